import { describe, expect, test } from 'vitest';

import type { Format } from '../../../core/domain/format/format.ts';
import { usualArticle } from '../../../core/domain/products/article-key.ts';
import { E, TE } from '../../../core/fp.ts';
import type { Prices } from '../../../core/ports/prices.ts';
import { pricePictureSet } from '../../../core/usecases/price-picture-set.ts';
import { priceWith } from '../../arbitraries/money.ts';
import { failingArticlePrices, usualArticlePrices } from '../../fakes/article-prices.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingPrices, fakePrices } from '../../fakes/prices.ts';
import { scope } from './price-world.ts';

const poster = { materialType: 'poster', frameType: 'holzrahmen' } as const;
const small = { width: 200, height: 300, unit: 'cm' } as const;
const large = { width: 600, height: 400, unit: 'cm' } as const;
const outage = { kind: 'prices-unavailable', reason: 'down' } as const;

/** One format is featured, the large one, lying, is only in the list. */
const listWith = (format: Format): Prices => ({
  ...fakePrices(),
  formats: () =>
    TE.right({ featured: [{ format }], all: [{ format: large }], initialFormat: format }),
});

/** The small format costs 10.00, and the large one nothing where it is not sold. */
const worldOf = (priceOfLarge: number | undefined) => ({
  prices: listWith(small),
  articlePrices: usualArticlePrices((_scope, _article, { width }) => {
    if (width === small.width) return priceWith('eur', 1_200, 1_000);
    return priceOfLarge === undefined ? undefined : priceWith('eur', priceOfLarge, priceOfLarge);
  }),
  log: recordingLog(),
});

const price = pricePictureSet(scope, poster, 'salon-5');

describe('a set of pictures', () => {
  test('costs what its pictures cost now, each as often as it hangs, frame and all', async () => {
    const upright = { width: 400, height: 600, unit: 'cm' } as const;
    const environment = worldOf(4_000);
    const priced = await price(environment)();
    expect(priced).toMatchObject({
      right: {
        pieces: [
          {
            format: small,
            count: 4,
            article: usualArticle(poster, small, scope.locale),
            price: priceWith('eur', 1_200, 1_000),
          },
          {
            format: upright,
            count: 1,
            article: usualArticle(poster, upright, scope.locale),
            price: priceWith('eur', 4_000, 4_000),
          },
        ],
        total: { minorUnits: 8_000, currency: 'eur' },
      },
    });
    const [first] = E.isRight(priced) ? priced.right.placed.pictures : [];
    expect(first?.width).toBeGreaterThan(small.width);
    expect(environment.log.reports).toEqual([]);
  });

  test('has no total where one of its pictures is not sold', async () => {
    const priced = await price(worldOf(undefined))();
    expect(E.isRight(priced) && priced.right.pieces.map((piece) => piece.price)).toEqual([
      priceWith('eur', 1_200, 1_000),
      undefined,
    ]);
    expect(priced).toMatchObject({ right: { total: undefined } });
  });

  test('is none where its formats are not sold, which is no outage', async () => {
    const environment = { ...worldOf(4_000), prices: listWith(large) };
    expect(await price(environment)()).toEqual(
      E.left({ kind: 'set-format-not-sold', wanted: { width: 200, height: 300 } }),
    );
    expect(environment.log.reports).toEqual([]);
  });

  test.each([
    ['formats', { prices: failingPrices(outage) }],
    ['prices', { articlePrices: failingArticlePrices(outage) }],
  ])('is not priced while nobody tells %s, which is logged', async (_, failing) => {
    const environment = { ...worldOf(4_000), ...failing };
    expect(await price(environment)()).toEqual(E.left(outage));
    expect(environment.log.reports.map(({ code }) => code)).toEqual(['prices-unavailable']);
  });
});
