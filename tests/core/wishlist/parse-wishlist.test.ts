import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { parseWishlist, printWishlist } from '../../../core/domain/wishlist/parse-wishlist.ts';
import { parseWishlistEntry } from '../../../core/domain/wishlist/wishlist-entry.ts';
import { wishlistOf } from '../../../core/domain/wishlist/wishlist.ts';
import { E } from '../../../core/fp.ts';
import {
  anyWishlist,
  anyWishlistEntry,
  anyWishlistItem,
  numberedDesign,
} from '../../arbitraries/wishlist.ts';

const stored = (items: unknown, version: unknown = 1): string => JSON.stringify({ version, items });

const design = { kind: 'design', product: 'card', designId: '7' } as const;
const configuration = {
  kind: 'configuration',
  product: 'photo-frame',
  unit: 'cm',
  parameters: [['materialType', 'leinwand']],
} as const;

const anyBadItem: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  anyWishlistItem.map((item) => ({ ...item, addedAt: -1 })),
  anyWishlistItem.map((item) => ({ ...item, entry: { ...item.entry, product: 'mug' } })),
);

describe('a stored wishlist', () => {
  property.prop([anyWishlist])('is read as it was printed', (wishlist) => {
    expect(parseWishlist(printWishlist(wishlist))).toEqual({ wishlist, refused: [] });
  });

  property.prop([
    fc.array(fc.record({ entry: anyWishlistEntry, addedAt: fc.nat() })),
    fc.array(anyBadItem),
  ])('keeps its good items, and names each bad one', (good, bad) => {
    const { wishlist, refused } = parseWishlist(stored([...bad, ...good]));
    expect(refused.map((error) => ('index' in error ? error.index : error.kind))).toEqual(
      bad.map((_, index) => index),
    );
    expect(wishlist).toEqual(parseWishlist(stored(good)).wishlist);
    expect(wishlist).toHaveLength(wishlistOf(good).length);
  });

  property.prop([fc.oneof(fc.string(), fc.json())])('can be any text', (text) => {
    const { wishlist, refused } = parseWishlist(text);
    expect(wishlist).toEqual([]);
    expect(refused).toHaveLength(1);
  });

  test.each([
    ['', 'not-json'],
    ['{', 'not-json'],
    ['null', 'not-a-wishlist'],
    ['[]', 'not-a-wishlist'],
    ['"items"', 'not-a-wishlist'],
    ['{"version":1}', 'not-a-wishlist'],
    ['{"version":1,"items":{}}', 'not-a-wishlist'],
    ['{"items":[]}', 'unknown-version'],
    ['{"version":2,"items":[]}', 'unknown-version'],
    ['{"version":"1","items":[]}', 'unknown-version'],
  ])('is not %j: %s', (text, kind) => {
    expect(parseWishlist(text)).toEqual({ wishlist: [], refused: [{ kind }] });
  });

  test('says how many were too many, not counting repetitions', () => {
    const items = Array.from({ length: 103 }, (_, index) => ({
      entry: numberedDesign(index),
      addedAt: index,
    }));
    const { wishlist, refused } = parseWishlist(stored([...items, ...items]));
    expect(wishlist).toHaveLength(100);
    expect(refused).toEqual([{ kind: 'over-limit', dropped: 3 }]);
  });

  test.each<[unknown, string]>([
    [undefined, 'unknown-entry'],
    [null, 'unknown-entry'],
    ['text', 'unknown-entry'],
    [{ addedAt: 0 }, 'unknown-entry'],
    [{ entry: { ...design, kind: 'mug' }, addedAt: 0 }, 'unknown-entry'],
    [{ entry: { ...design, product: 'mug' }, addedAt: 0 }, 'unknown-product'],
    [{ entry: { ...configuration, product: undefined }, addedAt: 0 }, 'unknown-product'],
    [{ entry: { ...design, designId: 'a/b' }, addedAt: 0 }, 'malformed-design'],
    [{ entry: { ...configuration, unit: 'mm' }, addedAt: 0 }, 'unknown-unit'],
    [{ entry: { ...configuration, parameters: [] }, addedAt: 0 }, 'malformed-parameters'],
    [{ entry: design }, 'malformed-time'],
    [{ entry: design, addedAt: '0' }, 'malformed-time'],
    [{ entry: design, addedAt: 0.5 }, 'malformed-time'],
  ])('refuses the item %j: %s', (item, reason) => {
    const { wishlist, refused } = parseWishlist(stored([{ entry: design, addedAt: 3 }, item]));
    expect(wishlist).toEqual([{ entry: design, addedAt: 3 }]);
    expect(refused).toEqual([{ kind: 'item', index: 1, reason }]);
  });

  test('drops what it does not know', () => {
    const item = { entry: { ...design, colour: 'red' }, addedAt: 3, by: 'me' };
    expect(parseWishlist(stored([item])).wishlist).toStrictEqual([{ entry: design, addedAt: 3 }]);
  });
});

describe('an entry', () => {
  property.prop([anyWishlistEntry])('once read is read again', (entry) => {
    const read = parseWishlistEntry(entry);
    expect(E.isRight(read)).toBe(true);
    expect(E.chain(parseWishlistEntry)(read)).toEqual(read);
  });

  test.each<[unknown]>([[undefined], [null], [7], ['design'], [[]], [{}]])('is not %j', (value) => {
    expect(parseWishlistEntry(value)).toEqual(E.left({ kind: 'unknown-entry' }));
  });

  test('keeps its parameters in the order of the vocabulary, those of one name in theirs', () => {
    const parameters = [
      ['accessoryTypes', 'seal'],
      ['formatType', '1x1'],
      ['accessoryTypes', 'bow'],
    ];
    expect(parseWishlistEntry({ ...configuration, parameters })).toEqual(
      E.right({
        ...configuration,
        parameters: [
          ['formatType', '1x1'],
          ['accessoryTypes', 'seal'],
          ['accessoryTypes', 'bow'],
        ],
      }),
    );
  });

  test.each<[unknown]>([
    ['materialType=leinwand'],
    [{ materialType: 'leinwand' }],
    [[['materialType']]],
    [[['materialType', 'leinwand', 'x']]],
    [[['colour', 'red']]],
    [[['materialType', '']]],
    [[['materialType', 1]]],
    [[['materialType', ['leinwand']]]],
    [[['materialType', '\uD800']]],
    [[['materialType', 'x'.repeat(201)]]],
    [['materialType', 'leinwand']],
    [[['materialType', 'leinwand'], 'x']],
    [Array.from({ length: 65 }, () => ['materialType', 'leinwand'])],
  ])('has no parameters in %j', (parameters) => {
    expect(parseWishlistEntry({ ...configuration, parameters })).toEqual(
      E.left({ kind: 'malformed-parameters' }),
    );
  });

  test.each<[unknown]>([
    [[['materialType', 'x'.repeat(200)]]],
    [Array.from({ length: 64 }, () => ['materialType', 'leinwand'])],
  ])('has room for %j', (parameters) => {
    expect(E.isRight(parseWishlistEntry({ ...configuration, parameters }))).toBe(true);
  });

  test.each<[unknown, boolean]>([
    ['a', true],
    ['A-1_b', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['', false],
    ['a b', false],
    ['a/', false],
    ['/a', false],
    [7, false],
    [undefined, false],
  ])('has the design id %j: %s', (designId, isOne) => {
    expect(E.isRight(parseWishlistEntry({ ...design, designId }))).toBe(isOne);
  });

  test.each(['cm', 'in'])('has the unit %s', (unit) => {
    expect(E.isRight(parseWishlistEntry({ ...configuration, unit }))).toBe(true);
  });
});
