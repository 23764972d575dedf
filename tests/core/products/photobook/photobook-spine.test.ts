import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { photobookPageCountsOf } from '../../../../core/domain/products/photobook/page-count.ts';
import {
  photobookBindingsOf,
  photobookCoverOf,
  photobookPapersOf,
} from '../../../../core/domain/products/photobook/photobook-options.ts';
import {
  hasPhotobookSpine,
  photobookThickness,
} from '../../../../core/domain/products/photobook/photobook-spine.ts';
import {
  photobookBindings,
  photobookPapers,
  photobookTypes,
} from '../../../../core/domain/products/photobook/photobooks.ts';

describe('the thickness of a photo book', () => {
  property.prop([
    fc.constantFrom('hard', 'soft'),
    fc.constantFrom(...photobookBindings),
    fc.constantFrom(...photobookPapers),
    fc.integer({ min: 1, max: 500 }),
    fc.integer({ min: 1, max: 100 }),
  ])(
    'grows with its pages, and a hard cover adds to it',
    (cover, binding, paper, pageCount, more) => {
      const book = { cover, binding, paper, pageCount };
      const thickness = photobookThickness(book);
      expect(Number.isInteger(thickness)).toBe(true);
      expect(photobookThickness({ ...book, pageCount: pageCount + more })).toBeGreaterThan(
        thickness,
      );
      expect(
        photobookThickness({ ...book, cover: 'hard' }) -
          photobookThickness({ ...book, cover: 'soft' }),
      ).toBe(4_160);
    },
  );

  test('is that of real books', () => {
    const ends = photobookTypes.map((type) => {
      const [binding = 'pur'] = photobookBindingsOf(type);
      const counts = photobookPageCountsOf(type);
      const [paper = 'matt'] = photobookPapersOf(type);
      return [counts[0] ?? 0, counts.at(-1) ?? 0].map((pageCount) =>
        photobookThickness({ cover: photobookCoverOf(type), binding, paper, pageCount }),
      );
    });
    // In the order of the types: digital, on photographic paper, booklet.
    expect(ends).toEqual([
      [6_600, 16_800],
      [10_780, 31_940],
      [2_440, 4_240],
    ]);
    const thickness = (paper: 'glaenzend' | 'matt' | 'feinstweiss' | 'standard') =>
      photobookThickness({ cover: 'soft', binding: 'pur', paper, pageCount: 100 });
    expect(photobookPapers.toSorted((one, other) => thickness(one) - thickness(other))).toEqual([
      'glaenzend',
      'standard',
      'matt',
      'feinstweiss',
    ]);
  });

  test('is printed on where pages are glued', () => {
    expect(photobookBindings.filter(hasPhotobookSpine)).toEqual(['layflat', 'pur']);
  });
});
