import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { browserPrices } from '../../../adapters/browser/prices.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { currencyOf, formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { printWirePrice } from '../../../core/domain/money/wire-price.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import { formatIn } from '../../arbitraries/format.ts';
import { anyChannel, anyLocale } from '../../arbitraries/locale.ts';
import { priceIn } from '../../arbitraries/money.ts';

const german: PriceScope = { channel: 'poster', locale: 'de-DE' };
const canvas = { materialType: 'leinwand' } as const;
const framed = { materialType: 'acrylglas', frameType: 'artbox' } as const;
const format = { width: 600, height: 400, unit: 'cm' } as const;

const answering = (body: unknown, status = 200, scope = german) => {
  const calls: (readonly [string, RequestInit])[] = [];
  const prices = browserPrices({
    scope,
    fetch: (address, init) => {
      calls.push([address, init]);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return Promise.resolve(new Response(text, { status }));
    },
  });
  return { calls, prices };
};

const anySite = fc
  .tuple(anyChannel, anyLocale)
  .map(([channel, locale]): PriceScope => ({ channel, locale }));

const anyOptions = anySite.chain((scope) =>
  fc.tuple(
    fc.constant(scope),
    fc.array(
      fc.record({
        format: formatIn(formatUnitOf(scope.locale)),
        price: priceIn(currencyOf(scope.locale)),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  ),
);

describe('prices in the browser', () => {
  property.prop([anyOptions])('survive the wire', async ([scope, options]) => {
    const rows = options.map((option) => ({
      formatType: printFormat(option.format),
      priceCurrent: printWirePrice(option.price.priceCurrent),
      priceOriginal: printWirePrice(option.price.priceOriginal),
    }));
    const { prices } = answering({ payload: { formats: rows } }, 200, scope);
    expect(await prices.formats(canvas)).toEqual(options);
    const { prices: single } = answering({ payload: rows[0] }, 200, scope);
    expect(await single.article(canvas, format)).toEqual(options[0]?.price);
  });

  property.prop([anySite])('are asked for at the page’s own host', async (scope) => {
    const { calls, prices } = answering({}, 200, scope);
    await prices.formats(canvas);
    await prices.formats({ ...canvas, frameType: undefined });
    await prices.formats(framed);
    await prices.article(canvas, format);
    await prices.article(framed, format);
    const root = '/web-api/product-selection-photo-frame';
    expect(calls.map(([address]) => address)).toEqual([
      `${root}/prices-formats?materialType=leinwand`,
      `${root}/prices-formats?materialType=leinwand`,
      `${root}/prices-formats?materialType=acrylglas&frameType=artbox`,
      `${root}/price-article?materialType=leinwand&formatType=600x400`,
      `${root}/price-article?materialType=acrylglas&frameType=artbox&formatType=600x400`,
    ]);
    for (const [, init] of calls)
      expect(init).toEqual({
        headers: {
          Accept: 'application/json',
          'x-channel': scope.channel,
          'x-locale': scope.locale,
        },
      });
  });

  test('leave out the rows that do not decode', async () => {
    const good = { formatType: '600x400', priceCurrent: '44.90', priceOriginal: 49.9 };
    const { prices } = answering({
      payload: {
        formats: [
          null,
          1,
          'text',
          [],
          {},
          { ...good, formatType: '0x400' },
          { ...good, formatType: 600 },
          { ...good, formatType: undefined },
          { ...good, priceCurrent: undefined },
          { ...good, priceCurrent: 'abc' },
          { ...good, priceCurrent: '1.234' },
          { ...good, priceOriginal: -1 },
          { ...good, priceOriginal: null },
          { ...good, priceOriginal: [49.9] },
          { ...good, isAvailable: false },
          { ...good, isAvailable: true },
        ],
      },
    });
    expect(await prices.formats(canvas)).toEqual([
      {
        format,
        price: {
          priceCurrent: { minorUnits: 4490, currency: 'eur' },
          priceOriginal: { minorUnits: 4990, currency: 'eur' },
        },
      },
    ]);
  });

  test.each([
    ['an error', '{"payload":{"formats":[{}],"priceCurrent":1,"priceOriginal":1}}', 500],
    ['not found', '{"payload":{"priceCurrent":1,"priceOriginal":1}}', 404],
    ['no JSON', '<html>', 200],
    ['nothing', '', 200],
    ['another shape', '[]', 200],
    ['a payload of another shape', '{"payload":{"formats":{"length":1}}}', 200],
  ])('are none where the answer is %s', async (_, body, status) => {
    const { prices } = answering(body, status);
    expect(await prices.formats(canvas)).toEqual([]);
    expect(await prices.article(canvas, format)).toBeUndefined();
  });

  test('are none where nothing answers', async () => {
    const prices = browserPrices({
      scope: german,
      fetch: () => Promise.reject(new TypeError('no network')),
    });
    expect(await prices.formats(canvas)).toEqual([]);
    expect(await prices.article(canvas, format)).toBeUndefined();
  });

  property.prop([fc.jsonValue()])('are none or some for any answer', async (body) => {
    const { prices } = answering(body);
    expect(Array.isArray(await prices.formats(canvas))).toBe(true);
    await prices.article(canvas, format);
    const { prices: wrapped } = answering({ payload: { formats: [body] } });
    expect(Array.isArray(await wrapped.formats(canvas))).toBe(true);
  });
});
