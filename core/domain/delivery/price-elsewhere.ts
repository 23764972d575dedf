import type { Price } from '../money/money.ts';

/** What a selection costs in the shop of another country. */
export type PriceElsewhere = {
  /** What the price is of: equal texts cost the same. */
  readonly selection: string;
  readonly price: Price | 'not-sold' | 'unavailable';
};
