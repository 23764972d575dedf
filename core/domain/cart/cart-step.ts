import type { TrackedItem } from '../consent/tracking-event.ts';
import type { Money, Price } from '../money/money.ts';
import type { ArticleFacts } from '../products/article-facts.ts';

/** What an article is, as far as its configuration can still be read. */
export type ShownArticle = Pick<ArticleFacts, 'label' | 'look' | 'hasOwnPhoto'>;

/** An item of the cart as a page shows it. */
export type ShownCartItem = {
  /** Names it within its cart (`articleKey`). */
  readonly key: string;
  readonly quantity: number;
  /** Undefined where it cannot be made any more. */
  readonly article: ShownArticle | undefined;
  /** What one piece costs now: `unavailable` where nobody says now; undefined where it is not sold here. */
  readonly price: Price | 'unavailable' | undefined;
  /** What all its pieces cost now. */
  readonly sum: Money | undefined;
  /** The address that opens its designer with it; undefined where that would not take it. */
  readonly href: string | undefined;
};

/** What a shopper sees of the cart: what is in it, or that it cannot be read now. */
export type CartStep =
  | {
      readonly kind: 'shown';
      readonly items: readonly ShownCartItem[];
      /** What all of it costs now; undefined where the price of an item is not known, and when empty. */
      readonly total: Money | undefined;
      /** What was put into it by the last change, for the statistics. */
      readonly lastPut: TrackedItem | undefined;
    }
  | { readonly kind: 'unavailable' };

/** A cart with nothing in it. */
export const emptyCartStep: CartStep = {
  kind: 'shown',
  items: [],
  total: undefined,
  lastPut: undefined,
};
