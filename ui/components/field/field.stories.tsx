import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { useText } from '../../messages/text.tsx';
import { StateSheet } from '../state-sheet/state-sheet.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Patterns/Forms/Field',
  component: Field,
  args: {
    label: textArg('support.email'),
    children: (control) => <input {...control} type="email" defaultValue="ada@example" />,
  },
  argTypes: {
    label: { description: 'Above the control, always in view; says what is optional.' },
    error: {
      description: 'Below the control and read out with it: what to type, not what is wrong.',
    },
    isFirstError: {
      description: 'The first wrong field of a form has the focus.',
      control: 'boolean',
    },
    hintId: { description: 'Of an element that describes it, such as a rule for passwords.' },
    children: {
      description: 'Draws a native control with the properties that it gets.',
      control: false,
    },
  },
} satisfies Meta<typeof Field>;

export default meta;

const Wrongly = ({ label, children }: Pick<ComponentProps<typeof Field>, 'label' | 'children'>) => (
  <Field label={label} error={useText()('account-dialog.error.email')}>
    {children}
  </Field>
);

type Story = StoryObj<typeof meta>;

/** A click on the label focuses the control. */
export const Plain: Story = {
  play: async ({ args, canvas, globals }) => {
    const label = argText(globals, args.label);
    const control = canvas.getByLabelText(label);
    await userEvent.click(canvas.getByText(label));
    await expect(control).toHaveFocus();
    await expect(control).toBeValid();
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const States: Story = {
  render: ({ label, children }) => (
    <StateSheet
      states={[
        { name: 'at rest', drawing: <Field label={label}>{children}</Field> },
        {
          name: 'with the focus',
          touch: 'focus',
          drawing: <Field label={label}>{children}</Field>,
        },
        { name: 'wrong', drawing: <Wrongly label={label}>{children}</Wrongly> },
        {
          name: 'wrong, with the focus',
          touch: 'focus',
          drawing: <Wrongly label={label}>{children}</Wrongly>,
        },
      ]}
    />
  ),
};

/** The error is announced with its control. */
export const Wrong: Story = {
  args: { error: textArg('account-dialog.error.email') },
  play: async ({ args, canvas, globals }) => {
    const control = canvas.getByLabelText(argText(globals, args.label));
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      argText(globals, textArg('account-dialog.error.email')),
    );
  },
};

export const Choice: Story = {
  args: {
    label: textArg('configurator.format'),
    children: (control) => (
      <select {...control}>
        <option>A4</option>
        <option>A5</option>
      </select>
    ),
  },
};

export const LongText: Story = {
  args: {
    label: textArg('support.message'),
    children: (control) => <textarea {...control} rows={5} defaultValue="…" />,
  },
};
