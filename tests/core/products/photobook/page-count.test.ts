import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  defaultPhotobookPageCountOf,
  photobookPageCountFor,
  photobookPageCountsOf,
  photobookPageRangeOf,
} from '../../../../core/domain/products/photobook/page-count.ts';
import { anyPhotobookType } from '../../../arbitraries/photobook.ts';

const anyWanted = fc.oneof(
  fc.integer({ min: -10, max: 200 }),
  fc.double({ min: -10, max: 200, noNaN: true }),
  fc.integer(),
  fc.double(),
);

describe('the page counts of photo books', () => {
  test.each([
    ['echtfotobuch', 26, 118, 4, 24],
    ['digitalfotobuch', 24, 160, 2, 69],
    ['fotoheft', 24, 48, 4, 7],
  ] as const)('%s has %i to %i by %i: %i of them', (type, minimum, maximum, step, count) => {
    expect(photobookPageRangeOf(type)).toEqual({ minimum, maximum, step });
    expect(defaultPhotobookPageCountOf(type)).toBe(minimum);
    const pageCounts = photobookPageCountsOf(type);
    expect(pageCounts).toHaveLength(count);
    expect([pageCounts[0], pageCounts[1], pageCounts.at(-1)]).toEqual([
      minimum,
      minimum + step,
      maximum,
    ]);
  });

  property.prop([anyPhotobookType])('rise strictly, by one step', (type) => {
    const pageCounts = photobookPageCountsOf(type);
    const { step } = photobookPageRangeOf(type);
    for (const [index, pageCount] of pageCounts.slice(1).entries())
      expect(pageCount - (pageCounts[index] ?? 0)).toBe(step);
  });
});

describe('photobookPageCountFor', () => {
  property.prop([anyPhotobookType, anyWanted])(
    'answers every wish by the first rung that holds it, else by the last one',
    (type, wanted) => {
      const pageCounts = photobookPageCountsOf(type);
      const { pageCount } = photobookPageCountFor(type, wanted);
      const first = Number.isNaN(wanted)
        ? pageCounts[0]
        : (pageCounts.find((each) => each >= wanted) ?? pageCounts.at(-1));
      expect(pageCount).toBe(first);
    },
  );

  property.prop([anyPhotobookType, anyWanted])('says how it answers', (type, wanted) => {
    const { kind, pageCount } = photobookPageCountFor(type, wanted);
    expect(kind === 'exact').toBe(pageCount === wanted);
    expect(kind === 'capped').toBe(pageCount < wanted);
  });

  property.prop([anyPhotobookType, anyWanted])(
    'answers its own answer with itself',
    (type, wanted) => {
      const { pageCount } = photobookPageCountFor(type, wanted);
      expect(photobookPageCountFor(type, pageCount)).toEqual({ kind: 'exact', pageCount });
    },
  );

  test.each([
    ['echtfotobuch', 27, 'raised', 30],
    ['echtfotobuch', 118, 'exact', 118],
    ['echtfotobuch', 119, 'capped', 118],
    ['digitalfotobuch', 0, 'raised', 24],
    ['digitalfotobuch', 25, 'raised', 26],
    ['fotoheft', Number.NaN, 'raised', 24],
    ['fotoheft', Number.POSITIVE_INFINITY, 'capped', 48],
    ['fotoheft', Number.NEGATIVE_INFINITY, 'raised', 24],
  ] as const)('%s of %d pages: %s, %i', (type, wanted, kind, pageCount) => {
    expect(photobookPageCountFor(type, wanted)).toEqual({ kind, pageCount });
  });
});
