import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { emptyWithdrawalStep } from '../../../core/domain/contact/withdrawal-form.ts';
import { textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { WithdrawalBlockView } from './withdrawal.tsx';

const meta = {
  title: 'Blocks/Withdrawal',
  component: WithdrawalBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'withdrawal',
      id: 'withdrawal',
      headline: textArg('legal.withdrawal'),
      step: emptyWithdrawalStep,
    },
  },
} satisfies Meta<typeof WithdrawalBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The form sends to the page that it stands on. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvasElement.querySelector('form')).toHaveProperty('method', 'post');
  },
};

/** The acknowledgement in the market's own time. */
export const Received: Story = {
  args: {
    block: {
      kind: 'withdrawal',
      id: 'withdrawal',
      headline: textArg('legal.withdrawal'),
      step: {
        kind: 'received',
        withdrawal: { name: 'Erika', email: 'erika@example.com', orderNumber: 'A-4711' },
        receipt: { reference: '4F0C-2A9B', receivedAt: Date.UTC(2026, 10, 22, 18, 30) },
      },
    },
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('19:30');
    // What is acknowledged stands under its notice, not under the headline beside it.
    const [left, leftOfFacts] = [status, canvas.getByText('A-4711').closest('dl')].map(
      (element) => element?.getBoundingClientRect().left,
    );
    await expect(leftOfFacts).toBe(left);
  },
};
