import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { httpPrices } from '../../../adapters/http/prices.ts';
import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { currencyOf, formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { printWirePrice } from '../../../core/domain/money/wire-price.ts';
import { E } from '../../../core/fp.ts';
import { formatIn } from '../../arbitraries/format.ts';
import { anyLocale } from '../../arbitraries/locale.ts';
import { priceIn } from '../../arbitraries/money.ts';
import {
  answering,
  canvas,
  centimetres,
  framed,
  json,
  price,
  scope,
  testQuestions,
  unavailable,
  wireError,
  wirePrice,
} from './api-questions.ts';

const listed = { formatType: '600x400', isAvailable: true, isFeatured: true, ...wirePrice };
const list = (formats: readonly unknown[], initialFormatType = '600x400') => ({
  payload: { formats, initialFormatType },
});

testQuestions([
  {
    ask: (api) => httpPrices(api).limits(scope, framed)(),
    line: 'GET /web-api/product-selection-photo-frame/format-limits?materialType=acrylglas&frameType=artbox',
    answer: () =>
      json({
        payload: {
          shorter: { minimum: 100, maximum: 100 },
          longer: { minimum: 200, maximum: 300 },
        },
      }),
    means: { shorter: { minimum: 100, maximum: 100 }, longer: { minimum: 200, maximum: 300 } },
    away: unavailable('prices-unavailable'),
  },
  {
    ask: (api) => httpPrices(api).from(scope, [canvas, framed, canvas])(),
    line: 'GET /web-api/product-selection-photo-frame/prices-from?articles[]=leinwand&articles[]=acrylglas+artbox',
    answer: () =>
      json({ payload: { prices: [{ article: 'leinwand', isFrom: true, ...wirePrice }] } }),
    means: [{ price, isFrom: true }, undefined, { price, isFrom: true }],
  },
  {
    ask: (api) => httpPrices(api).formats(scope, canvas)(),
    line: 'GET /price-api/prices/formats?materialType=leinwand',
    answer: () =>
      json({
        payload: {
          formats: [
            listed,
            { formatType: '300x200', isAvailable: false, isFeatured: false },
            { ...listed, formatType: '450x300', isFeatured: false },
          ],
          initialFormatType: '450x300',
          pricesEndAt: '2026-12-01T00:00:00Z',
        },
      }),
    means: {
      featured: [{ format: centimetres(600, 400), price }],
      all: [
        { format: centimetres(300, 200) },
        { format: centimetres(450, 300), price },
        { format: centimetres(600, 400), price },
      ],
      initialFormat: centimetres(450, 300),
      pricesEnd: Date.parse('2026-12-01T00:00:00Z'),
    },
    away: unavailable('prices-unavailable'),
  },
  {
    ask: (api) => httpPrices(api).formats(scope, framed)(),
    line: 'GET /price-api/prices/formats?materialType=acrylglas&frameType=artbox',
    answer: () => json(list([listed])),
    means: expect.objectContaining({ initialFormat: centimetres(600, 400) }),
  },
]);

describe('prices over HTTP', () => {
  property.prop([
    anyLocale.chain((locale) =>
      fc.tuple(fc.constant(locale), formatIn(formatUnitOf(locale)), priceIn(currencyOf(locale))),
    ),
  ])('a price survives the wire', async ([locale, format, paid]) => {
    const sent = {
      ...listed,
      formatType: printFormat(format),
      priceCurrent: printWirePrice(paid.priceCurrent),
      priceOriginal: printWirePrice(paid.priceOriginal),
    };
    const { api } = answering(json(list([sent], sent.formatType)));
    expect(await httpPrices(api).formats({ channel: 'poster', locale }, canvas)()).toMatchObject(
      E.right({ featured: [{ format, price: paid }] }),
    );
  });

  test.each([
    ['no JSON', new Response('<html>'), 'the answer is not JSON'],
    ['another shape', json({ formats: [] }), 'payload is nothing'],
    [
      'no number',
      json(list([{ ...listed, priceCurrent: 'abc' }])),
      'payload.formats.0.priceCurrent is "abc"',
    ],
    [
      'too fine',
      json(list([listed, { ...listed, priceOriginal: '49.905' }])),
      'payload.formats.1.priceOriginal is "49.905"',
    ],
    [
      'negative',
      json(list([{ ...listed, priceCurrent: -1 }])),
      'payload.formats.0.priceCurrent is -1',
    ],
    [
      'no format',
      json(list([{ ...listed, formatType: '0x400' }])),
      'payload.formats.0.formatType is "0x400"',
    ],
    [
      'no price',
      json(list([{ ...listed, priceCurrent: undefined }])),
      'payload.formats.0 is available without a price',
    ],
    [
      'no former price',
      json(list([{ ...listed, priceOriginal: undefined }])),
      'payload.formats.0 is available without a price',
    ],
    [
      'nothing featured',
      json(list([{ ...listed, isFeatured: false }])),
      'payload.formats features no format',
    ],
    [
      'a foreign start',
      json(list([listed], '1x1')),
      'payload.initialFormatType is not among the formats',
    ],
  ])('refuses an answer with %s and says where', async (_, answer, reason) => {
    expect(await httpPrices(answering(answer).api).formats(scope, canvas)()).toEqual(
      E.left({ kind: 'price-answer-refused', reason }),
    );
  });

  test('limits upside down are refused', async () => {
    const side = { minimum: 200, maximum: 100 };
    const { api } = answering(json({ payload: { shorter: side, longer: side } }));
    const reason = 'payload.shorter has a minimum above its maximum';
    expect(await httpPrices(api).limits(scope, canvas)()).toEqual(
      E.left({ kind: 'price-answer-refused', reason }),
    );
  });

  test('a refusal blames the article, its format or a part of it; another one is an outage', async () => {
    const refusal = async (answer: Response) =>
      httpPrices(answering(answer).api).formats(scope, canvas)();
    const blaming = async (status: number, ...fields: readonly string[]) =>
      refusal(wireError(status, ...fields));
    expect(await blaming(404, 'materialType')).toEqual(E.left({ kind: 'article-unknown' }));
    expect(await blaming(400, 'formatType')).toEqual(E.left({ kind: 'format-not-available' }));
    for (const parameter of ['frameVariant', 'matType', 'glassType', 'optionTypes'])
      expect(await blaming(400, parameter)).toEqual(E.left({ kind: 'part-not-sold', parameter }));
    const outage = (status: number) =>
      E.left(unavailable('prices-unavailable', `the price API answered ${status}`));
    for (const [status, field] of [
      [400, 'materialType'],
      [404, 'formatType'],
      [404, 'matType'],
    ] as const)
      expect(await blaming(status, field)).toEqual(outage(status));
    expect(await refusal(new Response('<html>', { status: 400 }))).toEqual(outage(400));
    for (const status of [404, 400, 500, 503])
      expect(await refusal(Response.json({ message: { text: 'no' } }, { status }))).toEqual(
        outage(status),
      );
  });

  property.prop([fc.jsonValue()])('no answer at all makes it throw', async (answer) => {
    expect(E.isLeft(await httpPrices(answering(json(answer)).api).formats(scope, canvas)())).toBe(
      true,
    );
  });

  test('lowest prices are asked for by 24 articles at a time, each once', async () => {
    const all = materialTypes.flatMap((materialType) =>
      [undefined, ...frameTypes].map((frameType) => ({ materialType, frameType })),
    );
    const { asked, api } = answering(json({ payload: { prices: [] } }));
    await httpPrices(api).from(scope, [...all.slice(0, 49), ...all.slice(0, 49)])();
    expect(asked.map(({ line }) => line.split('articles[]').length - 1)).toEqual([24, 24, 1]);
  });
});
