import type { Currency } from '../locale/locales.ts';

/** The amounts that a gift voucher can have, in minor units of its currency. */
export type GiftVoucherAmounts = {
  readonly minimum: number;
  readonly maximum: number;
  /** Every amount is a multiple of this: whole euros, francs, pounds, dollars. */
  readonly step: number;
  /** Amounts offered on the page; any other amount within the bounds can be typed. */
  readonly offered: readonly number[];
};

const usualAmounts = {
  minimum: 1_000,
  maximum: 50_000,
  step: 100,
  offered: [1_500, 2_500, 5_000, 7_500, 10_000, 15_000],
} as const satisfies GiftVoucherAmounts;

/** The amounts by currency: from 10 to 500 whole units in all of them (storefront §1: "buy"). */
export const giftVoucherAmounts = {
  eur: usualAmounts,
  chf: usualAmounts,
  gbp: usualAmounts,
  usd: usualAmounts,
} as const satisfies Record<Currency, GiftVoucherAmounts>;
