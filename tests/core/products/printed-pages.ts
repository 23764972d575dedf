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
import { grownBox, liesWithin, type Box } from '../../../core/domain/artwork/measures.ts';
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

/** The pages in the order in which they are printed; each has a name of its own. */
export const pagesOf = ({ artwork, pages }: PrintedArtwork): readonly ArtworkPage[] => {
  const byName = new Map(artwork.pages.map((page) => [page.name, page]));
  expect(byName.size).toBe(artwork.pages.length);
  return pages.map((name) => byName.get(name) ?? expect.unreachable(name));
};

/** The places of photos in the order of the pages, each with what stands in it. */
export const placesOf = (
  printed: readonly PrintedArtwork[],
): readonly {
  readonly page: ArtworkPage;
  readonly slot: PictureSlot;
  readonly source: string | undefined;
}[] =>
  printed.flatMap((one) =>
    pagesOf(one).flatMap((page) =>
      page.objects.flatMap((object) =>
        object.kind === 'picture'
          ? [{ page, slot: object, source: one.pictures[object.id]?.source }]
          : [],
      ),
    ),
  );

const shownBox = ({ box, shape }: PictureSlot) => pathBox(slotPath(box, shape));

/** What of a box lies in the bleed of each edge, as shares; 0 where it does not reach the edge. */
const bledShares = (page: ArtworkPage, box: Box): readonly number[] => {
  const ends = [
    -box.left,
    -box.top,
    box.left + box.width - page.width,
    box.top + box.height - page.height,
  ];
  return ends.map((end) => (end < 0 ? 0 : end / page.bleed));
};

/**
 * Every place is filled, each photo stands before one stands again, all ids are unique, nothing is
 * printed beyond the bleed, and a photo that reaches an edge fills the bleed there. A place that goes
 * on from the page before is no other one.
 */
export const expectPrinted = (
  printed: readonly PrintedArtwork[],
  photos: readonly SlotPicture[],
  goesOn: (id: string) => boolean = () => false,
): void => {
  const sources = placesOf(printed)
    .filter(({ slot }) => !goesOn(slot.id))
    .map(({ source }) => source);
  const shares = placesOf(printed).flatMap(({ page, slot }) =>
    bledShares(page, shownBox(slot) ?? expect.unreachable()),
  );
  expect(shares.filter((share) => share !== 0 && share !== 1)).toEqual([]);
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
