import type { Artwork } from '../../../artwork/artwork.ts';
import type { Locale } from '../../../locale/locales.ts';
import { readCardPicture } from '../card-picture.ts';
import { cardArtwork } from './card-artwork.ts';
import { layersOf } from './card-facts.ts';
import { stillScene } from '../occasion-stills.ts';
import type { CardDesign } from './card-design.ts';
import { cardWordsOf } from './card-words.ts';
import { cardDesigns } from './designs.ts';

const byId: ReadonlyMap<string, CardDesign> = new Map(
  cardDesigns.map((design) => [design.id, design]),
);

/** The design of an id; undefined where the library has none. */
export const cardDesignOf = (id: string): CardDesign | undefined => byId.get(id);

/** The still life that shows a design in a locale; undefined where none has a card of its shape. */
export const cardSceneOf = (id: string, locale: Locale): string | undefined => {
  const design = cardDesignOf(id);
  return design && stillScene(design, locale);
};

/**
 * A design with the words of a locale, as its picture shows it by these names; undefined where the
 * library has no such design, or it cannot be made so.
 */
export const libraryArtwork = (
  id: string,
  locale: Locale,
  options: readonly string[] = [],
): Artwork | undefined => {
  const design = cardDesignOf(id);
  const shown = readCardPicture(options);
  if (design === undefined || shown === undefined) return undefined;
  const isLeaf = design.sheet === 'flat';
  // Nothing of what is usual is named, and a folded sheet is not cut.
  if (isLeaf ? shown.isFlat : shown.punching !== undefined && !shown.isFlat) return undefined;
  const artwork = cardArtwork(design, cardWordsOf(locale, design), {
    sheet: shown.isFlat ? 'flat' : design.sheet,
    cut: shown.punching,
    isRaised: shown.isRaised,
  });
  return shown.isRaised && !layersOf(artwork).includes('relief') ? undefined : artwork;
};
