/** Which of a shopper's photos stands in which place: one rule for what is shown and what is printed. */
import type { Artwork, PictureSlot } from './artwork.ts';
import type { Pictures, SlotPicture } from './resolve.ts';

/** The places for photos on some pages, page by page, each from the back to the front. */
export const slotsOf = ({ pages }: Pick<Artwork, 'pages'>): readonly PictureSlot[] =>
  pages.flatMap(({ objects }) => objects.filter((object) => object.kind === 'picture'));

/**
 * Photos in places, in turn: each stands once before one stands again. `before` is how many places
 * come before these. Without photos all places stay empty.
 */
export const photosInTurn = (
  slots: readonly Pick<PictureSlot, 'id'>[],
  photos: readonly SlotPicture[],
  before = 0,
): Pictures =>
  Object.fromEntries(
    slots.map(({ id }, index) => [id, photos[(before + index) % photos.length]] as const),
  );
