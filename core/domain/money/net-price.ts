import type { Currency } from '../locale/locales.ts';
import type { MarketTax } from './market-taxes.ts';
import type { Money } from './money.ts';

/** Net amount and tax of a gross price; the two add up to it. */
export type TaxedMoney<C extends Currency = Currency> = {
  readonly net: Money<C>;
  readonly tax: Money<C>;
};

/**
 * A gross amount without its value added tax, half up, as every printed figure is rounded by itself
 * (decisions, "Money and formats"); where sales tax is added later it holds none.
 */
export const netOfGross = <C extends Currency>(tax: MarketTax, gross: Money<C>): Money<C> => {
  if (tax.kind === 'sales-tax-added-later') return gross;
  const whole = 1000 + tax.perMille;
  const rest = gross.minorUnits % whole;
  // Each whole holds a thousand net: only what is left has to be divided, and no product is large.
  const thousands = (gross.minorUnits - rest) / whole;
  const net = thousands * 1000 + Math.floor((rest * 2000 + whole) / (2 * whole));
  return { minorUnits: net, currency: gross.currency };
};

/** A gross amount taken apart: what is net, and what is tax. */
export const taxedMoney = <C extends Currency>(tax: MarketTax, gross: Money<C>): TaxedMoney<C> => {
  const net = netOfGross(tax, gross);
  const minorUnits = gross.minorUnits - net.minorUnits;
  return { net, tax: { minorUnits, currency: gross.currency } };
};
