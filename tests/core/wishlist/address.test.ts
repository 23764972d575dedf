import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  parseNamedWishlist,
  printNamedWishlist,
  type NamedWishlist,
} from '../../../core/domain/wishlist/wishlist-address.ts';
import { readWish, wishFields } from '../../../core/domain/wishlist/wishlist-forms.ts';
import { E } from '../../../core/fp.ts';

import { anyWishlistEntry } from '../../arbitraries/wishlist.ts';

const key = '0123456789abcdef0123456789abcdef';

const anyKey = fc.stringMatching(/^[0-9a-f]{32}$/u);

const anyNamedWishlist: fc.Arbitrary<NamedWishlist> = fc.oneof(
  anyKey.map((one) => ({ kind: 'shared' as const, key: one })),
  fc
    .record({ key: anyKey, revision: fc.integer({ min: 1, max: 999_999_999 }) })
    .map((address) => ({ kind: 'own' as const, address })),
);

describe('a form that wishes', () => {
  property.prop([anyWishlistEntry])('sends what is read as the same entry', (entry) => {
    expect(readWish([...wishFields(entry), ['locale', 'de-DE']])).toEqual(E.right(entry));
  });
});

describe('what names a wishlist', () => {
  property.prop([anyNamedWishlist])('reads as it was printed', (named) => {
    expect(parseNamedWishlist(printNamedWishlist(named))).toEqual(E.right(named));
  });

  test.each([
    '',
    `${key}.`,
    `${key}.0`,
    `${key}.01`,
    `${key}.1000000000`,
    `${key.toUpperCase()}.1`,
    `${key}0.1`,
    `${key}.1\n`,
    ` ${key}`,
  ])('is not %j', (text) => {
    expect(parseNamedWishlist(text)).toEqual(E.left({ kind: 'malformed-wishlist-address' }));
  });
});
