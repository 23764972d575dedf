/** Which themes an overview shows; what finds them faster must find the same. */
import type { Locale } from '../../locale/locales.ts';
import { foldedWords } from '../../text/fold-text.ts';
import { cardFilterValueLabel, cardOccasionLabel } from './card-label.ts';
import { cardThemeValues, compareCardThemes, type CardTheme } from './card-theme.ts';
import { cardFilterKeys, cardOccasions, type CardFilterKey } from './cards.ts';
import { cardStyles } from './designs/card-design.ts';
import type { CardOverview } from './overview.ts';

/**
 * How many themes each value of a filter would leave: each filter's follow all others and the
 * search. Values without themes are left out.
 */
export type CardFacetCounts = Readonly<Record<CardFilterKey, Readonly<Record<string, number>>>>;

/** A page of themes; `total` and `counts` are of all pages. */
export type CardThemePage = {
  readonly themes: readonly CardTheme[];
  readonly total: number;
  readonly counts: CardFacetCounts;
};

/** One word of a search, folded, and the values whose label has a word that begins with it. */
export type CardSearchWord = {
  readonly word: string;
  readonly values: Readonly<Record<'category' | 'style', readonly string[]>>;
};

const hasWord = (text: string, word: string): boolean =>
  foldedWords(text).some((one) => one.startsWith(word));

/** The words of a search in the language of a locale, each once. */
export const cardSearchWords = (locale: Locale, search: string): readonly CardSearchWord[] =>
  [...new Set(foldedWords(search))].map((word) => ({
    word,
    values: {
      category: cardOccasions.filter((one) => hasWord(cardOccasionLabel(locale, one), word)),
      style: cardStyles.filter((one) => hasWord(cardFilterValueLabel(locale, 'style', one), word)),
    },
  }));

/** The first theme of a page is the one at this index. */
export const cardPageStart = ({ page, pageSize }: CardOverview): number => (page - 1) * pageSize;

type Faceted = { readonly theme: CardTheme; readonly values: ReturnType<typeof cardThemeValues> };

const isNamed =
  (words: readonly CardSearchWord[]) =>
  ({ theme: { name, occasion, style } }: Faceted): boolean =>
    words.every(
      ({ word, values }) =>
        values.category.includes(occasion) || values.style.includes(style) || hasWord(name, word),
    );

const isChosen = (values: readonly string[], chosen: readonly string[]): boolean =>
  chosen.length === 0 || values.some((value) => chosen.includes(value));

const countsIn = (values: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(values, (value) => value)].map(([value, { length }]) => [value, length]),
  );

/**
 * The themes that fit an overview: within a filter any of its values, all filters, and each word
 * of the search in the name, or in the occasion or the style in the locale's language. A page
 * beyond the last is empty.
 */
export const findCards = (
  locale: Locale,
  themes: readonly CardTheme[],
  overview: CardOverview,
): CardThemePage => {
  const { filters, search, sort, pageSize } = overview;
  const named = themes
    .map((theme): Faceted => ({ theme, values: cardThemeValues(theme) }))
    .filter(isNamed(cardSearchWords(locale, search)));
  const chosenBy = (keys: readonly CardFilterKey[]): readonly Faceted[] =>
    named.filter(({ values }) => keys.every((key) => isChosen(values[key], filters[key])));
  const countsOf = (key: CardFilterKey): Readonly<Record<string, number>> =>
    countsIn(
      chosenBy(cardFilterKeys.filter((other) => other !== key)).flatMap(
        ({ values }) => values[key],
      ),
    );
  const found = chosenBy(cardFilterKeys).map(({ theme }) => theme);
  const start = cardPageStart(overview);
  return {
    themes: found.toSorted(compareCardThemes(sort)).slice(start, start + pageSize),
    total: found.length,
    counts: {
      aspectRatio: countsOf('aspectRatio'),
      category: countsOf('category'),
      color: countsOf('color'),
      label: countsOf('label'),
      product: countsOf('product'),
      punching: countsOf('punching'),
      style: countsOf('style'),
    },
  };
};
