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
