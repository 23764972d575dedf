import { emptyWishlistStep, type WishlistStep } from '../../wishlist/wishlist-step.ts';
import { blockBase, blockOf, constantField, plainText } from '../story-codec.ts';

/** A visitor's wishlist or a shared one; empty in stories. */
export type WishlistBlock = {
  readonly kind: 'wishlist';
  readonly id: string;
  readonly headline: string;
  readonly step: WishlistStep;
};

export const wishlistCodec = blockOf<WishlistBlock>('Wishlist', {
  ...blockBase('wishlist'),
  headline: plainText,
  step: constantField<WishlistStep>(emptyWishlistStep),
});
