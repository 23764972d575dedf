/** A photo book with the shopper's own photos: on its cover, and on every spread. */
import type { Artwork } from '../../../artwork/artwork.ts';
import { usualVariant } from '../../../artwork/artwork.ts';
import { drawBook, type DrawnBook } from '../../../artwork/draw-book.ts';
import { photoMarkup } from '../../../artwork/own-pages.ts';
import { resolve, type ArtworkError, type SlotPicture } from '../../../artwork/resolve.ts';
import type { Typefaces } from '../../../artwork/typeface.ts';
import type { Foil } from '../../../catalogue/card-extras.ts';
import { localeTable, type Locale } from '../../../locale/locales.ts';
import { E, pipe } from '../../../../fp.ts';
import { photobookArtworkOf } from './photobook-library.ts';

/** What is to be drawn. */
export type PhotobookOrder = {
  /** As `photobookArtworkId` prints it. */
  readonly id: string;
  readonly locale: Locale;
  readonly foil?: Foil | undefined;
  /** They stand in all slots, in turn. */
  readonly photos: readonly [SlotPicture, ...SlotPicture[]];
};

/** The views of a book, as `Book` shows them. */
export type DrawnPhotobook = {
  readonly closed: DrawnBook;
  readonly spreads: readonly DrawnBook[];
  readonly spine: DrawnBook;
};

/** Undefined for an id that no photo book of the library has. */
export const orderedPhotobook = ({ id, locale }: Omit<PhotobookOrder, 'photos'>) =>
  photobookArtworkOf(id, locale);

const inTurn = ([first, ...others]: PhotobookOrder['photos'], index: number): SlotPicture =>
  others[(index % (others.length + 1)) - 1] ?? first;

const isSpread = ({ name }: { readonly name: string }): boolean =>
  name === 'inside' || name.startsWith('spread-');

/**
 * Draws all views of an ordered artwork; undefined for other artworks. Refused where `resolve` is.
 * Equal orders give equal markup everywhere.
 */
export const drawOwnPhotobook = (
  artwork: Artwork,
  { photos, locale, foil }: Pick<PhotobookOrder, 'photos' | 'locale' | 'foil'>,
  typefaces: Typefaces,
): E.Either<ArtworkError, DrawnPhotobook | undefined> => {
  const slots = artwork.pages.flatMap(({ objects }) =>
    objects.filter(({ kind }) => kind === 'picture'),
  );
  const { binding } = artwork;
  return pipe(
    resolve({
      artwork,
      variant: usualVariant,
      language: localeTable[locale].language,
      typefaces,
      pictures: Object.fromEntries(slots.map(({ id }, index) => [id, inTurn(photos, index)])),
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
