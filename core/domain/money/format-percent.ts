import type { Locale } from '../locale/locales.ts';
import { moneyStyles } from './money-styles.ts';

/** That of amounts, but fr-CH writes a comma in all numbers save amounts of francs. */
const decimalSign = (locale: Locale): ',' | '.' =>
  locale === 'fr-CH' ? ',' : moneyStyles[locale].decimal;

/** Prints millionths, from 0 on, with all digits that there are: 72 500 → `7.25%` in en-US. */
export const formatPerMillion = (locale: Locale, perMillion: number): string => {
  const percent = String(Math.round(perMillion) / 10_000).replace('.', decimalSign(locale));
  return `${percent}${moneyStyles[locale].percentGap}%`;
};

/** Prints tenths of a percent, from 0 on: 81 → `8,1 %`, 190 → `19 %`, in en-US `19%`. */
export const formatPerMille = (locale: Locale, perMille: number): string => {
  const whole = Math.round(perMille);
  const tenths = whole % 10;
  const decimals = tenths === 0 ? '' : `${decimalSign(locale)}${tenths}`;
  return `${Math.floor(whole / 10)}${decimals}${moneyStyles[locale].percentGap}%`;
};
