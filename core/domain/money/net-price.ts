import type { Currency } from '../locale/locales.ts';
import type { MarketTax } from './market-taxes.ts';
import type { Money } from './money.ts';

/** What a gross price consists of; the two parts add up to it. */
export type TaxedMoney<C extends Currency = Currency> = {
  readonly net: Money<C>;
  readonly tax: Money<C>;
};

/** A quotient rounded half up, in integers of any size. */
const dividedHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

/**
 * A gross amount without its value added tax, half up, as every printed figure is rounded by itself
 * (decisions, "Money and formats"); where sales tax is added later it holds none.
 */
export const netOfGross = <C extends Currency>(tax: MarketTax, gross: Money<C>): Money<C> => {
  if (tax.kind === 'sales-tax-added-later') return gross;
  const net = dividedHalfUp(BigInt(gross.minorUnits) * 1000n, 1000n + BigInt(tax.perMille));
  return { minorUnits: Number(net), currency: gross.currency };
};

/** A gross amount taken apart: what is net, and what is tax. */
export const taxedMoney = <C extends Currency>(tax: MarketTax, gross: Money<C>): TaxedMoney<C> => {
  const net = netOfGross(tax, gross);
  const minorUnits = gross.minorUnits - net.minorUnits;
  return { net, tax: { minorUnits, currency: gross.currency } };
};
