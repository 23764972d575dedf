/** What stands on an invoice: all that the law of its market asks for, in words that can be read. */
import { inflateSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { taxNames } from '../../core/domain/invoice/invoice-words.ts';
import { creditNoteOf, invoiceOf } from '../../core/domain/invoice/invoice.ts';
import { locales } from '../../core/domain/locale/locales.ts';
import { formatMoney } from '../../core/domain/money/format-money.ts';
import { formatPerMille } from '../../core/domain/money/format-percent.ts';
import { E } from '../../core/fp.ts';
import { invoiceFile } from '../../server/invoice-sheet.ts';
import { boughtOrder, someInvoiceHead } from '../arbitraries/invoice.ts';
import { someAddress } from '../arbitraries/order.ts';

/** The words of each page, in the order in which they are read. */
const pagesOf = (bytes: Uint8Array): readonly string[] => {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  return [...text.matchAll(/\/Length (\d+) \/Filter \/FlateDecode >>\nstream\n/gu)].map((found) => {
    const from = found.index + found[0].length;
    const content = inflateSync(file.subarray(from, from + Number(found[1]))).toString('latin1');
    return [...content.matchAll(/<([\da-f]+)> Tj/gu)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
      .join('\n');
  });
};

const invoiceIn = (locale: (typeof locales)[number], isBusiness: boolean, items = 1) => {
  const placed = boughtOrder({
    locale,
    isBusiness,
    prices: Array.from({ length: items }, (_, place) => [4_000 + place, 2] as const),
    gifts: [],
    shipping: 490,
    express: 0,
  });
  return invoiceOf(
    { placed: { ...placed, delivery: { ...someAddress, lastName: 'Byron' } } },
    someInvoiceHead,
  );
};

describe('the sheet of an invoice', () => {
  test.each(locales)('says all that is asked for in %s', (locale) => {
    for (const isBusiness of [false, true]) {
      const invoice = invoiceIn(locale, isBusiness);
      const { bytes, name } = invoiceFile(invoice);
      expect(name).toMatch(/^[\p{L}\d-]+-r2026-000001\.pdf$/u);
      const [page = '', ...more] = pagesOf(bytes);
      expect(more).toEqual([]);
      const said = page.replaceAll('\n', ' ');
      for (const fact of [
        'R2026-000001',
        '2026-ABCDE-FGHJK',
        'Musterbild GmbH',
        'HRB 000000',
        'Ada Lovelace',
        '10119 Berlin',
        'Byron',
        'Leinwand',
        '60 × 40 cm',
        formatMoney(locale, invoice.total),
        ...invoice.lines.map(({ sum }) => formatMoney(locale, sum)),
        ...invoice.taxes.flatMap(({ perMille, net, tax }) => [
          `${formatPerMille(locale, perMille)} ${taxNames[locale].tax}`,
          formatMoney(locale, net),
          formatMoney(locale, tax),
        ]),
        ...(invoice.salesTax ?? []).flatMap(({ tax, taxable }) => [
          `California sales tax 7.25% on ${formatMoney(locale, taxable)}`,
          formatMoney(locale, tax),
        ]),
        ...(locale === 'en-US' ? [] : [`${taxNames[locale].vatId} DE000000000`]),
        ...(isBusiness ? ['ATU12345678'] : []),
      ])
        expect(said).toContain(fact);
      expect(said.includes('pénalités')).toBe(locale === 'fr-FR' && isBusiness);
      expect(said.includes('livraison de biens')).toBe(locale === 'fr-FR');
      expect(said).not.toMatch(/[{}]|undefined/u);
    }
  });

  test('goes on over pages, each with its number, sums on the last one; the same bytes each time', () => {
    const invoice = invoiceIn('de-DE', false, 30);
    const { bytes } = invoiceFile(invoice);
    expect(Buffer.from(bytes).equals(invoiceFile(invoice).bytes)).toBe(true);
    const pages = pagesOf(bytes);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
      expect(page).toContain('R2026-000001');
      expect(page).toContain('Einzelpreis');
      expect(page.includes('Gesamtbetrag')).toBe(index === pages.length - 1);
    }
    expect(pages.join('').match(/Leinwand/gu)).toHaveLength(30);
  });

  test('of a credit note names what it corrects', () => {
    const invoice = invoiceIn('de-AT', true);
    const amount = { ...invoice.total, minorUnits: 1_000 };
    const credit = creditNoteOf(invoice, {
      number: 'G2026-000001',
      issuedOn: '2026-12-09',
      amount,
    });
    const [page = ''] = E.isRight(credit) ? pagesOf(invoiceFile(credit.right).bytes) : [];
    for (const said of ['Rechnungskorrektur', 'G2026-000001', 'Zur Rechnung', 'R2026-000001'])
      expect(page).toContain(said);
    expect(page).toContain(formatMoney('de-AT', amount));
  });
});
