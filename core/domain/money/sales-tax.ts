/** Sales tax of the United States: added to net prices by where goods go. */
import type { Money } from './money.ts';

/** What one state asks of an order. */
export type SalesTax = {
  /** By its code, `CA`; where it is a part of the state that asks, the state's. */
  readonly state: string;
  /** In millionths of the taxable amount: 72 500 is 7.25 %; 0 for a fee without a rate. */
  readonly perMillion: number;
  readonly taxable: Money;
  readonly tax: Money;
};

/** What is sold, and where it goes. Amounts are net. */
export type SalesTaxQuestion = {
  readonly destination: {
    readonly street: string;
    readonly city: string;
    /** By its code. */
    readonly state: string;
    readonly postcode: string;
  };
  /** Of all pieces of each item. */
  readonly goods: readonly Money[];
  /** Express included. */
  readonly shipping: Money;
};

/** Of an amount, half up. */
export const salesTaxOf = (perMillion: number, { minorUnits, currency }: Money): Money => ({
  minorUnits: Math.floor((minorUnits * perMillion + 500_000) / 1_000_000),
  currency,
});
