import type { Currency } from '../locale/locales.ts';
import type { MarketTax } from './market-taxes.ts';
import type { Money } from './money.ts';

/** Both add up to the gross amount. */
export type TaxedMoney<C extends Currency = Currency> = {
  readonly net: Money<C>;
  readonly tax: Money<C>;
};

/**
 * Half up, as every printed figure is rounded by itself (decisions, "Money and formats"). A sales
 * tax is not in the gross amount.
 */
export const netOfGross = <C extends Currency>(tax: MarketTax, gross: Money<C>): Money<C> => {
  if (tax.kind === 'sales-tax-added-later') return gross;
  const whole = 1000 + tax.perMille;
  const rest = gross.minorUnits % whole;
  // Dividing only the rest keeps all products small.
  const thousands = (gross.minorUnits - rest) / whole;
  const net = thousands * 1000 + Math.floor((rest * 2000 + whole) / (2 * whole));
  return { minorUnits: net, currency: gross.currency };
};

/** A gross amount as net and tax. */
export const taxedMoney = <C extends Currency>(tax: MarketTax, gross: Money<C>): TaxedMoney<C> => {
  const net = netOfGross(tax, gross);
  const minorUnits = gross.minorUnits - net.minorUnits;
  return { net, tax: { minorUnits, currency: gross.currency } };
};
