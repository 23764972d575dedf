import fc from 'fast-check';

import { invoiceOf, type Invoice, type InvoiceHead } from '../../core/domain/invoice/invoice.ts';
import { localeTable, type Currency, type Locale } from '../../core/domain/locale/locales.ts';
import { marketTax } from '../../core/domain/money/market-taxes.ts';
import type { Money } from '../../core/domain/money/money.ts';
import { taxedMoney } from '../../core/domain/money/net-price.ts';
import { salesTaxOf } from '../../core/domain/money/sales-tax.ts';
import type { PlacedOrder } from '../../core/domain/order/order.ts';
import { anyLocale } from './locale.ts';
import { orderOf, someGift, someItem } from './order.ts';

type Bought = {
  readonly locale: Locale;
  readonly isBusiness: boolean;
  readonly prices: readonly (readonly [price: number, quantity: number])[];
  readonly gifts: readonly number[];
  readonly shipping: number;
  readonly express: number;
};

/** An order of such prices in minor units, taxed as its market is: that to the States as California. */
export const boughtOrder = (bought: Bought): PlacedOrder => {
  const { locale, isBusiness, prices, gifts, shipping, express } = bought;
  const { currency, market } = localeTable[locale];
  const money = (minorUnits: number): Money<Currency> => ({ minorUnits, currency });
  const items = prices.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
  const goods = items + gifts.reduce((sum, amount) => sum + amount, 0);
  const tax = marketTax(market, Date.parse('2026-11-27T10:00:00Z'));
  const taxed = money(items + shipping + express);
  const salesTax =
    tax.kind === 'value-added-tax'
      ? undefined
      : [
          {
            state: 'CA',
            perMillion: 72_500,
            taxable: money(items),
            tax: salesTaxOf(72_500, money(items)),
          },
        ];
  const added = salesTax?.[0]?.tax.minorUnits ?? 0;
  const order = orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod: 'redirect' });
  return {
    ...order,
    locale,
    buyer: { ...order.buyer, isBusiness, vatId: isBusiness ? 'ATU12345678' : undefined },
    paymentMethod: isBusiness ? 'invoice' : 'redirect',
    items: prices.map(([price, quantity]) => ({
      ...someItem,
      quantity,
      price: money(price),
      sum: money(price * quantity),
    })),
    gifts: gifts.map((amount) => ({ ...someGift, amount: money(amount) })),
    totals: {
      goods: money(goods),
      shipping: money(shipping),
      express: money(express),
      vouchers: money(0),
      due: money(goods + shipping + express + added),
      taxes:
        tax.kind === 'value-added-tax'
          ? [{ perMille: tax.perMille, ...taxedMoney(tax, taxed) }]
          : [],
      ...(salesTax !== undefined && { salesTax }),
    },
  };
};

export const anyBoughtOrder: fc.Arbitrary<PlacedOrder> = fc
  .record({
    locale: fc.oneof({ weight: 4, arbitrary: anyLocale }, fc.constant('en-US' as const)),
    isBusiness: fc.boolean(),
    prices: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 99 })),
      { minLength: 1, maxLength: 12 },
    ),
    gifts: fc.array(fc.integer({ min: 1_000, max: 50_000 }), { maxLength: 2 }),
    shipping: fc.integer({ min: 0, max: 5_000 }),
    express: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(boughtOrder);

export const someInvoiceHead: InvoiceHead = {
  number: 'R2026-000001',
  seller: {
    lines: ['Musterbild GmbH', 'Musterstraße 12, 80331 München, Deutschland', 'HRB 000000'],
    vatId: 'DE000000000',
    bank: { holder: 'Musterbild GmbH', iban: 'DE00 0000', bic: 'XXXX' },
  },
  issuedAt: Date.parse('2026-12-01T23:30:00Z'),
  suppliedAt: Date.parse('2026-12-01T09:00:00Z'),
  countryName: (country) => country,
};

export const anyInvoice: fc.Arbitrary<Invoice> = anyBoughtOrder.map((placed) =>
  invoiceOf({ placed }, someInvoiceHead),
);
