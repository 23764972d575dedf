import type { Currency, Locale } from '../locale/locales.ts';
import type { MoneyStyle } from './money-style.ts';
import { moneyStyles, swissGroup } from './money-styles.ts';
import type { Money } from './money.ts';
import { printMoney } from './print-money.ts';

/**
 * Francs group from 1,000 on with the apostrophe in every locale, and their sign, a word, stands
 * apart; other currencies follow `Intl.NumberFormat` (decisions, "Money and formats").
 */
export const moneyStyleFor = (locale: Locale, currency: Currency): MoneyStyle => {
  const style: MoneyStyle = moneyStyles[locale];
  if (currency === 'chf')
    return { ...style, group: swissGroup, minimumGroupingDigits: 1, gap: '\u00a0' };
  return locale === 'it-CH' ? { ...style, minimumGroupingDigits: 2 } : style;
};

/** `1.234,50 €`, `CHF 1’234.50`, `$1,234.50`. */
export const formatMoney = (locale: Locale, money: Money): string =>
  printMoney(moneyStyleFor(locale, money.currency), money);
