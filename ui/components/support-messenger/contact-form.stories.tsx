import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { emptyContactStep } from '../../../core/domain/contact/contact-step.ts';
import { asPattern, storyText } from '../../messages/story-text.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';

const typed = {
  topic: 'delivery',
  name: 'Ada',
  email: 'ada@example.com',
  company: '',
  orderNumber: '',
  message: 'When will it be there?',
};

const fields = ['topic', 'name', 'email', 'orderNumber', 'message', 'attachments'] as const;

const meta = {
  title: 'Patterns/Forms/ContactForm',
  component: ContactForm,
  args: { step: emptyContactStep },
} satisfies Meta<typeof ContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Over another page it is sent to the contact page, by a script, with all that is in it. */
export const Empty: Story = {
  args: { contactHref: '#contact', onSend: fn() },
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    await userEvent.selectOptions(canvas.getByLabelText(text('support.topic')), typed.topic);
    await userEvent.type(canvas.getByLabelText(text('support.name')), typed.name);
    await userEvent.type(canvas.getByLabelText(text('support.email')), typed.email);
    await userEvent.type(canvas.getByLabelText(text('support.message')), typed.message);
    const files = canvas.getByLabelText(text('support.attachments'));
    await expect(files).toHaveAccessibleDescription(asPattern(text('support.attachments.hint')));
    const button = canvas.getByRole('button', { name: text('support.send') });
    const form = button.closest('form');
    await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    await expect(form).toHaveAttribute('action', '#contact');
    await userEvent.click(button);
    await expect(args.onSend).toHaveBeenCalledWith(form);
    const sent = Object.fromEntries(new FormData(form ?? undefined));
    const { company: _noField, ...asked } = typed;
    await expect(sent).toMatchObject(asked);
    await expect(sent).not.toHaveProperty('company');
  },
};

/** The first refused field has the focus, and each says what it wants. */
export const Refused: Story = {
  args: {
    step: {
      typed,
      hadAttachments: true,
      problem: {
        kind: 'refused',
        errors: fields.map((field) => ({ field, code: 'malformed' })),
      },
    },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const topic = canvas.getByLabelText(text('support.topic'));
    await expect(topic).toHaveFocus();
    await expect(topic).toHaveValue(typed.topic);
    await expect(topic).toHaveAccessibleDescription(text('support.error.topic'));
    await expect(canvas.getByText(text('support.error.email'))).toBeVisible();
    await expect(canvas.getByText(text('support.error.attachments'))).toBeVisible();
  },
};

export const Sending: Story = {
  args: { isSending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Sent: Story = {
  render: () => <ContactSent />,
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(text('support.sent.title'));
    await expect(status.parentElement).toHaveFocus();
  },
};

/** A browser fills in no file field again. */
export const FilesToChooseAgain: Story = {
  args: {
    step: {
      typed: { ...typed, message: 'When?' },
      hadAttachments: true,
      problem: { kind: 'refused', errors: [{ field: 'message', code: 'too-short' }] },
    },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByLabelText(text('support.message'))).toHaveFocus();
    await expect(canvas.getByText(text('support.attachments.again'))).toBeVisible();
  },
};

/** The typed text is still there, and is kept once if it had arrived after all. */
export const Failed: Story = {
  args: {
    contactHref: '#contact',
    step: { typed, hadAttachments: false, problem: { kind: 'failed', messageId: 'one' } },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('support.failed.title'));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#contact');
    await expect(canvas.getByLabelText(text('support.message'))).toHaveValue(typed.message);
    await expect(canvasElement.querySelector('[name="messageId"]')).toHaveValue('one');
    await expect(canvas.getByRole('button', { name: text('support.send') })).toBeEnabled();
  },
};
