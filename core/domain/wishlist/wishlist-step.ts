import type { ShownArticle } from '../cart/cart-step.ts';
import type { Price } from '../money/money.ts';

export type ShownWish = {
  /** `articleKey`. */
  readonly key: string;
  /** That of its article, else of its product; empty where that has none. */
  readonly name: string;
  /** Undefined where it is not known before it is designed, or cannot be made. */
  readonly article: ShownArticle | undefined;
  /** Now: `unavailable` where nobody can say, undefined where it is not sold here. */
  readonly price: Price | 'unavailable' | undefined;
  /** Its product's page with all of it chosen; undefined where it cannot be chosen here. */
  readonly page: string | undefined;
  /** Undefined where it would not take the wish. */
  readonly designer: string | undefined;
};

export type WishlistStep =
  | {
      readonly kind: 'shown';
      /** Who asks may change it. */
      readonly isOwn: boolean;
      /** Undefined before the first wish. */
      readonly shareKey: string | undefined;
      readonly wishes: readonly ShownWish[];
    }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unavailable' };

export const emptyWishlistStep: WishlistStep = {
  kind: 'shown',
  isOwn: true,
  shareKey: undefined,
  wishes: [],
};
