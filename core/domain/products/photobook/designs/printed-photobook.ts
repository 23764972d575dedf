/** What is printed of a photo book: its cover as one sheet, and every page of its inside. */
import {
  usualVariant,
  type Artwork,
  type ArtworkObject,
  type ArtworkPage,
} from '../../../artwork/artwork.ts';
import { photosInTurn, slotsOf } from '../../../artwork/place-photos.ts';
import type { Pictures } from '../../../artwork/resolve.ts';
import { foils, type Foil } from '../../../catalogue/card-extras.ts';
import { localeTable, type Locale } from '../../../locale/locales.ts';
import type { PersonalPlaces } from '../../../personalisation/personalisation.ts';
import type { PagesMaking, PrintedArtwork } from '../../product.ts';
import type { DesignedPhotobook } from '../photobook-hand-off.ts';
import { bookInside, type FilledBook } from './book-inside.ts';
import { coverLeaf } from './book-leaves.ts';
import { plannedBookOf } from './book-photos.ts';
import { mostPhotosIn } from './book-plan.ts';
import {
  backSheet,
  bookBinding,
  frontSheet,
  spineRimOf,
  spineSheet,
  stylesOf,
} from './book-sheets.ts';
import { bookRoles, saidInBook } from './book-words-said.ts';
import { photobookArtwork } from './photobook-artwork.ts';
import { photobookLookFor } from './photobook-library.ts';

type Words = PagesMaking<DesignedPhotobook>['words'];

/** The artwork of its pictures: the cover, and the spreads of its chapters. */
const shownArtwork = (photobook: DesignedPhotobook, locale: Locale, words: Words): Artwork =>
  photobookArtwork(
    photobookLookFor(photobook),
    { ...photobook, spread: 1 },
    localeTable[locale].language,
    words,
  );

/**
 * Words of the cover and the chapters, and as many photos as the book has places. At least one: the
 * photos of a design are samples, and are printed for nobody.
 */
export const photobookPlaces = (locale: Locale, photobook: DesignedPhotobook): PersonalPlaces => ({
  words: bookRoles(saidInBook(photobookLookFor(photobook), localeTable[locale].language, {})),
  photos: {
    least: 1,
    most: mostPhotosIn(plannedBookOf(shownArtwork(photobook, locale, {}), photobook.pageCount)),
  },
});

/** An artwork all of whose pages are printed. */
const printedOf = (
  pages: readonly ArtworkPage[],
  { styles, variants }: Pick<Artwork, 'styles' | 'variants'>,
  pictures: Pictures,
): PrintedArtwork => ({
  artwork: { pages, styles, variants },
  variant: usualVariant,
  pages: pages.map(({ name }) => name),
  pictures,
});

const printedInside = (book: FilledBook): PrintedArtwork => {
  const leaves = bookInside(book);
  return printedOf(
    leaves.map(({ page }) => page),
    { styles: stylesOf(leaves), variants: book.shown.variants },
    Object.fromEntries(leaves.flatMap(({ pictures }) => Object.entries(pictures))),
  );
};

const foilOf = ({ refinement }: DesignedPhotobook): Foil | undefined =>
  foils.find((foil) => foil === refinement);

/** What could be foiled, raised: in ink, and pressed once more. */
const raisedToo = (object: ArtworkObject): readonly ArtworkObject[] =>
  object.kind === 'picture' || object.layer !== 'foil'
    ? [object]
    : [
        { ...object, layer: 'ink' },
        { ...object, id: `${object.id}-raised`, layer: 'relief' },
      ];

const printedCover = (
  { making, shown, photos }: FilledBook,
  photobook: DesignedPhotobook,
): PrintedArtwork => {
  const [front, spine, back] = [frontSheet(making), spineSheet(making), backSheet(making)];
  const { hasSpine, thickness } = bookBinding(making);
  const leaf = coverLeaf(
    { front: front.page, spine: spine.page, back: back.page },
    {
      hasSpine,
      safe: hasSpine ? Math.min(front.page.safe, spineRimOf(thickness)) : front.page.safe,
    },
  );
  const page =
    photobook.refinement === 'relief'
      ? { ...leaf, isRaised: true, objects: leaf.objects.flatMap(raisedToo) }
      : leaf;
  return {
    ...printedOf([page], shown, photosInTurn(slotsOf({ pages: [page] }), photos)),
    foil: foilOf(photobook),
  };
};

/**
 * The cover as one sheet, of back, spine and front, then exactly as many pages as the book has, in
 * reading order: each with its bleed on all sides, the first on the right. Undefined without a photo.
 */
export const printedPhotobook = ({
  configuration,
  locale,
  words,
  photos,
}: Omit<PagesMaking<DesignedPhotobook>, 'holidaysOf'>): readonly PrintedArtwork[] | undefined => {
  if (photos.length === 0) return undefined;
  const look = photobookLookFor(configuration);
  const said = saidInBook(look, localeTable[locale].language, words);
  const book: FilledBook = {
    making: { ...configuration, look, said },
    shown: shownArtwork(configuration, locale, words),
    photos,
  };
  return [printedCover(book, configuration), printedInside(book)];
};
