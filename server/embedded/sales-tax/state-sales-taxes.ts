/** Counts the general sales tax of a state alone, from a table: it asks nobody. */
import type { Money } from '../../../core/domain/money/money.ts';
import { salesTaxOf } from '../../../core/domain/money/sales-tax.ts';
import { calendarDay } from '../../../core/domain/time/calendar-day.ts';
import { TE } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { SalesTaxes } from '../../../core/ports/sales-taxes.ts';
import { stateTaxes, type StateTax } from './state-rates.ts';

/** One day for the whole country: that of the capital. */
const timeZone = 'America/New_York';

const taxOf = (state: string): StateTax | undefined => {
  const taxes: Readonly<Record<string, StateTax>> = stateTaxes;
  return Object.hasOwn(taxes, state) ? taxes[state] : undefined;
};

/** States without a sales tax add none. */
export const stateSalesTaxes = (clock: Clock): SalesTaxes => ({
  count: ({ destination: { state }, goods, shipping }) => {
    const tax = taxOf(state);
    if (tax === undefined) return TE.right([]);
    const { rates, taxesShipping } = tax;
    const day = calendarDay(timeZone, clock.now());
    const { perMillion } = rates.findLast(({ since }) => since <= day) ?? rates[0];
    const taxable: Money = {
      minorUnits: (taxesShipping ? [...goods, shipping] : goods).reduce(
        (sum, { minorUnits }) => sum + minorUnits,
        0,
      ),
      currency: shipping.currency,
    };
    return TE.right([{ state, perMillion, taxable, tax: salesTaxOf(perMillion, taxable) }]);
  },
});
