/** Who sells, as invoices name it: the sample's company, which whoever runs the shop replaces. */
import type { InvoiceSeller } from '../../../core/domain/invoice/invoice.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import { localeTable, type Currency, type Locale } from '../../../core/domain/locale/locales.ts';
import { traderVatIds } from '../content/samples/stories/trader.ts';
import { imprintLines } from '../content/samples/stories/imprint/lines.ts';

/** Where money is transferred to, by currency; undefined where it cannot be. */
export type AccountIn = (currency: Currency) => InvoiceSeller['bank'];

/** The imprint without its numbers of tax: an invoice says the market's under its own name. */
export const invoiceSeller = (locale: Locale, accountIn: AccountIn): InvoiceSeller => {
  const { market } = localeTable[locale];
  const [name = '', ...lines] = imprintLines(locale).filter(
    (line) => !/\d{3}\.?000\.?000/u.test(line),
  );
  return {
    lines: [name, ...lines],
    vatId: traderVatIds[market],
    bank: accountIn(currencyOf(locale)),
  };
};
