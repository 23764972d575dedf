import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  parseWishlistAddress,
  printWishlistAddress,
} from '../../../core/domain/wishlist/wishlist-address.ts';
import { E } from '../../../core/fp.ts';

const key = '0123456789abcdef0123456789abcdef';

describe('the address of a wishlist', () => {
  property.prop([fc.stringMatching(/^[0-9a-f]{32}$/u), fc.integer({ min: 1, max: 999_999_999 })])(
    'reads as what was printed',
    (anyKey, revision) => {
      const address = { key: anyKey, revision };
      expect(parseWishlistAddress(printWishlistAddress(address))).toEqual(E.right(address));
    },
  );

  test.each([
    '',
    key,
    `${key}.0`,
    `${key}.01`,
    `${key}.1000000000`,
    `${key.toUpperCase()}.1`,
    `${key}0.1`,
    `${key}.1\n`,
    ` ${key}.1`,
  ])('is not %j', (text) => {
    expect(parseWishlistAddress(text)).toEqual(E.left({ kind: 'malformed-wishlist-address' }));
  });
});
