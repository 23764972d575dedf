/** The designs of the library as the sample shop offers them. */
import {
  cardPieces,
  cardStyles,
  type CardDesign,
  type CardShape,
} from '../../../core/domain/products/card/designs/card-design.ts';
import { cardFactsOf } from '../../../core/domain/products/card/designs/card-facts.ts';
import { cardDesigns } from '../../../core/domain/products/card/designs/designs.ts';
import { printCardFormat } from '../../../core/domain/products/card/card-format.ts';
import type { CardFacts } from '../../../core/domain/products/card/card-offer.ts';
import { mixed } from '../../../core/domain/products/card/designs/ornaments/seeded.ts';
import { cardOccasions } from '../../../core/domain/products/card/cards.ts';
import {
  cardThemeOf,
  cardThemeValues,
  type CardTheme,
} from '../../../core/domain/products/card/card-theme.ts';
import type { Database, Orm } from '../database.ts';
import { writeDesigns, type DesignRow } from './write-designs.ts';

/** The first day of the oldest design, and how many days later the newest came. */
const firstDay = Date.parse('2025-01-07T08:00:00Z');
const daysOfLibrary = 670;

const milliseconds = 86_400_000;

const newFrom = firstDay + (daysOfLibrary - 60) * milliseconds;

/** Most are ordered seldom, few often. */
const popularityOf = (chance: number): number => Math.floor(10_000 * chance ** 3);

const bestsellerFrom = popularityOf(0.93);

/** A number of a text: its design stands where it stood when others join. */
const seedOf = (text: string): number =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (seed, letter) => Math.imul(seed, 31) + letter,
    7,
  );

type OfferedDesign = { readonly design: CardDesign; readonly facts: CardFacts };

/** The library, each with what can be chosen of it: that takes the longest, so it is found once. */
const library = (): readonly OfferedDesign[] =>
  cardDesigns.map((design) => ({ design, facts: cardFactsOf(design) }));

const themeOf = ({ design, facts }: OfferedDesign, suites: ReadonlySet<string>): CardTheme => {
  const chance = mixed(seedOf(design.id));
  const popularity = popularityOf(chance(1));
  // The pieces of a suite came on one day.
  const day = Math.floor(daysOfLibrary * mixed(seedOf(design.name))(2));
  const created = firstDay + day * milliseconds;
  return cardThemeOf(design, facts, {
    // Cards before the pieces of their suites; the styles mixed.
    rank: cardPieces.indexOf(design.piece) * 1_000_000 + Math.floor(1_000_000 * chance(3)),
    popularity,
    created,
    isNew: created >= newFrom,
    isBestseller: popularity >= bestsellerFrom,
    hasSuite: suites.has(design.name),
  });
};

const themesOf = (offered: readonly OfferedDesign[]): readonly CardTheme[] => {
  const suites = new Set(
    offered.flatMap(({ design: { piece, name } }) => (piece === 'card' ? [] : [name])),
  );
  return offered.map((one) => themeOf(one, suites));
};

const shapesOfCards = [
  'portrait',
  'landscape',
  'square',
  'long',
  'wide',
] as const satisfies readonly CardShape[];

const pick = <A>(values: readonly [A, ...(readonly A[])], chance: number): A =>
  values[Math.floor(chance * values.length)] ?? values[0];

/** Another design of the library's kind, for load: what it is found by differs, its looks do not. */
const varied = (design: CardDesign, turn: number): CardDesign => {
  const id = `${design.id}-v${turn}`;
  const chance = mixed(seedOf(id));
  return {
    ...design,
    id,
    occasion: pick(cardOccasions, chance(4)),
    style: pick(cardStyles, chance(5)),
    shape: design.piece === 'card' ? pick(shapesOfCards, chance(6)) : design.shape,
    sheet: chance(7) < 0.5 ? 'flat' : 'folded',
    seed: turn,
  };
};

/** So many: the library's, then variations of them. */
const designsForLoad = (count: number): readonly OfferedDesign[] => {
  const offered = library();
  return [...Array(count).keys()].flatMap((index) => {
    const one = offered[index % offered.length];
    const turn = Math.floor(index / offered.length);
    if (one === undefined) return [];
    return turn === 0 ? one : { ...one, design: varied(one.design, turn) };
  });
};

const themeRow = (theme: CardTheme): Omit<DesignRow, 'product'> => ({
  id: theme.id,
  name: theme.name,
  facets: cardThemeValues(theme),
  facts: {
    shape: theme.shape,
    sheet: theme.facts.sheet,
    variants: theme.facts.variants,
    formats: theme.facts.formats.map(printCardFormat),
    layers: theme.facts.layers,
  },
  rank: theme.rank,
  popularity: theme.popularity,
  createdAt: new Date(theme.created),
});

/** Replaces all themes, within a transaction. */
export const writeThemes = (orm: Orm, themes: readonly CardTheme[], now: number): Promise<void> =>
  writeDesigns(orm, 'card', themes.map(themeRow), now);

/** Replaces all themes by those of the library, within a transaction. */
export const writeSampleThemes = (orm: Orm, now: number): Promise<void> =>
  writeThemes(orm, themesOf(library()), now);

/** Replaces all themes by so many: those of the library, then variations of them. */
export const writeThemesForLoad = (
  { transaction }: Database,
  count: number,
  now: number,
): Promise<void> => transaction((orm) => writeThemes(orm, themesOf(designsForLoad(count)), now));
