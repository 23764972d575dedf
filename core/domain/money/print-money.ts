import { currencySigns, type MoneyStyle } from './money-style.ts';
import type { Money } from './money.ts';

const groupThousands = (whole: string, style: MoneyStyle): string =>
  whole.length < 3 + style.minimumGroupingDigits
    ? whole
    : whole.replace(/\B(?=(?:\d{3})+$)/gu, style.group);

/** A whole number from 0 on, as money's whole units are written: `5.000`, `5’000`, `5000`. */
export const printCount = (style: MoneyStyle, count: number): string =>
  groupThousands(String(count), style);

/** An amount's number without the currency's sign. */
export const printAmount = (style: MoneyStyle, minorUnits: number): string => {
  const digits = String(minorUnits).padStart(3, '0');
  return `${groupThousands(digits.slice(0, -2), style)}${style.decimal}${digits.slice(-2)}`;
};

/** `formatMoney` without the table of locales. */
export const printMoney = (style: MoneyStyle, { minorUnits, currency }: Money): string => {
  const number = printAmount(style, minorUnits);
  const sign = currencySigns[currency];
  return style.position === 'before'
    ? `${sign}${style.gap}${number}`
    : `${number}${style.gap}${sign}`;
};

/** Prints a discount of whole percent: `−18 %`, in en-US `−18%`. */
export const printDiscount = (style: MoneyStyle, percent: number): string =>
  `\u2212${percent}${style.percentGap}%`;
