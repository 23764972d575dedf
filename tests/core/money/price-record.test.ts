import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { lowestPrice } from '../../../core/domain/money/lowest-price.ts';
import { isReduced, type Price } from '../../../core/domain/money/money.ts';
import { parsePriceRecord } from '../../../core/domain/money/price-record.ts';
import { parseWirePrice, printWirePrice } from '../../../core/domain/money/wire-price.ts';
import { E } from '../../../core/fp.ts';
import { anyCurrency, anyExactMinorUnits, priceIn } from '../../arbitraries/money.ts';

const price = (original: number, current: number): Price<'eur'> => ({
  priceOriginal: { minorUnits: original, currency: 'eur' },
  priceCurrent: { minorUnits: current, currency: 'eur' },
});

describe('parsePriceRecord', () => {
  property.prop([anyCurrency, anyExactMinorUnits, anyExactMinorUnits])(
    'reads back both amounts, whichever is higher',
    (currency, original, current) => {
      const [priceOriginal, priceCurrent] = [original, current].map((minorUnits) => ({
        minorUnits,
        currency,
      }));
      if (priceOriginal === undefined || priceCurrent === undefined) throw new Error('two');
      const record = {
        priceOriginal: printWirePrice(priceOriginal),
        priceCurrent: printWirePrice(priceCurrent),
      };
      const parsed = parsePriceRecord(currency, record);
      expect(parsed).toEqual(E.right({ priceOriginal, priceCurrent }));
      if (E.isRight(parsed)) expect(isReduced(parsed.right)).toBe(original > current);
    },
  );

  const anyWire = fc.oneof(fc.constantFrom('1.50', 2, '-1', '1.005', 'x', 1e21), fc.double());

  property.prop([anyCurrency, anyWire])('refuses a field as the wire does', (currency, wire) => {
    const refusal = parseWirePrice(currency, wire);
    for (const field of ['priceOriginal', 'priceCurrent'] as const) {
      const parsed = parsePriceRecord(currency, {
        priceOriginal: 1,
        priceCurrent: 1,
        [field]: wire,
      });
      expect(E.isLeft(parsed)).toBe(E.isLeft(refusal));
      if (E.isLeft(refusal)) expect(parsed).toEqual(E.left({ ...refusal.left, field }));
    }
  });

  test('names a field that is missing, the original one first', () => {
    const missing = (field: string) => E.left({ kind: 'missing', field, text: '' });
    expect(parsePriceRecord('eur', { priceOriginal: 1 })).toEqual(missing('priceCurrent'));
    expect(parsePriceRecord('eur', { priceCurrent: 1 })).toEqual(missing('priceOriginal'));
    expect(parsePriceRecord('eur', { priceCurrent: 'x' })).toEqual(missing('priceOriginal'));
    expect(parsePriceRecord('eur', { priceOriginal: 'x', priceCurrent: '-1' })).toEqual(
      E.left({ kind: 'malformed', field: 'priceOriginal', text: 'x' }),
    );
  });
});

describe('lowestPrice', () => {
  const anyPrices = fc.array(priceIn('usd'), { maxLength: 8 });

  property.prop([anyPrices])('is one of the list, and none of it costs less', (prices) => {
    const lowest = lowestPrice(prices);
    expect(lowest === undefined).toBe(prices.length === 0);
    if (lowest === undefined) return;
    const amounts = prices.map(({ priceCurrent }) => priceCurrent.minorUnits);
    expect(prices).toContain(lowest.price);
    expect(lowest.price.priceCurrent.minorUnits).toBe(Math.min(...amounts));
    expect(lowest.isFrom).toBe(new Set(amounts).size > 1);
  });

  test('is the first one of equal ones, and then alone in its price', () => {
    const [first, second] = [price(300, 100), price(200, 100)];
    expect(lowestPrice([first, second])).toEqual({ price: first, isFrom: false });
    expect(lowestPrice([price(900, 101), second, first])).toEqual({ price: second, isFrom: true });
  });
});
