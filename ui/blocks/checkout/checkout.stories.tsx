import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { closedCheckout } from '../../../core/domain/checkout/checkout-step.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { CheckoutBlockView } from './checkout.tsx';

const meta = {
  title: 'Blocks/Checkout',
  component: CheckoutBlockView,
  args: {
    ...sampleBlockProps,
    block: { kind: 'checkout', id: 'checkout', step: closedCheckout },
  },
} satisfies Meta<typeof CheckoutBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Where orders are not taken, the page’s own words stand alone. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const Unavailable: Story = {
  args: { block: { kind: 'checkout', id: 'checkout', step: { kind: 'unavailable' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};
