import type { ArtworkSource } from '../../../image/sources.ts';
import { localeTable, type Locale } from '../../../locale/locales.ts';
import { readCardPicture } from '../card-picture.ts';
import { cardDesignOf } from './card-library.ts';
import { cardWordsOf } from './card-words.ts';
import { frontFacts, type FrontFacts, type FrontOrder } from './own-front.ts';

/** A front as its own design says it. */
export type DesignedFront = FrontFacts & Pick<FrontOrder, 'design' | 'words'>;

/** The front of a design in a locale; undefined where the library has no such design. */
export const designedFront = (id: string, locale: Locale): DesignedFront | undefined => {
  const design = cardDesignOf(id);
  if (design === undefined) return undefined;
  // Letter and back stand on other pages.
  const { title, names, date, place, verse } = cardWordsOf(locale, design);
  const words = { title, names, date, place, verse };
  return { design, words, ...frontFacts(design, words) };
};

/** All that a picture of a front shows, so that it can be drawn in other words. */
export type PicturedFront = Pick<DesignedFront, 'slot'> &
  Omit<FrontOrder, 'own' | 'photos' | 'format' | 'prefix'>;

/** Undefined for a picture of anything but a front of the library. */
export const frontOfPicture = (source: ArtworkSource): PicturedFront | undefined => {
  const { design: id, locale, variant, foil, options = [], view } = source;
  const found = view === 'front' ? designedFront(id, locale) : undefined;
  const shown = readCardPicture(options);
  if (found === undefined || shown === undefined) return undefined;
  const { design, words, slot } = found;
  return {
    design,
    words,
    slot,
    variant,
    foil,
    cut: shown.punching,
    isRaised: shown.isRaised,
    language: localeTable[locale].language,
  };
};
