import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { ContactForm } from './contact-form.tsx';

const meta = {
  title: 'Page/ContactForm',
  component: ContactForm,
  args: { state: 'editing', wrong: [], contactHref: '#contact', onSend: fn() },
} satisfies Meta<typeof ContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    await userEvent.selectOptions(canvas.getByLabelText(text('support.topic')), 'delivery');
    await userEvent.type(canvas.getByLabelText(text('support.name')), 'Ada');
    await userEvent.type(canvas.getByLabelText(text('support.email')), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText(text('support.message')), 'When will it be there?');
    await userEvent.click(canvas.getByRole('button', { name: text('support.send') }));
    await expect(args.onSend).toHaveBeenCalledWith({
      topic: 'delivery',
      name: 'Ada',
      email: 'ada@example.com',
      orderNumber: '',
      message: 'When will it be there?',
    });
  },
};

/** The first refused field has the focus, and each says what it wants. */
export const Refused: Story = {
  args: { wrong: ['name', 'email', 'topic', 'message', 'orderNumber'] },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const topic = canvas.getByLabelText(text('support.topic'));
    await expect(topic).toHaveFocus();
    await expect(topic).toHaveAccessibleDescription(text('support.error.topic'));
    await expect(canvas.getByText(text('support.error.email'))).toBeVisible();
  },
};

export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Sent: Story = {
  args: { state: 'sent' },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(text('support.sent.title'));
    await expect(status.parentElement).toHaveFocus();
  },
};

/** The typed text is still there. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('support.failed.title'));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#contact');
    await expect(canvas.getByRole('button', { name: text('support.send') })).toBeEnabled();
  },
};
