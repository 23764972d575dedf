import { emptyCartStep, type CartStep } from '../../cart/cart-step.ts';
import { blockId, constantField, fieldsCodec, plainText, type BlockCodec } from '../story-codec.ts';

/** A visitor's cart; empty in stories. */
export type CartBlock = {
  readonly kind: 'cart';
  readonly id: string;
  readonly headline: string;
  readonly step: CartStep;
};

/** The cart in stories. */
export const cartCodec: BlockCodec<CartBlock> = {
  component: 'Cart',
  fields: fieldsCodec<CartBlock>({
    kind: constantField('cart'),
    id: blockId,
    headline: plainText,
    step: constantField<CartStep>(emptyCartStep),
  }),
};
