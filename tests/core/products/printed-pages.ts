/** What holds of all that is printed, whatever the product. */
import { fc } from '@fast-check/vitest';
import { expect } from 'vitest';

import { readTypefaces } from '../../../adapters/shared/typefaces/read-typefaces.ts';
import {
  trimBox,
  type ArtworkPage,
  type PictureSlot,
} from '../../../core/domain/artwork/artwork.ts';
import { checkArtwork } from '../../../core/domain/artwork/checks.ts';
import { grownBox, liesWithin } from '../../../core/domain/artwork/measures.ts';
import { pathBox } from '../../../core/domain/artwork/path.ts';
import { resolve, slotPath, type SlotPicture } from '../../../core/domain/artwork/resolve.ts';
import { mostZoom } from '../../../core/domain/image/picture-crop.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import type { PrintedArtwork } from '../../../core/domain/products/product.ts';
import { E } from '../../../core/fp.ts';

export const typefaces = readTypefaces();

/** So many different photos. */
export const photosOf = (count: number): readonly SlotPicture[] =>
  Array.from({ length: count }, (_, index) => ({
    source: `photo-${index}`,
    size: { width: 9_000 + index, height: index % 3 === 0 ? 12_000 : 6_000 },
    framing: { x: 0.5, y: 0.4, zoom: 1 },
  }));

export const anyPhoto: fc.Arbitrary<SlotPicture> = fc.record({
  source: fc.uuid(),
  size: fc.record({
    width: fc.integer({ min: 1, max: 20_000 }),
    height: fc.integer({ min: 1, max: 20_000 }),
  }),
  framing: fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
    zoom: fc.double({ min: 1, max: mostZoom, noNaN: true }),
  }),
});

/** The pages in the order in which they are printed. */
export const pagesOf = ({ artwork, pages }: PrintedArtwork): readonly ArtworkPage[] =>
  pages.map((name) => {
    const found = artwork.pages.filter((page) => page.name === name);
    expect(found).toHaveLength(1);
    return found[0] ?? expect.unreachable(name);
  });

/** The places of photos in the order of the pages, each with what stands in it. */
export const placesOf = (printed: readonly PrintedArtwork[]) =>
  printed.flatMap((one) =>
    pagesOf(one).flatMap((page) =>
      page.objects.flatMap((object) =>
        object.kind === 'picture'
          ? [{ page: page.name, slot: object, source: one.pictures[object.id]?.source }]
          : [],
      ),
    ),
  );

const shownBox = ({ box, shape }: PictureSlot) => pathBox(slotPath(box, shape));

/**
 * Every place is filled, each photo stands before one stands again, all ids are unique, and nothing is
 * printed beyond the bleed.
 */
export const expectPrinted = (
  printed: readonly PrintedArtwork[],
  photos: readonly SlotPicture[],
): void => {
  const sources = placesOf(printed).map(({ source }) => source);
  expect(sources).toEqual(sources.map((_, index) => photos[index % photos.length]?.source));
  expect(sources.length).toBeGreaterThanOrEqual(photos.length);
  for (const one of printed) {
    const pages = pagesOf(one);
    const ids = pages.flatMap(({ objects }) => objects.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const outside = pages.flatMap((page) =>
      page.objects.flatMap((object) => {
        if (object.kind === 'text') return [];
        const boxes =
          object.kind === 'picture'
            ? [shownBox(object)]
            : object.shapes.map(({ path }) => pathBox(path));
        const bled = grownBox(trimBox(page), page.bleed);
        return boxes.every((box) => box === undefined || liesWithin(box, bled)) ? [] : [object.id];
      }),
    );
    expect(outside).toEqual([]);
  }
};

/** It can be drawn, its words fit, and what touches an edge covers the bleed. */
export const expectWellMade = (printed: readonly PrintedArtwork[], locale: Locale): void => {
  const { language } = localeTable[locale];
  for (const { artwork, variant, pictures } of printed) {
    const input = { artwork, variant, pictures, language, typefaces };
    expect(E.isRight(resolve(input))).toBe(true);
    const found = checkArtwork(input);
    const wrong = E.isRight(found)
      ? found.right.filter(({ kind }) => kind !== 'low-resolution')
      : [found.left];
    expect(wrong).toEqual([]);
  }
};
