import type { Currency } from '../locale/locales.ts';
import { currencySigns, type MoneyStyle } from './money-style.ts';
import { displayMoney, type PricePolicy } from './price-policy.ts';
import { printAmount } from './print-money.ts';

/** What a policy makes of texts with gross prices in them. */
export type NetText = (text: string) => string;

const escaped = (text: string): string => text.replaceAll(/[$.]/gu, String.raw`\$&`);

/** An amount as `printMoney` prints it: two digits behind the decimal sign, beside the currency's. */
const patternOf = ({ decimal, group, position }: MoneyStyle, currency: Currency): RegExp => {
  const number = String.raw`(?<![\d.,])(\d[\d${escaped(group)}]*)${escaped(decimal)}(\d\d)(?!\d)`;
  const sign = escaped(currencySigns[currency]);
  const gap = String.raw`[ \u00a0\u202f]?`;
  return position === 'before'
    ? new RegExp(`(?<=${sign}${gap})${number}`, 'gu')
    : new RegExp(`${number}(?=${gap}${sign})`, 'gu');
};

/**
 * Texts as the server writes them for everybody, with the prices in them as the policy shows them:
 * `ab 11,90 €` is `ab 10,00 €`. Only amounts in the style and currency are prices; numbers without
 * a currency or without cents stay.
 */
export const netTextOf = (policy: PricePolicy, style: MoneyStyle, currency: Currency): NetText => {
  const pattern = patternOf(style, currency);
  return (text) =>
    text.replaceAll(pattern, (_, whole: string, cents: string) => {
      const minorUnits = Number(whole.replaceAll(/\D/gu, '') + cents);
      return printAmount(style, displayMoney(policy, { minorUnits, currency }).minorUnits);
    });
};
