import { unaskedWishlistStep, type WishlistStep } from '../../wishlist/wishlist-step.ts';
import { blockId, constantField, fieldsCodec, plainText, type BlockCodec } from '../story-codec.ts';

/** A visitor's wishlist or a shared one; empty in stories. */
export type WishlistBlock = {
  readonly kind: 'wishlist';
  readonly id: string;
  readonly headline: string;
  readonly step: WishlistStep;
};

/** The wishlist in stories. */
export const wishlistCodec: BlockCodec<WishlistBlock> = {
  component: 'Wishlist',
  fields: fieldsCodec<WishlistBlock>({
    kind: constantField('wishlist'),
    id: blockId,
    headline: plainText,
    step: constantField<WishlistStep>(unaskedWishlistStep),
  }),
};
