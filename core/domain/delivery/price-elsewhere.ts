import type { Price } from '../money/money.ts';

export type PriceElsewhere = {
  /** What the price is of: equal texts cost the same. */
  readonly selection: string;
  readonly price: Price | 'not-sold' | 'unavailable';
};
