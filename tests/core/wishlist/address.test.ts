import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  namesOwnWishlist,
  parseNamedWishlist,
  printNamedWishlist,
  type NamedWishlist,
} from '../../../core/domain/routing/wishlist-address.ts';
import {
  wishlistAnswerAt,
  wishlistAnswerId,
  wishlistAnswers,
} from '../../../core/domain/wishlist/wishlist-forms.ts';
import { E } from '../../../core/fp.ts';

const key = '0123456789abcdef0123456789abcdef';

const anyKey = fc.stringMatching(/^[0-9a-f]{32}$/u);

const anyNamedWishlist: fc.Arbitrary<NamedWishlist> = fc.oneof(
  anyKey.map((one) => ({ kind: 'shared' as const, key: one })),
  fc.constant({ kind: 'own' as const }),
);

describe('what names a wishlist', () => {
  property.prop([anyNamedWishlist])('reads as it was printed', (named) => {
    expect(parseNamedWishlist(printNamedWishlist(named))).toEqual(E.right(named));
  });

  test.each(['', 'Own', 'own ', `${key}.`, `${key}.1`, key.toUpperCase(), `${key}0`, ` ${key}`])(
    'is not %j',
    (text) => {
      expect(parseNamedWishlist(`?list=${encodeURIComponent(text)}`)).toEqual(
        E.left({ kind: 'malformed-wishlist-address' }),
      );
    },
  );

  test.each([
    ['?list=own', true],
    ['?dialog=log-in&list=own', true],
    [`?list=${key}`, false],
    [`?list=${key}&list=own`, false],
    ['', true],
    ['?dialog=log-in', true],
    ['?list=', false],
  ])('in %j is one’s own: %s', (search, isOwn) => {
    expect(namesOwnWishlist(search)).toBe(isOwn);
  });
});

test('an answer’s place is named by it, and read again', () => {
  for (const answer of wishlistAnswers)
    expect(wishlistAnswerAt(`#${wishlistAnswerId(answer)}`)).toBe(answer);
  expect(wishlistAnswerAt('#wishlist-')).toBeUndefined();
});
