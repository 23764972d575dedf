import { expect, test } from 'vitest';

import { photobookLooks } from '../../../../core/domain/products/photobook/designs/looks.ts';
import { photobookTypes } from '../../../../core/domain/products/photobook/photobooks.ts';
import { showPhotobook } from '../../../../core/usecases/photobook/show-photobook.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../../fakes/article-prices.ts';
import { listedPhotobooks } from '../../../fakes/listed-photobooks.ts';
import { recordingLog } from '../../../fakes/log.ts';

const scope = { channel: 'kartenliebe', locale: 'de-DE' } as const;

test('photo books are sold in every type and look', async () => {
  const log = recordingLog();
  const articlePrices = memoryArticlePrices({ photobook: listedPhotobooks });
  const shown = await showPhotobook(scope)({ articlePrices, log })();
  expect(shown?.types.map(({ type }) => type)).toEqual(photobookTypes);
  expect(shown?.looks).toEqual(
    photobookLooks.map(({ id, name }) => ({ designGroupSetId: id, name })),
  );
  expect(log.reports).toEqual([]);
});

test('photo books whose prices cannot be had are not offered, which is logged', async () => {
  const log = recordingLog();
  const ports = { articlePrices: failingArticlePrices(), log };
  expect(await showPhotobook(scope)(ports)()).toBeUndefined();
  expect(log.reports).toEqual([
    { code: 'prices-unavailable', facts: { part: 'photobook-prices', reason: 'no answer' } },
  ]);
});
