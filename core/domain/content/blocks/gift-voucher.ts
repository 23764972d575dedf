import { emptyGiftStep, type GiftStep } from '../../voucher/gift-step.ts';
import { blockBase, blockOf, constantField, plainText } from '../story-codec.ts';

/** The form that sells a gift voucher; empty in stories. */
export type GiftVoucherBlock = {
  readonly kind: 'gift-voucher';
  readonly id: string;
  readonly headline: string;
  readonly step: GiftStep;
};

export const giftVoucherCodec = blockOf<GiftVoucherBlock>('GiftVoucher', {
  ...blockBase('gift-voucher'),
  headline: plainText,
  step: constantField<GiftStep>(emptyGiftStep),
});
