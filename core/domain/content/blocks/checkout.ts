import { closedCheckout, type CheckoutStep } from '../../checkout/checkout-step.ts';
import { blockBase, blockOf, constantField } from '../story-codec.ts';

/** The steps from a visitor's cart to an order; closed in stories. */
export type CheckoutBlock = {
  readonly kind: 'checkout';
  readonly id: string;
  readonly step: CheckoutStep;
};

export const checkoutCodec = blockOf<CheckoutBlock>('Checkout', {
  ...blockBase('checkout'),
  step: constantField<CheckoutStep>(closedCheckout),
});
