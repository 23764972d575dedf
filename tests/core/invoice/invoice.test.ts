import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { invoiceFacts, saysFact } from '../../../core/domain/invoice/invoice-facts.ts';
import { creditNoteOf, invoiceOf } from '../../../core/domain/invoice/invoice.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import { E } from '../../../core/fp.ts';
import {
  anyBoughtOrder,
  anyInvoice,
  boughtOrder,
  someInvoiceHead,
} from '../../arbitraries/invoice.ts';

const sumOf = (amounts: readonly Money[]): number =>
  amounts.reduce((sum, { minorUnits }) => sum + minorUnits, 0);

describe('an invoice', () => {
  property.prop([anyBoughtOrder])('adds up to what was bought', (placed) => {
    const { totals, buyer } = placed;
    const invoice = invoiceOf({ placed }, someInvoiceHead);
    const added = sumOf((totals.salesTax ?? []).map((one) => one.tax));
    const whole = sumOf([totals.goods, totals.shipping, totals.express]) + added;
    const taxed = sumOf(invoice.taxes.map(({ gross }) => gross));
    const tax = sumOf(totals.taxes.map((one) => one.tax));
    expect(invoice.total.minorUnits).toBe(whole);
    expect(taxed + invoice.untaxed.minorUnits + added).toBe(whole);
    expect(invoice.salesTax).toEqual(totals.salesTax);
    expect(invoice.isNet).toBe(buyer.isBusiness && totals.taxes.length > 0);
    expect(sumOf(invoice.lines.map((line) => line.sum)) + (invoice.isNet ? tax : added)).toBe(
      whole,
    );
    expect(invoice.buyerVatId).toBe(buyer.vatId);
  });

  test('has the days of its market, and a line for all that was paid', () => {
    const bought = {
      locale: 'de-DE',
      isBusiness: false,
      prices: [[4_000, 2]],
      gifts: [1_000],
      shipping: 0,
      express: 990,
    } as const;
    const invoice = invoiceOf({ placed: boughtOrder(bought) }, someInvoiceHead);
    // In Germany it is tomorrow.
    expect(invoice).toMatchObject({
      issuedOn: '2026-12-02',
      suppliedOn: '2026-12-01',
      order: { placedOn: '2026-11-27' },
      untaxed: { minorUnits: 1_000 },
    });
    expect(
      invoice.lines.map(({ kind, quantity, sum }) => [kind, quantity, sum.minorUnits]),
    ).toEqual([
      ['item', 2, 8_000],
      ['gift', 1, 1_000],
      ['shipping', 1, 0],
      ['express', 1, 990],
    ]);
  });
});

describe('what an invoice names', () => {
  const bought = {
    locale: 'de-DE',
    isBusiness: false,
    prices: [[11_900, 1]],
    gifts: [],
    shipping: 595,
    express: 0,
  } as const;
  const placed = boughtOrder(bought);

  test('its kind, its buyer with the country, and the goods with all details', () => {
    const [item] = placed.items;
    if (item === undefined) throw new Error('Nothing was bought.');
    const label = { name: 'Leinwand', kind: 'Galerie', details: ['60 × 40 cm'] };
    const named = { ...placed, items: [{ ...item, label }] };
    const invoice = invoiceOf({ placed: named }, someInvoiceHead);
    expect(invoice.kind).toBe('invoice');
    expect(invoice.buyer.slice(-2)).toEqual([expect.stringMatching(/^\d{5} /u), 'DE']);
    expect(invoice.delivery).toBeUndefined();
    expect(invoice).not.toHaveProperty('salesTax');
    expect(invoice.lines[0]).toMatchObject({
      name: 'Leinwand',
      details: ['Galerie', '60 × 40 cm'],
    });
    const plain = invoiceOf({ placed }, someInvoiceHead);
    expect(plain.lines[0]?.details).toEqual(item.label.details);
    expect(plain.lines.slice(1)).toEqual([
      {
        kind: 'shipping',
        name: '',
        details: [],
        quantity: 1,
        price: placed.totals.shipping,
        sum: placed.totals.shipping,
      },
    ]);
    const elsewhere = { ...placed, delivery: { ...placed.billing, city: 'Zürich' } };
    const delivery = invoiceOf({ placed: elsewhere }, someInvoiceHead).delivery;
    expect(delivery?.join()).toMatch(/Zürich,DE$/u);
  });

  test('no delivery where nothing is sent', () => {
    const gift = { ...placed, items: [], gifts: boughtOrder({ ...bought, gifts: [1_000] }).gifts };
    expect(invoiceOf({ placed: gift }, someInvoiceHead).lines.map(({ kind }) => kind)).toEqual([
      'gift',
    ]);
  });

  test('prices without the tax for businesses', () => {
    const business = boughtOrder({ ...bought, isBusiness: true, gifts: [1_000] });
    const { lines, isNet } = invoiceOf({ placed: business }, someInvoiceHead);
    expect(isNet).toBe(true);
    expect(lines.map(({ price, sum }) => [price.minorUnits, sum.minorUnits])).toEqual([
      [10_000, 10_000],
      [1_000, 1_000],
      [500, 500],
    ]);
  });

  test('what goes back, and refuses what was never paid', () => {
    const invoice = invoiceOf({ placed }, someInvoiceHead);
    const credit = (minorUnits: number, currency: 'eur' | 'chf' = 'eur') =>
      creditNoteOf(invoice, {
        number: 'G1',
        issuedOn: '2026-12-09',
        amount: { minorUnits, currency },
      });
    for (const [minorUnits, currency] of [
      [0, 'eur'],
      [-1, 'eur'],
      [0.5, 'eur'],
      [invoice.total.minorUnits + 1, 'eur'],
      [100, 'chf'],
    ] as const)
      expect(credit(minorUnits, currency)).toEqual(
        E.left({ kind: 'amount-out-of-range', amount: { minorUnits, currency } }),
      );
    expect(E.isRight(credit(1))).toBe(true);
    expect(E.isRight(credit(invoice.total.minorUnits))).toBe(true);
    const sum = { minorUnits: 1_190, currency: 'eur' };
    expect(credit(1_190)).toMatchObject(
      E.right({
        kind: 'credit-note',
        lines: [{ kind: 'item', name: '', details: [], quantity: 1, price: sum, sum }],
        taxes: [
          { perMille: 190, gross: sum, net: { minorUnits: 1_000 }, tax: { minorUnits: 190 } },
        ],
      }),
    );
  });

  test('the sales tax that goes back, by its share', () => {
    const american = boughtOrder({
      ...bought,
      locale: 'en-US',
      prices: [[12_000, 1]],
      shipping: 0,
    });
    const invoice = invoiceOf({ placed: american }, someInvoiceHead);
    const whole = invoice.salesTax?.[0]?.tax.minorUnits ?? 0;
    expect(invoice.total.minorUnits).toBe(12_000 + whole);
    const half = { ...invoice.total, minorUnits: invoice.total.minorUnits / 2 };
    const credit = creditNoteOf(invoice, { number: 'G1', issuedOn: '2026-12-09', amount: half });
    if (E.isLeft(credit)) throw new Error(credit.left.kind);
    const [line] = credit.right.salesTax ?? [];
    expect(line).toMatchObject({ state: 'CA', taxable: { minorUnits: 6_000 } });
    expect(Math.abs((line?.tax.minorUnits ?? 0) - whole / 2)).toBeLessThan(1);
  });
});

describe('a credit note', () => {
  property.prop([anyInvoice, fc.integer({ min: -1, max: 1_000_000 }), fc.boolean()])(
    'gives back so much, by the rates of its invoice, and never more than that was',
    (invoice, minorUnits, isWhole) => {
      const { total } = invoice;
      const amount = isWhole ? total : { ...total, minorUnits };
      const credit = creditNoteOf(invoice, { number: 'G1', issuedOn: '2026-12-09', amount });
      const isInRange = amount.minorUnits > 0 && amount.minorUnits <= total.minorUnits;
      expect(E.isRight(credit)).toBe(isInRange);
      if (E.isLeft(credit)) return;
      const note = credit.right;
      const taxed = sumOf(note.taxes.map(({ gross }) => gross));
      const added = sumOf((note.salesTax ?? []).map((one) => one.tax));
      expect(taxed + note.untaxed.minorUnits + added).toBe(amount.minorUnits);
      expect(note.salesTax?.length).toBe(invoice.salesTax?.length);
      for (const [place, line] of (note.salesTax ?? []).entries()) {
        const { tax: before, taxable } = invoice.salesTax?.[place] ?? line;
        // Its share, rounded up or down.
        const exact = (before.minorUnits * amount.minorUnits) / total.minorUnits;
        expect(Math.abs(line.tax.minorUnits - exact)).toBeLessThan(1);
        expect(line.taxable.minorUnits).toBeLessThanOrEqual(taxable.minorUnits);
        expect(line.perMillion).toBe(72_500);
      }
      for (const [place, { perMille, net, tax, gross }] of note.taxes.entries()) {
        expect(perMille).toBe(invoice.taxes[place]?.perMille);
        expect(net.minorUnits + tax.minorUnits).toBe(gross.minorUnits);
        expect(gross.minorUnits).toBeLessThanOrEqual(invoice.taxes[place]?.gross.minorUnits ?? 0);
      }
      const tax = invoice.isNet ? sumOf(note.taxes.map((one) => one.tax)) : added;
      expect(sumOf(note.lines.map((line) => line.sum)) + tax).toBe(amount.minorUnits);
      expect(note.corrects).toEqual({ number: invoice.number, issuedOn: invoice.issuedOn });
      if (isWhole) expect(note.lines).toEqual(invoice.lines);
    },
  );
});

test('every fact names its law, and some are for businesses alone', () => {
  for (const { source } of Object.values(invoiceFacts))
    expect(source).toMatch(/article|regulation/u);
  expect(saysFact('late-payment', 'fr', true)).toBe(true);
  expect(saysFact('late-payment', 'fr', false)).toBe(false);
  expect(saysFact('seller-vat-id', 'ch', false)).toBe(true);
  expect(saysFact('seller-vat-id', 'com', true)).toBe(false);
});
