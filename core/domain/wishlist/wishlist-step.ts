import type { ShownArticle } from '../cart/cart-step.ts';
import type { Price } from '../money/money.ts';
import type { WishlistEntry } from './wishlist-entry.ts';

/** A wish as a page shows it. */
export type ShownWish = {
  /** Names it within its list (`wishlistKey`). */
  readonly key: string;
  readonly entry: WishlistEntry;
  /** What it is; undefined where that is not known before it is designed, or it cannot be made. */
  readonly article: ShownArticle | undefined;
  /** What it costs now: `unavailable` where nobody can say now; undefined where it is not sold here. */
  readonly price: Price | 'unavailable' | undefined;
  /** The address that opens its designer; undefined where the designer would not take it. */
  readonly designer: string | undefined;
};

/**
 * What a shopper sees of a wishlist: nothing was asked for, the list that the address names, that
 * there is none of that name, or that it cannot be read now.
 */
export type WishlistStep =
  | { readonly kind: 'unasked' }
  | {
      readonly kind: 'shown';
      /** Whether it is the list of whoever asks, who may change it. */
      readonly isOwn: boolean;
      /** What it is shared by; undefined before the first wish. */
      readonly shareKey: string | undefined;
      readonly wishes: readonly ShownWish[];
    }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unavailable' };

/** Before a list was asked for. */
export const unaskedWishlistStep: WishlistStep = { kind: 'unasked' };
