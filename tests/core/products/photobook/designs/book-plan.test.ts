import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  bookPlan,
  mostPhotosIn,
  placesBefore,
  type BookOpening,
  type PlannedBook,
} from '../../../../../core/domain/products/photobook/designs/book-plan.ts';
import { photobookPageCountsOf } from '../../../../../core/domain/products/photobook/page-count.ts';
import { photobookTypes } from '../../../../../core/domain/products/photobook/photobooks.ts';

const places = fc.integer({ min: 1, max: 6 });

const anyBook: fc.Arbitrary<PlannedBook> = fc.record({
  pageCount: fc.constantFrom(...photobookTypes.flatMap(photobookPageCountsOf)),
  cover: places,
  chapters: fc.array(places, { minLength: 3, maxLength: 3 }),
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const placesOf = (book: PlannedBook, opening: BookOpening): number => {
  if (opening.kind === 'photos') return sum(opening.counts);
  return opening.kind === 'chapter' ? (book.chapters[opening.chapter] ?? 0) : 0;
};

const countsOf = (openings: readonly BookOpening[]) =>
  openings.flatMap((one) => (one.kind === 'photos' ? [one.counts] : []));

/** The places of the calmest book. */
const fewest = (book: PlannedBook) => bookPlan(book, 0).places;

describe('the plan of a book', () => {
  property.prop([anyBook, fc.integer({ min: 0, max: 400 })])(
    'has all pages: the title first, three chapters, and the last page alone',
    (book, photos) => {
      const { openings } = bookPlan(book, photos);
      const [first, ...others] = openings;
      expect(first).toEqual({ kind: 'title', before: book.cover });
      expect(1 + 2 * (others.length - 1) + 1).toBe(book.pageCount);
      const spreads = others.slice(0, -1);
      expect(spreads.flatMap((one) => (one.kind === 'chapter' ? [one.chapter] : []))).toEqual([
        0, 1, 2,
      ]);
      expect(countsOf(spreads).every((counts) => counts.length === 2)).toBe(true);
      expect(countsOf(others.slice(-1))).toMatchObject([{ length: 1 }]);
      // Chapters are alike in length.
      const begins = spreads.flatMap((one, index) => (one.kind === 'chapter' ? [index] : []));
      const lengths = [...begins, spreads.length].map(
        (end, index, all) => end - (all[index - 1] ?? 0),
      );
      const [before, ...chapters] = lengths;
      expect(before).toBe(0);
      expect(Math.max(...chapters) - Math.min(...chapters)).toBeLessThanOrEqual(1);
    },
  );

  property.prop([anyBook, fc.integer({ min: 0, max: 400 })])(
    'counts the places before each opening, and those before a chapter',
    (book, photos) => {
      const plan = bookPlan(book, photos);
      const all = plan.openings.map((one) => placesOf(book, one));
      expect(plan.openings.map(({ before }) => before)).toEqual(
        all.map((_, index) => book.cover + sum(all.slice(0, index))),
      );
      expect(plan.places).toBe(book.cover + sum(all));
      for (const opening of plan.openings)
        if (opening.kind === 'chapter')
          expect(placesBefore(plan, opening.chapter)).toBe(opening.before);
      expect(placesBefore(plan, 3)).toBe(plan.places);
    },
  );

  property.prop([anyBook, fc.nat()])(
    'has a place for each photo, and no more than these from the calmest book on',
    (book, number) => {
      const photos = number % (mostPhotosIn(book) + 1);
      expect(bookPlan(book, photos).places).toBe(Math.max(photos, fewest(book)));
    },
  );

  property.prop([anyBook, fc.integer({ min: 0, max: 400 })])(
    'spreads photos evenly: one on each spread at least, four on a page at most',
    (book, photos) => {
      const counts = countsOf(bookPlan(book, photos).openings);
      const pages = counts.flat();
      expect(Math.max(...pages) - Math.min(...pages)).toBeLessThanOrEqual(1);
      expect(Math.max(...pages)).toBeLessThanOrEqual(4);
      for (const spread of counts.slice(0, -1)) expect(sum(spread)).toBeGreaterThanOrEqual(1);
    },
  );

  property.prop([anyBook])('holds two hundred photos, or four on each page', (book) => {
    const most = mostPhotosIn(book);
    expect(most).toBeLessThanOrEqual(200);
    expect(most).toBeGreaterThanOrEqual(fewest(book));
    if (most < 200) {
      const pages = countsOf(bookPlan(book, most).openings).flat();
      expect(new Set(pages)).toEqual(new Set([4]));
      expect(bookPlan(book, most + 1).places).toBe(most);
    }
  });

  test('is that of a small book', () => {
    const book = { pageCount: 24, cover: 1, chapters: [1, 2, 1] };
    const calm = bookPlan(book, 5);
    const blank = { kind: 'photos', counts: [0, 1] };
    expect(calm.openings).toMatchObject([
      { kind: 'title' },
      { kind: 'chapter', chapter: 0 },
      blank,
      blank,
      { kind: 'chapter', chapter: 1 },
      blank,
      blank,
      blank,
      { kind: 'chapter', chapter: 2 },
      blank,
      blank,
      blank,
      { kind: 'photos', counts: [0] },
    ]);
    expect([calm.places, mostPhotosIn(book)]).toEqual([13, 73]);
    expect(countsOf(bookPlan(book, 22).openings)).toEqual([
      ...Array.from({ length: 8 }, () => [1, 1]),
      [1],
    ]);
  });
});
