/** Designs of all products by their ids: a product with designs of its own is a line here. */
import { paletteOf, type Artwork } from '../artwork/artwork.ts';
import type { ArtworkSource, ArtworkView } from '../image/sources.ts';
import type { Locale } from '../locale/locales.ts';
import { readCardPicture } from './card/card-picture.ts';
import { libraryArtwork } from './card/designs/card-library.ts';

type Library = {
  readonly artwork: (id: string, locale: Locale) => Artwork | undefined;
  /** Whether its pictures show what these names say. */
  readonly shows: (options: readonly string[]) => boolean;
};

const libraries: readonly Library[] = [
  { artwork: libraryArtwork, shows: (options) => readCardPicture(options) !== undefined },
];

/** A design in the words of a locale; undefined where no product has one of that id. */
export const artworkOf = (id: string, locale: Locale): Artwork | undefined => {
  for (const { artwork } of libraries) {
    const found = artwork(id, locale);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The page that a view shows. */
export const pageOfView = {
  front: 'front',
  inside: 'inside',
  back: 'back',
  laid: 'front',
  'laid-turned': 'front',
  open: 'inside',
  close: 'front',
  'close-turned': 'front',
} as const satisfies Readonly<Record<ArtworkView, string>>;

/**
 * Whether there is such a picture: the design, its colours, what is shown of it, and the page that
 * is seen. Only foil looks different as the light turns.
 */
export const isArtwork = ({
  design,
  variant,
  foil,
  options = [],
  locale,
  view,
}: ArtworkSource): boolean =>
  libraries.some(({ artwork: find, shows }) => {
    const artwork = find(design, locale);
    return (
      artwork !== undefined &&
      paletteOf(artwork, variant) !== undefined &&
      shows(options) &&
      (foil !== undefined || !view.endsWith('-turned')) &&
      artwork.pages.some(({ name }) => name === pageOfView[view])
    );
  });
