import type { TrackedItem } from '../consent/tracking-event.ts';
import type { Money, Price } from '../money/money.ts';
import type { ArticleFacts } from '../products/article-facts.ts';

export type ShownArticle = Pick<ArticleFacts, 'label' | 'look' | 'hasOwnPhoto'>;

export type ShownCartItem = {
  /** `articleKey`. */
  readonly key: string;
  readonly quantity: number;
  /** Undefined where it cannot be made any more. */
  readonly article: ShownArticle | undefined;
  /** Of one piece: `unavailable` where nobody says now; undefined where it is not sold here. */
  readonly price: Price | 'unavailable' | undefined;
  /** Of all its pieces. */
  readonly sum: Money | undefined;
  /** Its product's page with all of it chosen; undefined where it cannot be made any more. */
  readonly page: string | undefined;
  /** Opens its designer; undefined where that would not take it. */
  readonly href: string | undefined;
};

export type CartStep =
  | {
      readonly kind: 'shown';
      readonly items: readonly ShownCartItem[];
      /** Undefined where an item's price is not known, and when empty. */
      readonly total: Money | undefined;
      /** By the last change, for the statistics. */
      readonly lastPut: TrackedItem | undefined;
    }
  | { readonly kind: 'unavailable' };

export const emptyCartStep: CartStep = {
  kind: 'shown',
  items: [],
  total: undefined,
  lastPut: undefined,
};
