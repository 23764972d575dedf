/** Addresses of the overview of cards: one filter is a word of the path, all else is the query. */
import { languages, type Language } from '../../locale/locales.ts';
import { specialWords } from '../../routing/special-prefixes.ts';
import { isCardFilterWord } from './filter-vocabulary.ts';
import { printCardOverview, readCardOverview } from './overview-query.ts';
import { cardFilterValues, type CardOverview } from './overview.ts';
import { cardOverviewWords } from './tables/overview-words.ts';

/** Filters with pages of their own; the first with a single value is the path's. */
export const cardOverviewPathKeys = ['category', 'label', 'color'] as const;

export type CardOverviewPathKey = (typeof cardOverviewPathKeys)[number];

/** What a page below the overview shows: an occasion, a label, or a colour. */
export type CardOverviewPath = { readonly key: CardOverviewPathKey; readonly value: string };

/** Every page below the overview. */
export const cardOverviewPaths: readonly CardOverviewPath[] = cardOverviewPathKeys.flatMap((key) =>
  Object.keys(cardOverviewWords.de[key]).map((value) => ({ key, value })),
);

/** The first segment of the overview's addresses. */
export const cardOverviewRoot = (language: Language): string =>
  specialWords('cardDesigns', language)[0];

/** The segment of a page; undefined for a value that has none. */
export const cardOverviewWord = (
  language: Language,
  { key, value }: CardOverviewPath,
): string | undefined => {
  const words: Readonly<Record<string, string>> = cardOverviewWords[language][key];
  return Object.hasOwn(words, value) ? words[value] : undefined;
};

/** The page of a segment. */
export const cardOverviewPathOf = (
  language: Language,
  word: string,
): CardOverviewPath | undefined =>
  cardOverviewPaths.find((path) => cardOverviewWord(language, path) === word);

/** The decoded segment below the overview, and the query without its question mark. */
export type CardOverviewAddress = {
  readonly word: string | undefined;
  readonly search: string;
};

/** The one address of a state in a language. */
export const printCardOverviewAddress = (
  language: Language,
  overview: CardOverview,
): CardOverviewAddress => {
  const { filters } = overview;
  const key = cardOverviewPathKeys.find(
    (one) =>
      filters[one].length === 1 && filters[one].every((value) => isCardFilterWord(one, value)),
  );
  if (key === undefined) return { word: undefined, search: printCardOverview(overview) };
  const [value = ''] = filters[key];
  return {
    word: cardOverviewWord(language, { key, value }),
    search: printCardOverview({ ...overview, filters: { ...filters, [key]: [] } }),
  };
};

/** The state that a page's query asks for; the page's own value is one of its filter's. */
export const cardOverviewAt = (
  path: CardOverviewPath | undefined,
  search: string,
): CardOverview => {
  const overview = readCardOverview(search);
  if (path === undefined) return overview;
  const { key, value } = path;
  const values = cardFilterValues([value, ...overview.filters[key]]);
  return { ...overview, filters: { ...overview.filters, [key]: values } };
};

/** The inverse of `printCardOverviewAddress`; undefined for an unknown word. */
export const readCardOverviewAddress = (
  language: Language,
  { word, search }: CardOverviewAddress,
): CardOverview | undefined => {
  if (word === undefined) return cardOverviewAt(undefined, search);
  const path = cardOverviewPathOf(language, word);
  return path && cardOverviewAt(path, search);
};

/** A page below the overview by its slug: the overview's own slug, and what the page shows. */
export type CardOverviewSlug = { readonly root: string; readonly path: CardOverviewPath };

/** Undefined for the slug of any other page. */
export const readCardOverviewSlug = (slug: string): CardOverviewSlug | undefined => {
  const [root = '', word, ...further] = slug.split('/');
  const language = languages.find((one) => cardOverviewRoot(one) === root);
  if (language === undefined || word === undefined || further.length > 0) return undefined;
  const path = cardOverviewPathOf(language, word);
  return path && { root, path };
};

/** The slug of a page below the overview; the overview's own for a value without a page. */
export const cardOverviewSlug = (language: Language, path: CardOverviewPath): string =>
  [cardOverviewRoot(language), cardOverviewWord(language, path)]
    .filter((segment) => segment !== undefined)
    .join('/');
