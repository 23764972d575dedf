import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { usualVariant, type ArtworkPage } from '../../../../../core/domain/artwork/artwork.ts';
import { pathBox } from '../../../../../core/domain/artwork/path.ts';
import { resolve, type DisplayList } from '../../../../../core/domain/artwork/resolve.ts';
import { localeTable } from '../../../../../core/domain/locale/locales.ts';
import type { PagesMaking } from '../../../../../core/domain/products/product.ts';
import { slotOfSpread } from '../../../../../core/domain/products/photobook/designs/book-leaves.ts';
import {
  isSpread,
  photosOfBook,
} from '../../../../../core/domain/products/photobook/designs/book-photos.ts';
import { coverGroundOf } from '../../../../../core/domain/products/photobook/designs/book-sheets.ts';
import { photobookLooks } from '../../../../../core/domain/products/photobook/designs/looks.ts';
import { photobookArtwork } from '../../../../../core/domain/products/photobook/designs/photobook-artwork.ts';
import { photobookLookFor } from '../../../../../core/domain/products/photobook/designs/photobook-library.ts';
import { printedPhotobook } from '../../../../../core/domain/products/photobook/designs/printed-photobook.ts';
import { photobookProduct } from '../../../../../core/domain/products/photobook/photobook-product.ts';
import type { DesignedPhotobook } from '../../../../../core/domain/products/photobook/photobook-hand-off.ts';
import { photobookSizeOf } from '../../../../../core/domain/products/photobook/photobook-options.ts';
import { photobookThickness } from '../../../../../core/domain/products/photobook/photobook-spine.ts';
import { noHolidays } from '../../../../../core/domain/time/holidays.ts';
import { E } from '../../../../../core/fp.ts';
import { anyLocale } from '../../../../arbitraries/locale.ts';
import { anyPhotobookConfiguration } from '../../../../arbitraries/photobook.ts';
import {
  expectPrinted,
  expectWellMade,
  pagesOf,
  photosOf,
  placesOf,
  typefaces,
} from '../../printed-pages.ts';

const anyPhotobook: fc.Arbitrary<DesignedPhotobook> = fc
  .tuple(anyPhotobookConfiguration, fc.constantFrom(...photobookLooks))
  .map(([photobook, { id }]) => ({ ...photobook, designGroupSetId: id }));

type Making = PagesMaking<DesignedPhotobook>;

const printedOf = (
  configuration: DesignedPhotobook,
  count: number,
  rest: Partial<Pick<Making, 'locale' | 'words'>> = {},
) => {
  const printed = printedPhotobook({
    configuration,
    locale: 'de-DE',
    words: {},
    photos: photosOf(count),
    ...rest,
  });
  const [cover, inside, ...others] = printed ?? [];
  if (cover === undefined || inside === undefined) return expect.unreachable();
  expect(others).toEqual([]);
  return { cover, inside };
};

const placesFor = (photobook: DesignedPhotobook) =>
  photobookProduct.personalPlaces?.('de-DE', photobook) ?? expect.unreachable();

const goesOn = (id: string) => id !== slotOfSpread(id);

const fjord: DesignedPhotobook = {
  type: 'echtfotobuch',
  printing: 'echtfoto',
  cover: 'hard',
  binding: 'layflat',
  paper: 'glaenzend',
  format: 'a4-quer',
  pageCount: 26,
  amount: 1,
  designGroupSetId: 'fjord',
};

const textsOf = (pages: readonly ArtworkPage[]) =>
  pages.flatMap(({ objects }) => objects.flatMap((one) => (one.kind === 'text' ? [one] : [])));

const shownOf = (photobook: DesignedPhotobook, locale: Making['locale'] = 'de-DE') =>
  photobookArtwork(
    photobookLookFor(photobook),
    { ...photobook, spread: 1 },
    localeTable[locale].language,
    {},
  );

/** The photos of resolved pages by their slots: what is seen of each, and where. */
const picturesIn = (pages: DisplayList) =>
  pages.flatMap((page) =>
    page.items.flatMap((item) => (item.kind === 'picture' ? [{ page, ...item }] : [])),
  );

describe('what is printed of a photo book', () => {
  property.prop([anyPhotobook, fc.integer({ min: 1, max: 220 })], { numRuns: 40 })(
    'is its cover and exactly its pages, with each photo before one stands again',
    (photobook, number) => {
      const { most } = placesFor(photobook).photos;
      const photos = photosOf(Math.min(number, most));
      const { cover, inside } = printedOf(photobook, photos.length);
      expectPrinted([cover, inside], photos, goesOn);
      const sources = placesOf([cover, inside])
        .filter(({ slot }) => !goesOn(slot.id))
        .map(({ source }) => source);
      // No photo stands twice where there are enough for the calmest book.
      if (photos.length >= 100) expect(sources).toHaveLength(photos.length);
      const { width, height } = photobookSizeOf(photobook.format);
      const pages = pagesOf(inside);
      expect(pages.map(({ name }) => name)).toEqual(
        Array.from({ length: photobook.pageCount }, (_, index) => `page-${index + 1}`),
      );
      const measures = pages.map((page) => [
        page.width,
        page.height,
        page.bleed,
        page.folds.length,
      ]);
      expect(measures).toEqual(pages.map(() => [width * 1_000, height * 1_000, 3_000, 0]));
    },
  );

  property.prop([anyPhotobook], { numRuns: 60 })(
    'has a cover as wide as back, spine and front, folded at the spine',
    (photobook) => {
      const { cover } = printedOf(photobook, 1);
      const { width, height } = photobookSizeOf(photobook.format);
      const hasSpine = photobook.binding !== 'heftbindung';
      const spine = hasSpine ? photobookThickness(photobook) : 0;
      expect(pagesOf(cover)).toMatchObject([
        {
          name: 'cover',
          width: 2 * width * 1_000 + spine,
          height: height * 1_000,
          bleed: photobook.cover === 'hard' ? 15_000 : 3_000,
          folds: [...new Set([width * 1_000, width * 1_000 + spine])].map((at) => ({
            along: 'height',
            at,
          })),
          paper: coverGroundOf(photobookLookFor(photobook)),
        },
      ]);
      // Nothing of the front is printed on the spine, and nothing of the spine beside it.
      const front = width * 1_000 + spine;
      for (const page of pagesOf(cover))
        for (const object of page.objects) {
          if (object.kind === 'ornament' && object.id.startsWith('front-'))
            for (const { path } of object.shapes)
              expect(pathBox(path)?.left).toBeGreaterThanOrEqual(front);
          if (object.kind === 'picture' && object.shape.kind === 'part')
            expect(object.shape.seen.left).toBe(front);
          if (object.kind === 'text' && object.id.startsWith('spine-')) {
            expect(object.box.left).toBeGreaterThan(width * 1_000);
            expect(object.box.left + object.box.width).toBeLessThan(front);
          }
        }
    },
  );

  property.prop([anyPhotobook, anyLocale, fc.integer({ min: 1, max: 200 })], { numRuns: 10 })(
    'is printed as a printer wants it',
    (photobook, locale, count) => {
      const { cover, inside } = printedOf(photobook, count, { locale });
      expectWellMade([cover, inside], locale);
    },
  );

  property.prop([anyPhotobook, fc.integer({ min: 1, max: 120 })], { numRuns: 25 })(
    'shows of each photo what the pictures of the book show, on cover and chapters',
    (photobook, count) => {
      const photos = photosOf(count);
      const { cover, inside } = printedOf(photobook, count);
      const artwork = shownOf(photobook);
      const pictures = photosOfBook(artwork, photobook.pageCount, photos);
      const resolved = (input: Pick<Parameters<typeof resolve>[0], 'artwork' | 'pictures'>) => {
        const pages = resolve({ variant: usualVariant, language: 'de', typefaces, ...input });
        return E.isRight(pages) ? picturesIn(pages.right) : expect.unreachable();
      };
      const printed = [...resolved(cover), ...resolved(inside)];
      for (const shown of resolved({ artwork, pictures })) {
        const same = printed.filter(({ object }) => slotOfSpread(object) === shown.object);
        expect(same.length).toBeGreaterThan(0);
        for (const one of same) {
          expect(one).toMatchObject({ source: shown.source, crop: shown.crop, size: shown.size });
          expect(one.box).toEqual({ ...shown.box, left: one.box.left });
        }
        // Both halves of a photo over the fold lie a page apart.
        const [left, right] = same;
        if (left && right) expect(left.box.left - right.box.left).toBe(left.page.width);
      }
    },
  );

  test('cuts its spreads into pages: all that a spread shows, at its place', () => {
    for (const { id } of photobookLooks) {
      const photobook = { ...fjord, designGroupSetId: id };
      const pages = pagesOf(printedOf(photobook, 3).inside);
      for (const spread of shownOf(photobook).pages.filter(isSpread)) {
        const found = pages.flatMap((page, index) =>
          page.objects.flatMap((object) =>
            object.kind !== 'ornament' && object.id.startsWith(`${spread.name}-`)
              ? [{ object, from: index % 2 === 1 ? 0 : page.width }]
              : [],
          ),
        );
        const objects = spread.objects.filter(({ kind }) => kind !== 'ornament');
        expect(new Set(found.map(({ object }) => slotOfSpread(object.id)))).toEqual(
          new Set(objects.map((object) => object.id)),
        );
        for (const { object, from } of found) {
          const shown = objects.find((one) => one.id === slotOfSpread(object.id));
          expect(shown?.kind === 'ornament' ? undefined : shown?.box).toEqual({
            ...object.box,
            left: object.box.left + from,
          });
        }
        const ornaments = (page: ArtworkPage) =>
          page.objects.filter(
            ({ kind, id: one }) => kind === 'ornament' && one.startsWith(`${spread.name}-`),
          ).length;
        expect(pages.reduce((count, page) => count + ornaments(page), 0)).toBe(ornaments(spread));
      }
    }
  });

  test('begins with its title, and turns its layouts', () => {
    const { inside } = printedOf(fjord, 40);
    const [title, ...pages] = pagesOf(inside);
    expect(textsOf(title ? [title] : []).map(({ text, layer }) => [text, layer])).toEqual([
      ['Unsere Reise', 'ink'],
      // Nothing of the sample's people.
      ['', 'ink'],
    ]);
    // In the middle of the page, the name below the title.
    expect(textsOf(title ? [title] : []).map(({ box }) => box)).toEqual([
      { left: 27_160, top: 66_930, width: 230_680, height: 21_825 },
      { left: 27_160, top: 93_120, width: 230_680, height: 13_095 },
    ]);
    const boxes = pages.map(({ objects }) =>
      JSON.stringify(objects.flatMap((one) => (one.kind === 'picture' ? [one.box] : []))),
    );
    // With one or two photos a page, each of them has two layouts.
    expect(new Set(boxes).size).toBeGreaterThanOrEqual(4);
  });

  test('has words of one’s own on cover, spine, first page and chapters', () => {
    const words = { title: 'Korsika', year: '2024', 'chapter-2': 'Calvi', 'line-3': 'Ende' };
    const { cover, inside } = printedOf({ ...fjord, designGroupSetId: 'kastanie' }, 2, { words });
    const said = (one: typeof cover) => textsOf(pagesOf(one)).map(({ role, text }) => [role, text]);
    expect(said(cover)).toEqual([
      ['title', 'Korsika'],
      ['name', '2024'],
      ['year', '24'],
      ['title', 'Korsika'],
      ['year', '2024'],
    ]);
    const usual = new Map(
      placesFor({ ...fjord, designGroupSetId: 'kastanie' }).words.map((one) => [
        one.role,
        one.usual,
      ]),
    );
    expect(said(inside)).toEqual([
      ['title', 'Korsika'],
      ['name', '2024'],
      ['chapter-1', usual.get('chapter-1')],
      ['line-1', ''],
      ['chapter-2', 'Calvi'],
      ['line-2', ''],
      ['chapter-3', usual.get('chapter-3')],
      ['line-3', 'Ende'],
    ]);
    // What is not a text of the design's is nobody's word.
    const { cover: plain } = printedOf(fjord, 2, { words: { constructor: 'x' } });
    expect(plain).toEqual(printedOf(fjord, 2).cover);
  });

  test.each([
    ['gold', ['ink', 'foil'], 'gold', false],
    ['silber', ['ink', 'foil'], 'silber', false],
    ['rosegold', ['ink', 'foil'], 'rosegold', false],
    ['relief', ['ink', 'relief'], undefined, true],
    // Without a metal its layer is printed in ink.
    [undefined, ['ink', 'foil'], undefined, false],
  ] as const)('is refined on its cover alone: %s', (refinement, layers, foil, isRaised) => {
    const { cover, inside } = printedOf({ ...fjord, refinement }, 2);
    const layersOf = (pages: readonly ArtworkPage[]) =>
      new Set(
        pages.flatMap(({ objects }) =>
          objects.flatMap((one) => (one.kind === 'picture' ? [] : [one.layer])),
        ),
      );
    expect(layersOf(pagesOf(cover))).toEqual(new Set(layers));
    expect([cover.foil, inside.foil]).toEqual([foil, undefined]);
    expect(pagesOf(cover)[0]?.isRaised ?? false).toBe(isRaised);
    expect(layersOf(pagesOf(inside))).toEqual(new Set(['ink']));
    const raised = textsOf(pagesOf(cover)).filter(({ layer }) => layer === 'relief');
    expect(raised.map(({ id }) => id.endsWith('-raised'))).toEqual(raised.map(() => true));
    // In ink below, too.
    expect(raised).toHaveLength(isRaised ? 4 : 0);
    expectPrinted([cover, inside], photosOf(2), goesOn);
  });

  test('asks for its words in their order, and for as many photos as it holds', () => {
    const { words, photos } = placesFor(fjord);
    expect(words.map(({ role }) => role)).toEqual([
      'title',
      'name',
      'year',
      'chapter-1',
      'line-1',
      'chapter-2',
      'line-2',
      'chapter-3',
      'line-3',
    ]);
    expect(words.map(({ usual }) => usual)).toEqual([
      'Unsere Reise',
      '',
      '',
      'Ankommen',
      '',
      'Unterwegs',
      '',
      'Am Meer',
      '',
    ]);
    // Cover 1, chapters 1, 1 and 5, and four on each of nineteen pages.
    expect(photos).toEqual({ least: 1, most: 84 });
    expect(placesFor({ ...fjord, pageCount: 118 }).photos.most).toBe(200);
  });

  test('is none without a photo, and in the usual look where the library has no other', () => {
    const making = { configuration: fjord, locale: 'de-DE', words: {} } as const;
    expect(printedPhotobook({ ...making, photos: [] })).toBeUndefined();
    const unknown = { ...fjord, designGroupSetId: 'nobody' };
    expect(printedOf(unknown, 4)).toEqual(printedOf(fjord, 4));
    const whole = { ...making, photos: photosOf(4), holidaysOf: noHolidays };
    expect(photobookProduct.printedPages?.(whole)).toEqual(Object.values(printedOf(fjord, 4)));
  });
});
