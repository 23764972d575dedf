import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { dayArg, textArg } from '../../messages/story-args.ts';
import { emptyWithdrawalStep } from '../../../core/domain/contact/withdrawal-form.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

const withdrawal = {
  name: 'Erika Mustermann',
  email: 'erika@example.com',
  orderNumber: 'A-4711',
  goods: textArg('story.two-frames'),
};

const withdrawalId = '4f0c2a9b-0000-4000-8000-000000000000';

const meta = {
  title: 'Patterns/Forms/WithdrawalForm',
  component: WithdrawalForm,
  args: {
    step: emptyWithdrawalStep,
    printTime: () => dayArg('2026-11-22'),
  },
} satisfies Meta<typeof WithdrawalForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Four fields and one button; nothing asks for a reason. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** Errors stand at their fields. */
export const Wrong: Story = {
  args: {
    step: {
      kind: 'form',
      form: { ...withdrawal, orderNumber: '', email: 'erika' },
      errors: [
        { field: 'orderNumber', code: 'missing' },
        { field: 'email', code: 'malformed' },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const refused = canvasElement.querySelectorAll('[aria-invalid="true"]');
    await expect(refused).toHaveLength(2);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** The statement as it will be declared, and the button that the law asks for. */
export const Review: Story = {
  args: { step: { kind: 'review', withdrawal, withdrawalId } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvasElement).toHaveTextContent('A-4711');
  },
};

/** The whole order, acknowledged with its time and its number. */
export const Received: Story = {
  args: {
    step: {
      kind: 'received',
      withdrawal: { ...withdrawal, goods: undefined },
      receipt: { reference: '4F0C-2A9B', receivedAt: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4F0C-2A9B');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** It was not kept: nothing that was typed is lost, and it can be confirmed once more. */
export const Failed: Story = {
  args: { step: { kind: 'failed', withdrawal, withdrawalId } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
