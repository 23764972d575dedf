import { describe, expect, test } from 'vitest';

import type { PricedThing } from '../../../core/domain/products/priced-thing.ts';
import { priceThings } from '../../../core/usecases/price-things.ts';
import { priceWith } from '../../arbitraries/money.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../fakes/article-prices.ts';
import { listedPhotobooks } from '../../fakes/listed-photobooks.ts';
import { listedPhotoboxes } from '../../fakes/listed-photoboxes.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingPrices, fakePrices } from '../../fakes/prices.ts';

const scope = { channel: 'poster', locale: 'de-DE' } as const;

const things: readonly PricedThing[] = [
  { kind: 'product', page: 'photobook', query: [] },
  { kind: 'material', article: { materialType: 'leinwand' } },
  { kind: 'product', page: 'gift-voucher', query: [] },
  { kind: 'product', page: 'photobox', query: [['photoboxType', 'max']] },
  { kind: 'product', page: 'photo-frame', query: [] },
  { kind: 'material', article: { materialType: 'pvcplane' } },
  { kind: 'material', article: { materialType: 'leinwand', frameType: undefined } },
];

const current = async (ports: Parameters<ReturnType<typeof priceThings>>[0], swiss = false) => {
  const asked = swiss ? { ...scope, locale: 'de-CH' as const } : scope;
  const prices = await priceThings(asked, things)(ports)();
  return prices.map((lowest) => lowest && lowest.price.priceCurrent);
};

const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' });

describe('the prices of things', () => {
  test('are in their order: of materials, of products by what is named, of vouchers', async () => {
    const log = recordingLog();
    const articlePrices = memoryArticlePrices({
      photobook: listedPhotobooks,
      photobox: listedPhotoboxes,
    });
    const prices = await current({ prices: fakePrices(), articlePrices, log });
    const [canvas] = await priceThings(
      scope,
      things.slice(1, 2),
    )({
      prices: fakePrices(),
      articlePrices,
      log,
    })();
    expect(prices).toEqual([
      euros(1_000),
      canvas?.price.priceCurrent,
      euros(1_000),
      // The box, and the 24 prints that it holds at least.
      euros(100 + 24 * 100),
      undefined,
      undefined,
      canvas?.price.priceCurrent,
    ]);
    expect(canvas?.price.priceCurrent.minorUnits).toBeGreaterThan(0);
    expect(log.reports).toEqual([]);
  });

  test('that cannot be had are logged, and the others are there', async () => {
    const log = recordingLog();
    const prices = failingPrices({ kind: 'prices-unavailable', reason: 'away' });
    const swiss = await current({ prices, articlePrices: failingArticlePrices(), log }, true);
    expect(swiss).toEqual([
      undefined,
      undefined,
      priceWith('chf', 1_000, 1_000).priceCurrent,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const parts = log.reports.map(({ facts }) => facts?.['part']);
    expect(new Set(parts)).toEqual(new Set(['photobook-prices', 'photobox-prices', undefined]));
    expect(parts).toHaveLength(3);
  });
});
