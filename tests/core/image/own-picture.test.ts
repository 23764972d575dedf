import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  checkOwnPicture,
  checkPictureSize,
  ownPictureAnswerId,
  ownPictureAnswers,
  ownPictureLimits,
  uploadedPictureHref,
} from '../../../core/domain/image/own-picture.ts';
import type { PictureHead } from '../../../core/domain/image/picture-head.ts';
import { E } from '../../../core/fp.ts';

const head = (width: number, height: number): PictureHead => ({
  type: 'jpg',
  orientation: 1,
  size: { width, height },
});

const kindOf = (bytes: number, read: PictureHead | undefined): string => {
  const checked = checkOwnPicture(bytes, read);
  return E.isLeft(checked) ? checked.left.kind : 'taken';
};

describe('a shopper’s own picture', () => {
  test.each([
    [1, head(200, 200), 'taken'],
    [1, head(10_000, 10_000), 'taken'],
    [1, { ...head(1, 1), size: undefined }, 'taken'],
    [ownPictureLimits.bytes, head(4000, 3000), 'taken'],
    [ownPictureLimits.bytes + 1, head(4000, 3000), 'picture-too-many-bytes'],
    [0, head(4000, 3000), 'picture-empty'],
    [Number.NaN, head(4000, 3000), 'picture-empty'],
    [1, undefined, 'picture-type-unknown'],
    [1, head(199, 3000), 'picture-too-small'],
    [1, head(200, 4001), 'picture-too-small'],
    [1, head(10_001, 10_000), 'picture-too-large'],
    [1, head(0, 0), 'picture-unreadable'],
  ] as const)('of %d bytes and %j is %s', (bytes, read, kind) => {
    expect(kindOf(bytes, read)).toBe(kind);
  });

  property.prop([fc.integer(), fc.integer()])('is taken either way up', (width, height) => {
    expect(E.isRight(checkPictureSize({ width, height }))).toBe(
      E.isRight(checkPictureSize({ width: height, height: width })),
    );
  });

  test('has an address by its id, whatever that is, and an element for each answer', () => {
    expect(uploadedPictureHref('a&b')).toBe('/web-api/customer-picture/uploads/picture?id=a%26b');
    expect(ownPictureAnswers.map(ownPictureAnswerId)).toEqual([
      'own-picture-refused',
      'own-picture-failed',
    ]);
  });
});
