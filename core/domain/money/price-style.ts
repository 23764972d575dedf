import type { MoneyStyle } from './money-style.ts';
import type { Money, Price } from './money.ts';
import { displayMoney, displayPrice, type PricePolicy } from './price-policy.ts';
import { printMoney } from './print-money.ts';

/** How gross prices are printed for whoever is at the page. */
export type PriceStyle = MoneyStyle & {
  /** Absent on the server, whose pages are everybody's: gross. */
  readonly policy?: PricePolicy | undefined;
};

/** A gross price, or a part of one. Other amounts, such as a voucher's worth, take `printMoney`. */
export const printPrice = (style: PriceStyle, gross: Money): string =>
  printMoney(style, style.policy === undefined ? gross : displayMoney(style.policy, gross));

/** A gross price with what is struck beside it; see `displayPrice`. */
export const styledPrice = ({ policy }: PriceStyle, gross: Price): Price =>
  policy === undefined ? gross : displayPrice(policy, gross).price;
