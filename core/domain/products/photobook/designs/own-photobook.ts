/** A photo book with the shopper's own photos: its cover, and the spreads at which its chapters begin. */
import type { Artwork } from '../../../artwork/artwork.ts';
import { usualVariant } from '../../../artwork/artwork.ts';
import { drawBook, type DrawnBook } from '../../../artwork/draw-book.ts';
import { photoMarkup } from '../../../artwork/own-pages.ts';
import { resolve, type ArtworkError, type SlotPicture } from '../../../artwork/resolve.ts';
import type { Typefaces } from '../../../artwork/typeface.ts';
import type { Foil } from '../../../catalogue/card-extras.ts';
import { localeTable, type Locale } from '../../../locale/locales.ts';
import { E, pipe } from '../../../../fp.ts';
import type { PersonalWords } from '../../../personalisation/personalisation.ts';
import { isSpread, photosOfBook } from './book-photos.ts';
import { photobookArtworkOf, photobookPageCountOf } from './photobook-library.ts';

/** What is to be drawn. */
export type PhotobookOrder = {
  /** As `photobookArtworkId` prints it. */
  readonly id: string;
  readonly locale: Locale;
  readonly foil?: Foil | undefined;
  /** In the order of the book. */
  readonly photos: readonly [SlotPicture, ...SlotPicture[]];
  /** Words of one's own, by their roles. */
  readonly words?: PersonalWords | undefined;
};

/** The views of a book, as `Book` shows them. */
export type DrawnPhotobook = {
  readonly closed: DrawnBook;
  readonly spreads: readonly DrawnBook[];
  readonly spine: DrawnBook;
};

/** Undefined for an id that no photo book of the library has. */
export const orderedPhotobook = ({ id, locale, words = {} }: Omit<PhotobookOrder, 'photos'>) =>
  photobookArtworkOf(id, locale, words);

/**
 * Draws all views of an ordered artwork, with the photos that are printed there; undefined for other
 * artworks. Refused where `resolve` is. Equal orders give equal markup everywhere.
 */
export const drawOwnPhotobook = (
  artwork: Artwork,
  { id, photos, locale, foil }: Omit<PhotobookOrder, 'words'>,
  typefaces: Typefaces,
): E.Either<ArtworkError, DrawnPhotobook | undefined> => {
  const { binding } = artwork;
  return pipe(
    resolve({
      artwork,
      variant: usualVariant,
      language: localeTable[locale].language,
      typefaces,
      pictures: photosOfBook(artwork, photobookPageCountOf(id), photos),
    }),
    E.map((pages) => {
      if (binding === undefined) return undefined;
      const own = (prefix: string) => ({ picture: photoMarkup, foil, prefix: `own-${prefix}-` });
      const closed = drawBook('laid', binding, pages, own('closed'));
      const spine = drawBook('spine', binding, pages, own('spine'));
      const covers = pages.filter((page) => !isSpread(page));
      const spreads = pages.filter(isSpread).flatMap((page, index) => {
        const opened = [...covers, { ...page, name: 'inside' }];
        // Nothing within is foiled.
        const drawing = { ...own(`spread-${index + 1}`), foil: undefined };
        return drawBook('open', binding, opened, drawing) ?? [];
      });
      return closed && spine && { closed, spreads, spine };
    }),
  );
};
