/** The inside of a book, page by page in reading order, with the photos that stand there. */
import type { Artwork } from '../../../artwork/artwork.ts';
import type { PagePart } from '../../../artwork/page-kit.ts';
import { photosInTurn, slotsOf } from '../../../artwork/place-photos.ts';
import type { Pictures, SlotPicture } from '../../../artwork/resolve.ts';
import { pagesOfSpread, slotOfSpread } from './book-leaves.ts';
import { namedIn, shorterOf, titleIn } from './book-parts.ts';
import { isSpread, photosOfBook, plannedBookOf } from './book-photos.ts';
import { bookPlan, type BookOpening } from './book-plan.ts';
import { insideSheet, type BookMaking, type BookSheet } from './book-sheets.ts';
import type { BookSide, CoverWords, PageLayout } from './layout.ts';
import { pageLayouts } from './layouts/pages.ts';

/** A page that is printed, and what stands in its places. */
export type BookLeaf = BookSheet & { readonly pictures: Pictures };

/** A book, the artwork of its pictures (`photobookArtwork`), and the shopper's photos. */
export type FilledBook = {
  readonly making: BookMaking;
  readonly shown: Artwork;
  readonly photos: readonly SlotPicture[];
};

/** The title in the middle of the first page. */
const titlePage =
  (words: CoverWords) =>
  (side: BookSide): readonly PagePart[] => {
    const { width, height, margin } = side;
    const size = shorterOf(side) * 0.075;
    const room = width - 4 * margin;
    const top = height * 0.42 - size;
    const told = { layer: 'ink' } as const;
    return [
      titleIn(words, [2 * margin, top, room, size * 1.5], size, told),
      namedIn(words, [2 * margin, top + size * 1.8, room, size * 0.9], size * 0.42, told),
    ];
  };

/** Pages beside each other are laid out alike; the next ones otherwise. */
const layoutOfPage = (page: number, photos: number): PageLayout => {
  const layouts: readonly PageLayout[] = pageLayouts[photos] ?? pageLayouts[0];
  return layouts[Math.floor(page / 2) % layouts.length] ?? pageLayouts[0][0];
};

const nameOf = (page: number): string => `page-${page}`;

const leavesOfChapter = (
  { making, shown, photos }: FilledBook,
  chapter: number,
  page: number,
): readonly BookLeaf[] => {
  const spread = shown.pages.filter(isSpread)[chapter];
  if (spread === undefined) return [];
  const pictures = photosOfBook(shown, making.pageCount, photos);
  return pagesOfSpread(spread, [nameOf(page), nameOf(page + 1)]).map((leaf) => ({
    page: leaf,
    styles: shown.styles,
    pictures: Object.fromEntries(
      slotsOf({ pages: [leaf] }).map(({ id }) => [id, pictures[slotOfSpread(id)]]),
    ),
  }));
};

/** The leaves of an opening, whose first page has the number. */
const leavesOf = (book: FilledBook, opening: BookOpening, page: number): readonly BookLeaf[] => {
  const { making, photos } = book;
  switch (opening.kind) {
    case 'title':
      return [{ ...insideSheet(making, nameOf(page), titlePage(making.said.cover)), pictures: {} }];
    case 'chapter':
      return leavesOfChapter(book, opening.chapter, page);
    case 'photos':
      return opening.counts.map((count, index) => {
        const layout = layoutOfPage(page + index, count);
        const sheet = insideSheet(making, nameOf(page + index), layout);
        const before = opening.before + (index === 0 ? 0 : (opening.counts[0] ?? 0));
        const slots = slotsOf({ pages: [sheet.page] });
        return { ...sheet, pictures: photosInTurn(slots, photos, before) };
      });
  }
};

/** Exactly as many pages as the book has; the first one is a right one and stands alone. */
export const bookInside = (book: FilledBook): readonly BookLeaf[] => {
  const { making, shown, photos } = book;
  const plan = bookPlan(plannedBookOf(shown, making.pageCount), photos.length);
  return plan.openings.flatMap((opening, index) =>
    leavesOf(book, opening, index === 0 ? 1 : 2 * index),
  );
};
