import type { Market } from '../locale/locales.ts';

/**
 * Value added tax, part of every gross price, in tenths of a percent; or a sales tax added at the
 * checkout.
 */
export type MarketTax =
  | { readonly kind: 'value-added-tax'; readonly perMille: number }
  | { readonly kind: 'sales-tax-added-later' };

/** By market (decisions, "Money and formats"). */
export const marketTaxes = {
  at: { kind: 'value-added-tax', perMille: 200 },
  ch: { kind: 'value-added-tax', perMille: 81 },
  de: { kind: 'value-added-tax', perMille: 190 },
  it: { kind: 'value-added-tax', perMille: 220 },
  li: { kind: 'value-added-tax', perMille: 81 },
  lu: { kind: 'value-added-tax', perMille: 170 },
  gb: { kind: 'value-added-tax', perMille: 200 },
  com: { kind: 'sales-tax-added-later' },
  es: { kind: 'value-added-tax', perMille: 210 },
  be: { kind: 'value-added-tax', perMille: 210 },
  fr: { kind: 'value-added-tax', perMille: 200 },
  nl: { kind: 'value-added-tax', perMille: 210 },
} as const satisfies Record<Market, MarketTax>;
