import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { Field } from './field.tsx';

const meta = {
  title: 'Patterns/Forms/Field',
  component: Field,
  args: {
    label: textArg('support.email'),
    children: (control) => <input {...control} type="email" defaultValue="ada@example" />,
  },
} satisfies Meta<typeof Field>;

export default meta;

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
