import { describe, expect, test } from 'vitest';

import { httpArticlePrices } from '../../../adapters/http/article-prices.ts';
import { E } from '../../../core/fp.ts';
import {
  answering,
  json,
  price,
  scope,
  testQuestions,
  unavailable,
  wirePrice,
} from './api-questions.ts';

const canvas = { designer: 'photo-frame', query: 'materialType=leinwand' } as const;
const fine = { isAvailable: true, ...wirePrice };

testQuestions([
  {
    ask: (api) =>
      httpArticlePrices(api).price(scope, [
        canvas,
        { designer: 'photo-frame', query: 'materialType=forexplatte' },
      ])(),
    line: 'GET /price-api/articles?articles[]=photo-frame?materialType=leinwand&articles[]=photo-frame?materialType=forexplatte',
    answer: () => json({ payload: { prices: [fine, { isAvailable: false }] } }),
    means: [price, undefined],
    away: unavailable('prices-unavailable'),
    missing: unavailable('prices-unavailable', 'the price API answered 404'),
  },
  {
    ask: (api) => httpArticlePrices(api).listed(scope, 'photobook')(),
    line: 'GET /price-api/configurations?designer=photobook',
    answer: () => json({ payload: { prices: { 'quantity=1': wirePrice } } }),
    means: { 'quantity=1': price },
    away: unavailable('prices-unavailable'),
    missing: unavailable('prices-unavailable', 'the price API answered 404'),
  },
]);

describe('prices of articles', () => {
  test('that are not as declared are refused and say where', async () => {
    const read = async (prices: readonly object[]) => {
      const { api } = answering(json({ payload: { prices } }));
      return httpArticlePrices(api).price(scope, [canvas])();
    };
    const refused = (reason: string) => E.left({ kind: 'price-answer-refused', reason });
    expect(await httpArticlePrices(answering(json({})).api).price(scope, [canvas])()).toEqual(
      refused('payload is nothing'),
    );
    expect(await read([])).toEqual(refused('payload.prices has 0 prices for 1 articles'));
    for (const name of ['priceCurrent', 'priceOriginal'])
      expect(await read([{ ...fine, [name]: undefined }])).toEqual(
        refused('payload.prices.0 is available without a price'),
      );
    expect(await read([{ ...fine, priceCurrent: '99999999999999999.00' }])).toMatchObject({
      _tag: 'Left',
      left: { kind: 'price-answer-refused' },
    });
  });

  test('are asked for by so many articles at a time, and by so long a question', async () => {
    const { asked, api } = answering(json({ payload: { prices: [] } }));
    const articles = (count: number, more = '') =>
      Array.from({ length: count }, () => ({ ...canvas, query: `${canvas.query}${more}` }));
    const counts = async (given: ReturnType<typeof articles>) => {
      asked.length = 0;
      await httpArticlePrices(api).price(scope, given)();
      return asked.map(({ line }) => line.split('articles[]').length - 1);
    };
    expect(await counts([])).toEqual([]);
    expect(await counts(articles(24))).toEqual([24]);
    expect(await counts(articles(25))).toEqual([24, 1]);
    const longest = 2_000 - 'photo-frame?materialType=leinwand'.length;
    expect(await counts(articles(5, 'x'.repeat(longest)))).toEqual([2, 2, 1]);
    expect(await counts(articles(3, 'x'.repeat(longest + 1)))).toEqual([1, 1, 1]);
  });
});
