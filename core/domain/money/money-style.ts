import type { Currency } from '../locale/locales.ts';

/** Style of a locale for amounts. */
export type MoneyStyle = {
  readonly decimal: ',' | '.';
  /** The sign between thousands. */
  readonly group: string;
  /** The fewest digits before the first separator for grouping to begin: Spanish waits for two. */
  readonly minimumGroupingDigits: 1 | 2;
  readonly position: 'before' | 'after';
  /** Text between the sign of the currency and the number. */
  readonly gap: string;
  /** Text between a number and the percent sign. */
  readonly percentGap: string;
};

/** The sign of each currency as the shop writes it. */
export const currencySigns = {
  eur: '€',
  chf: 'CHF',
  gbp: '£',
  usd: '$',
} as const satisfies Record<Currency, string>;
