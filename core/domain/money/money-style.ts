import type { Currency } from '../locale/locales.ts';

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

export const currencySigns = {
  eur: '€',
  chf: 'CHF',
  gbp: '£',
  usd: '$',
} as const satisfies Record<Currency, string>;
