import type { Currency } from '../locale/locales.ts';

/** How a locale writes amounts. */
export type MoneyStyle = {
  readonly decimal: ',' | '.';
  /** Between thousands. */
  readonly group: string;
  /** Fewest digits before the first separator: Spanish waits for two. */
  readonly minimumGroupingDigits: 1 | 2;
  readonly position: 'before' | 'after';
  /** Between the currency's sign and the number. */
  readonly gap: string;
  /** Between a number and the percent sign. */
  readonly percentGap: string;
};

/** Signs as the shop writes them. */
export const currencySigns = {
  eur: '€',
  chf: 'CHF',
  gbp: '£',
  usd: '$',
} as const satisfies Record<Currency, string>;
