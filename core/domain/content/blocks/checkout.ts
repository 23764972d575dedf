import { closedCheckout, type CheckoutStep } from '../../checkout/checkout-step.ts';
import type { GuaranteeNoticeBlock } from './guarantee-notice.ts';
import { blockBase, blockOf, constantField } from '../story-codec.ts';

/** The steps from a visitor's cart to an order; closed in stories. */
export type CheckoutBlock = {
  readonly kind: 'checkout';
  readonly id: string;
  readonly step: CheckoutStep;
  /** Shown before an order is placed. */
  readonly guarantee?: GuaranteeNoticeBlock | undefined;
};

export const checkoutCodec = blockOf<CheckoutBlock>('Checkout', {
  ...blockBase('checkout'),
  step: constantField<CheckoutStep>(closedCheckout),
  guarantee: constantField<GuaranteeNoticeBlock | undefined>(undefined),
});
