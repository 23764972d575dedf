import { localeTable, type Language, type Locale } from '../../../locale/locales.ts';
import type { CardDesign } from './card-design.ts';
import type { CardWords, CardWordsTable, RegionalCardWords } from './words.ts';
import { austrianCardWords } from './words/de-at.ts';
import { swissGermanCardWords } from './words/de-ch.ts';
import { germanCardWords } from './words/de.ts';
import { americanCardWords } from './words/en-us.ts';
import { englishCardWords } from './words/en.ts';
import { spanishCardWords } from './words/es.ts';
import { belgianFrenchCardWords } from './words/fr-be.ts';
import { swissFrenchCardWords } from './words/fr-ch.ts';
import { frenchCardWords } from './words/fr.ts';
import { swissItalianCardWords } from './words/it-ch.ts';
import { italianCardWords } from './words/it.ts';
import { belgianDutchCardWords } from './words/nl-be.ts';
import { dutchCardWords } from './words/nl.ts';

const cardWords: Readonly<Record<Language, CardWordsTable>> = {
  de: germanCardWords,
  en: englishCardWords,
  es: spanishCardWords,
  fr: frenchCardWords,
  it: italianCardWords,
  nl: dutchCardWords,
};

const regionalCardWords: Readonly<Partial<Record<Locale, RegionalCardWords>>> = {
  'de-AT': austrianCardWords,
  'de-CH': swissGermanCardWords,
  'de-LI': swissGermanCardWords,
  'en-US': americanCardWords,
  'fr-BE': belgianFrenchCardWords,
  'fr-CH': swissFrenchCardWords,
  'it-CH': swissItalianCardWords,
  'nl-BE': belgianDutchCardWords,
};

const nothing: CardWords = {
  title: '',
  names: '',
  date: '',
  place: '',
  verse: '',
  letter: '',
  back: '',
};

const chosen = <T>(list: readonly [T, ...(readonly T[])], seed: number): T =>
  list[seed % list.length] ?? list[0];

const written = (
  locale: Locale,
  { occasion, piece, seed }: Pick<CardDesign, 'occasion' | 'piece' | 'seed'>,
): CardWords => {
  const table = cardWords[localeTable[locale].language];
  const region = regionalCardWords[locale];
  const { cards, thanks } = table.occasions[occasion];
  const inRegion = region?.occasions[occasion];
  const at = seed % cards.length;
  const card = { ...nothing, ...chosen(cards, seed), ...inRegion?.cards[at] };
  const { names, date } = card;
  switch (piece) {
    case 'card':
      return card;
    case 'menu': {
      const verse = chosen(region?.menus ?? table.menus, seed);
      return { ...nothing, title: table.menuTitle, names, date, verse };
    }
    case 'place-card':
      return { ...nothing, names: chosen(region?.guests ?? table.guests, seed) };
    case 'thank-you':
      return thanks === undefined
        ? card
        : { ...nothing, names, date, ...thanks, ...inRegion?.thanks };
  }
};

type Replacements = readonly (readonly [from: RegExp, to: string])[];

/** A figure and its unit are one word: no line ends between them. */
const figures: Replacements = [[/(?<=\d) (?=(?:kg|g|cm|h|Uhr|uur|am|pm)(?!\p{L}))/gu, '\u00a0']];

/** French alone writes a space before these. */
const frenchSigns: Replacements = [
  [/ (?=[?!;])/gu, '\u202f'],
  [/ (?=:)/gu, '\u00a0'],
];

const swissSpelling: Replacements = [[/ß/gu, 'ss']];

/** As a locale sets its signs: the tables are typed with ordinary spaces and German spelling. */
const setIn = (locale: Locale, text: string): string =>
  [
    ...figures,
    ...frenchSigns,
    ...(locale === 'de-CH' || locale === 'de-LI' ? swissSpelling : []),
  ].reduce((sofar, [from, to]) => sofar.replace(from, to), text);

/**
 * The words of a design until the shopper writes others: by the customs of the locale's country,
 * chosen by the design's seed. Pieces of a suite have the same seed and so the same names and date.
 * A role that a piece does not have is empty.
 */
export const cardWordsOf = (
  locale: Locale,
  design: Pick<CardDesign, 'occasion' | 'piece' | 'seed'>,
): CardWords => {
  const words = written(locale, design);
  return {
    title: setIn(locale, words.title),
    names: setIn(locale, words.names),
    date: setIn(locale, words.date),
    place: setIn(locale, words.place),
    verse: setIn(locale, words.verse),
    letter: setIn(locale, words.letter),
    back: setIn(locale, words.back),
  };
};
