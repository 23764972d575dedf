/** Designs of all products by their ids: a product with designs of its own is a line here. */
import { paletteOf, type Artwork } from '../artwork/artwork.ts';
import type { ArtworkSource } from '../image/sources.ts';
import type { Locale } from '../locale/locales.ts';
import { libraryArtwork } from './card/designs/card-library.ts';

type Library = (id: string, locale: Locale, options: readonly string[]) => Artwork | undefined;

const libraries: readonly Library[] = [libraryArtwork];

/**
 * A design in the words of a locale, with what its picture shows; undefined where no product has one
 * of that id, or shows what the options say.
 */
export const artworkOf = ({
  design,
  locale,
  options = [],
}: Pick<ArtworkSource, 'design' | 'locale' | 'options'>): Artwork | undefined => {
  for (const library of libraries) {
    const found = library(design, locale, options);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Whether there is such a picture: the design, its colours, and the page that is seen. */
export const isArtwork = (source: ArtworkSource): boolean => {
  const { variant, view } = source;
  const artwork = artworkOf(source);
  return (
    artwork !== undefined &&
    paletteOf(artwork, variant) !== undefined &&
    (view === 'laid' || artwork.pages.some(({ name }) => name === view))
  );
};
