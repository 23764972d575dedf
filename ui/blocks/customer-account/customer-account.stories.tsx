import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { emptyAccountPageStep } from '../../../core/domain/customer/account-overview.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { CustomerAccountBlockView } from './customer-account.tsx';

const meta = {
  title: 'Blocks/CustomerAccount',
  component: CustomerAccountBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'customer-account',
      id: 'customer-account',
      headline: '',
      step: emptyAccountPageStep,
    },
  },
} satisfies Meta<typeof CustomerAccountBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nobody’s, until whoever asks has a session. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** Instants in the market’s own time, and the country in the page’s language. */
export const Shown: Story = {
  args: {
    block: {
      kind: 'customer-account',
      id: 'customer-account',
      headline: '',
      step: {
        kind: 'shown',
        overview: {
          number: '1000001',
          email: 'ada@example.com',
          firstName: 'Ada',
          lastName: 'Lovelace',
          hasPassword: true,
          newsletter: 'pending',
          sessions: [
            {
              id: 'a',
              browser: 'chrome',
              system: 'android',
              country: 'CH',
              begunAt: Date.UTC(2026, 10, 22, 18, 30),
              usedAt: Date.UTC(2026, 10, 22, 18, 30),
              isCurrent: true,
            },
          ],
          pictures: [],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('19:30');
  },
};
