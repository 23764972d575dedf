import type { Currency } from '../locale/locales.ts';

/** Minor units. */
export type GiftVoucherAmounts = {
  readonly minimum: number;
  readonly maximum: number;
  /** Whole euros, francs, pounds, dollars. */
  readonly step: number;
  /** Any other amount within the bounds can be typed. */
  readonly offered: readonly number[];
};

const usualAmounts = {
  minimum: 1_000,
  maximum: 50_000,
  step: 100,
  offered: [1_500, 2_500, 5_000, 7_500, 10_000, 15_000],
} as const satisfies GiftVoucherAmounts;

/** From 10 to 500 whole units in every currency (storefront §1: "buy"). */
export const giftVoucherAmounts = {
  eur: usualAmounts,
  chf: usualAmounts,
  gbp: usualAmounts,
  usd: usualAmounts,
} as const satisfies Record<Currency, GiftVoucherAmounts>;
