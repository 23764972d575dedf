/** Designs of all products by their ids: a product with designs of its own is a line here. */
import { paletteOf, type Artwork } from '../artwork/artwork.ts';
import type { ArtworkSource, ArtworkView } from '../image/sources.ts';
import { voucherSample } from '../voucher/voucher-artwork.ts';
import { noHolidays, type HolidaysOf } from '../time/holidays.ts';
import { calendarArtworkOf } from './calendar/designs/calendar-library.ts';
import { accessoryArtwork } from './card/accessory-artwork.ts';
import { libraryArtwork } from './card/designs/card-library.ts';
import { photobookArtworkOf } from './photobook/designs/photobook-library.ts';

type Library = (
  source: Pick<ArtworkSource, 'design' | 'locale' | 'options'>,
  holidaysOf: HolidaysOf,
) => Artwork | undefined;

const libraries: readonly Library[] = [
  ({ design, locale, options = [] }) => libraryArtwork(design, locale, options),
  ({ design, locale, options }) => accessoryArtwork(design, locale, options),
  ({ design, locale, options = [] }, holidaysOf) =>
    options.length === 0 ? calendarArtworkOf(design, locale, holidaysOf) : undefined,
  ({ design, locale, options = [] }) =>
    options.length === 0 ? photobookArtworkOf(design, locale) : undefined,
  ({ design, locale, options }) => voucherSample(design, locale, options),
];

/**
 * A design in the words of a locale, with what its picture shows; undefined where no product has one
 * of that id, or shows what the options say. Holidays are printed where the caller knows them.
 */
export const artworkOf = (
  source: Pick<ArtworkSource, 'design' | 'locale' | 'options'>,
  holidaysOf: HolidaysOf = noHolidays,
): Artwork | undefined => {
  for (const library of libraries) {
    const found = library(source, holidaysOf);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The page that a view shows; `laid` may be of another, of things that are seen opened. */
export const pageOfView = {
  front: 'front',
  inside: 'inside',
  back: 'back',
  laid: 'front',
  'laid-turned': 'front',
  open: 'inside',
  spine: 'spine',
  close: 'front',
  'close-turned': 'front',
  occasion: 'front',
} as const satisfies Readonly<Record<ArtworkView, string>>;

/**
 * Whether there is such a picture: the design, its colours, and the page that is seen. Only foil
 * looks different as the light turns.
 */
export const isArtwork = (source: ArtworkSource): boolean => {
  const { variant, foil, view } = source;
  const artwork = artworkOf(source);
  return (
    artwork !== undefined &&
    paletteOf(artwork, variant) !== undefined &&
    (foil !== undefined || !view.endsWith('-turned')) &&
    artwork.pages.some(({ name }) => name === pageOfView[view])
  );
};
