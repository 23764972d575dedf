import { expect, test } from 'vitest';

import { productTypeLabel } from '../../../../core/domain/catalogue/key-labels.ts';
import { collageProduct } from '../../../../core/domain/products/collage/collage-product.ts';
import { readPairs } from '../../../../core/domain/query/query.ts';
import { E } from '../../../../core/fp.ts';

/** What a hand-off of collages configures, from its query. */
const configured = (query: string) => {
  const read = collageProduct.parseHandOff(readPairs(query), { channel: 'poster', now: 1 });
  if (E.isLeft(read)) throw new Error(query);
  return collageProduct.configurationOf(read.right);
};

const whole = 'designId=13&materialType=leinwand&formatType=600x400&locale=de-DE';

test('a collage is known by its design’s name and number of photos, where they were handed over', () => {
  const [bare, named] = [whole, `${whole}&designName=Solo&tileCount=4`].map(configured);
  expect(Object.keys(bare ?? {})).toEqual(['collageId', 'picture']);
  expect(named).toMatchObject({ designName: 'Solo', tileCount: 4, picture: bare?.picture });
  if (bare === undefined || named === undefined) throw new Error('Nothing is configured.');
  const [plain, labelled] = [bare, named].map((one) => collageProduct.label('de-DE', one));
  const kind = productTypeLabel('de-DE', 'collage');
  expect(plain).toMatchObject({ kind, photoCount: undefined });
  expect(labelled).toEqual({
    ...plain,
    details: ['Solo', ...(plain?.details ?? [])],
    photoCount: 4,
  });
  expect(collageProduct.look('de-DE', bare)).toEqual({ kind: 'still', still: 'collage', seed: 1 });
});
