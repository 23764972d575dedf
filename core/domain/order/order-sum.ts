import type { Money } from '../money/money.ts';
import type { OrderTotals } from './order.ts';

/** The sales tax that is added to an order; zero where there is none, or none is known yet. */
export const addedTaxOf = ({ salesTax, due: { currency } }: OrderTotals): Money => ({
  minorUnits: (salesTax ?? []).reduce((sum, { tax }) => sum + tax.minorUnits, 0),
  currency,
});

/** What all of it costs, whoever pays: with a sales tax that is added. */
export const orderSum = (totals: OrderTotals): Money => {
  const parts = [totals.goods, totals.shipping, totals.express, addedTaxOf(totals)];
  return { ...totals.due, minorUnits: parts.reduce((sum, part) => sum + part.minorUnits, 0) };
};
