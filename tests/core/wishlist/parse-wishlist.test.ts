import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { longestArticleQuery } from '../../../core/domain/products/article.ts';
import { parseWishlist, printWishlist } from '../../../core/domain/wishlist/parse-wishlist.ts';
import { wishlistOf } from '../../../core/domain/wishlist/wishlist.ts';
import { anyWishlist, anyWishlistItem, numberedArticle } from '../../arbitraries/wishlist.ts';

const stored = (items: unknown, version: unknown = 2): string => JSON.stringify({ version, items });

const article = numberedArticle(7);

const anyBadItem: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  anyWishlistItem.map((item) => ({ ...item, addedAt: -1 })),
  anyWishlistItem.map((item) => ({ ...item, article: { ...item.article, designer: 'mug' } })),
);

describe('a stored wishlist', () => {
  property.prop([anyWishlist])('is read as it was printed', (wishlist) => {
    expect(parseWishlist(printWishlist(wishlist))).toEqual(wishlist);
  });

  property.prop([fc.array(anyWishlistItem), fc.array(anyBadItem)])(
    'keeps its good items',
    (good, bad) => {
      expect(parseWishlist(stored([...bad, ...good]))).toEqual(wishlistOf(good));
    },
  );

  property.prop([fc.oneof(fc.string(), fc.json())])('can be any text', (text) => {
    expect(parseWishlist(text)).toEqual([]);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"items"',
    '{"version":2}',
    '{"version":2,"items":{}}',
    '{"items":[]}',
    stored([{ article, addedAt: 3 }], 1),
    stored([{ article, addedAt: 3 }], '2'),
  ])('is not %j', (text) => {
    expect(parseWishlist(text)).toEqual([]);
  });

  test.each<[unknown]>([
    [undefined],
    [null],
    ['text'],
    [{ addedAt: 0 }],
    [{ article: 'card?themeId=1', addedAt: 0 }],
    [{ article: { ...article, query: 'x'.repeat(longestArticleQuery + 1) }, addedAt: 0 }],
    [{ article: { ...article, query: 7 }, addedAt: 0 }],
    [{ article: { designer: 'card' }, addedAt: 0 }],
    [{ article }],
    [{ article, addedAt: '0' }],
    [{ article, addedAt: 0.5 }],
  ])('leaves out the item %j', (item) => {
    expect(parseWishlist(stored([{ article, addedAt: 3 }, item]))).toEqual([
      { article, addedAt: 3 },
    ]);
  });

  test('drops what it does not know', () => {
    const item = { article: { ...article, colour: 'red' }, addedAt: 3, by: 'me' };
    expect(parseWishlist(stored([item]))).toStrictEqual([{ article, addedAt: 3 }]);
  });
});
