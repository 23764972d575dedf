import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { emptyGiftStep } from '../../../core/domain/voucher/gift-step.ts';
import { textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { GiftVoucherBlockView } from './gift-voucher.tsx';

const meta = {
  title: 'Blocks/GiftVoucher',
  component: GiftVoucherBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'gift-voucher',
      id: 'gift-voucher',
      headline: textArg('cart.voucher'),
      step: emptyGiftStep,
    },
  },
} satisfies Meta<typeof GiftVoucherBlockView>;

export default meta;

/** Six amounts and one to be typed, four designs. */
export const Empty: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(11);
  },
};
