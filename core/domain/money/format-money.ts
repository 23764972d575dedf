import type { Locale } from '../locale/locales.ts';
import { moneyStyles } from './money-styles.ts';
import type { Money } from './money.ts';
import { printMoney } from './print-money.ts';

/** Prints an amount as the locale writes it: `1.234,50 €`, `CHF 1’234.50`, `$1,234.50`. */
export const formatMoney = (locale: Locale, money: Money): string =>
  printMoney(moneyStyles[locale], money);
