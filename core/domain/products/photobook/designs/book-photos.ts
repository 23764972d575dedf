/** Which photo stands where on the cover and on the spreads of an artwork of a photo book. */
import type { Artwork, ArtworkPage, PictureSlot } from '../../../artwork/artwork.ts';
import { photosInTurn, slotsOf } from '../../../artwork/place-photos.ts';
import type { Pictures, SlotPicture } from '../../../artwork/resolve.ts';
import { bookPlan, placesBefore, type PlannedBook } from './book-plan.ts';

/** Whether it is a spread, at which a chapter begins. */
export const isSpread = ({ name }: Pick<ArtworkPage, 'name'>): boolean =>
  name === 'inside' || name.startsWith('spread-');

const slotsOn = (page: ArtworkPage): readonly PictureSlot[] => slotsOf({ pages: [page] });

const isCover = (page: ArtworkPage): boolean => !isSpread(page);

/** The book of an artwork with so many pages, as far as its plan goes. */
export const plannedBookOf = (
  { pages }: Pick<Artwork, 'pages'>,
  pageCount: number,
): PlannedBook => ({
  pageCount,
  cover: slotsOf({ pages: pages.filter(isCover) }).length,
  chapters: pages.filter(isSpread).map((page) => slotsOn(page).length),
});

/** The photos on the pages of an artwork, as they stand in a book of so many pages. */
export const photosOfBook = (
  artwork: Pick<Artwork, 'pages'>,
  pageCount: number,
  photos: readonly SlotPicture[],
): Pictures => {
  const plan = bookPlan(plannedBookOf(artwork, pageCount), photos.length);
  const { pages } = artwork;
  const placed = [
    photosInTurn(slotsOf({ pages: pages.filter(isCover) }), photos),
    ...pages
      .filter(isSpread)
      .map((page, chapter) => photosInTurn(slotsOn(page), photos, placesBefore(plan, chapter))),
  ];
  return Object.fromEntries(placed.flatMap((pictures) => Object.entries(pictures)));
};
