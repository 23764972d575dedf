import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Field } from './field.tsx';

const meta = {
  title: 'Patterns/Forms/Field',
  component: Field,
  args: {
    label: 'E-Mail',
    children: (control) => <input {...control} type="email" defaultValue="ada@example" />,
  },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A click on the label focuses the control. */
export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByLabelText(args.label);
    await userEvent.click(canvas.getByText(args.label));
    await expect(control).toHaveFocus();
    await expect(control).toBeValid();
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The error is announced with its control. */
export const Wrong: Story = {
  args: { error: 'name@example.com' },
  play: async ({ args, canvas }) => {
    const control = canvas.getByLabelText(args.label);
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('name@example.com');
  },
};

export const Choice: Story = {
  args: {
    label: 'Format',
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
    label: 'Text',
    children: (control) => <textarea {...control} rows={5} defaultValue="…" />,
  },
};
