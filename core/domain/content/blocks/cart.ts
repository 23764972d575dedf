import { emptyCartStep, type CartStep } from '../../cart/cart-step.ts';
import { blockBase, blockOf, constantField, plainText } from '../story-codec.ts';

/** A visitor's cart; empty in stories. */
export type CartBlock = {
  readonly kind: 'cart';
  readonly id: string;
  readonly headline: string;
  readonly step: CartStep;
};

export const cartCodec = blockOf<CartBlock>('Cart', {
  ...blockBase('cart'),
  headline: plainText,
  step: constantField<CartStep>(emptyCartStep),
});
