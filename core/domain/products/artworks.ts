/** Designs of all products by their ids: a product with designs of its own is a line here. */
import { paletteOf, type Artwork } from '../artwork/artwork.ts';
import type { ArtworkSource } from '../image/sources.ts';
import type { Locale } from '../locale/locales.ts';
import { libraryArtwork } from './card/designs/card-library.ts';

const libraries: readonly ((id: string, locale: Locale) => Artwork | undefined)[] = [
  libraryArtwork,
];

/** A design in the words of a locale; undefined where no product has one of that id. */
export const artworkOf = (id: string, locale: Locale): Artwork | undefined => {
  for (const library of libraries) {
    const found = library(id, locale);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Whether there is such a picture: the design, its colours, and the page that is seen. */
export const isArtwork = ({ design, variant, locale, view }: ArtworkSource): boolean => {
  const artwork = artworkOf(design, locale);
  return (
    artwork !== undefined &&
    paletteOf(artwork, variant) !== undefined &&
    (view === 'laid' || view === 'occasion' || artwork.pages.some(({ name }) => name === view))
  );
};
