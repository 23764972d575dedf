/** Which photo stands where on the cover and on the spreads of an artwork of a photo book. */
import type { Artwork, ArtworkPage } from '../../../artwork/artwork.ts';
import { photosInTurn, slotsOf } from '../../../artwork/place-photos.ts';
import type { Pictures, SlotPicture } from '../../../artwork/resolve.ts';
import { bookPlan, placesBefore, type PlannedBook } from './book-plan.ts';

/** Whether it is a spread, at which a chapter begins. */
export const isSpread = ({ name }: Pick<ArtworkPage, 'name'>): boolean =>
  name === 'inside' || name.startsWith('spread-');

const placesOn = (page: ArtworkPage): number => slotsOf({ pages: [page] }).length;

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** The book of an artwork with so many pages, as far as its plan goes. */
export const plannedBookOf = (
  { pages }: Pick<Artwork, 'pages'>,
  pageCount: number,
): PlannedBook => ({
  pageCount,
  cover: sum(pages.filter((page) => !isSpread(page)).map(placesOn)),
  chapters: pages.filter(isSpread).map(placesOn),
});

/** The photos on the pages of an artwork, as they stand in a book of so many pages. */
export const photosOfBook = (
  artwork: Pick<Artwork, 'pages'>,
  pageCount: number,
  photos: readonly SlotPicture[],
): Pictures => {
  const plan = bookPlan(plannedBookOf(artwork, pageCount), photos.length);
  const spreads = artwork.pages.filter(isSpread);
  const cover = artwork.pages.filter((page) => !isSpread(page));
  const placed = [
    photosInTurn(slotsOf({ pages: cover }), photos),
    ...spreads.map((page, chapter) =>
      photosInTurn(slotsOf({ pages: [page] }), photos, placesBefore(plan, chapter)),
    ),
  ];
  return Object.fromEntries(placed.flatMap((pictures) => Object.entries(pictures)));
};
