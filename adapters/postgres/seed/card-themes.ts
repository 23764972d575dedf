/** The designs of the library as the sample shop offers them. */
import {
  cardPieces,
  cardStyles,
  type CardPiece,
  type CardShape,
} from '../../../core/domain/products/card/designs/card-design.ts';
import { cardDesigns } from '../../../core/domain/products/card/designs/designs.ts';
import { mixed } from '../../../core/domain/products/card/designs/ornaments/seeded.ts';
import { cardOccasions } from '../../../core/domain/products/card/cards.ts';
import { cardThemeOf } from '../../../core/domain/products/card/designs/theme-of-design.ts';
import { cardThemeValues, type CardTheme } from '../../../core/domain/products/card/card-theme.ts';
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

/** How a theme of an id and a name stands in the sample shop, as if by chance. */
const standingOf = (id: string, name: string, piece: CardPiece) => {
  const chance = mixed(seedOf(id));
  const popularity = popularityOf(chance(1));
  // The pieces of a suite came on one day.
  const day = Math.floor(daysOfLibrary * mixed(seedOf(name))(2));
  const created = firstDay + day * milliseconds;
  return {
    // Cards before the pieces of their suites; the styles mixed.
    rank: cardPieces.indexOf(piece) * 1_000_000 + Math.floor(1_000_000 * chance(3)),
    popularity,
    created,
    isNew: created >= newFrom,
    isBestseller: popularity >= bestsellerFrom,
  };
};

const madeThemes = (): readonly CardTheme[] => {
  const suites = Map.groupBy(cardDesigns, ({ name }) => name);
  return cardDesigns.map((design) => {
    const { id, name, piece } = design;
    const suite = (suites.get(name) ?? []).map((one) => one.id).filter((other) => other !== id);
    return cardThemeOf(design, { ...standingOf(id, name, piece), suite });
  });
};

let themes: readonly CardTheme[] | undefined;

/** The themes of the library. Made once: what a design can be had in is read off its drawing. */
export const libraryThemes = (): readonly CardTheme[] => (themes ??= madeThemes());

const shapesOfCards = [
  'portrait',
  'landscape',
  'square',
  'long',
  'wide',
] as const satisfies readonly CardShape[];

const pick = <A>(values: readonly [A, ...(readonly A[])], chance: number): A =>
  values[Math.floor(chance * values.length)] ?? values[0];

/** Another theme of the library's kind, for load: what it is found by differs, its looks do not. */
const varied = (theme: CardTheme, turn: number): CardTheme => {
  const id = `${theme.id}-v${turn}`;
  const chance = mixed(seedOf(id));
  const { rank, popularity, created } = standingOf(id, id, theme.piece);
  return {
    ...theme,
    id,
    occasion: pick(cardOccasions, chance(4)),
    style: pick(cardStyles, chance(5)),
    shape: theme.piece === 'card' ? pick(shapesOfCards, chance(6)) : theme.shape,
    rank,
    popularity,
    created,
    facts: {
      ...theme.facts,
      themeId: id,
      punchings: chance(7) < 0.5 ? theme.facts.punchings : [],
    },
  };
};

/** So many: the library's, then variations of them. */
const themesForLoad = (count: number): readonly CardTheme[] => {
  const library = libraryThemes();
  return [...Array(count).keys()].flatMap((index) => {
    const theme = library[index % library.length];
    const turn = Math.floor(index / library.length);
    if (theme === undefined) return [];
    return turn === 0 ? theme : varied(theme, turn);
  });
};

const themeRow = (theme: CardTheme): Omit<DesignRow, 'product'> => ({
  id: theme.id,
  name: theme.name,
  facets: cardThemeValues(theme),
  facts: { shape: theme.shape, suite: theme.suite, ...theme.facts },
  rank: theme.rank,
  popularity: theme.popularity,
  createdAt: new Date(theme.created),
});

/** Replaces all themes, within a transaction. */
export const writeThemes = (orm: Orm, themes: readonly CardTheme[], now: number): Promise<void> =>
  writeDesigns(orm, 'card', themes.map(themeRow), now);

/** Replaces all themes by those of the library, within a transaction. */
export const writeSampleThemes = (orm: Orm, now: number): Promise<void> =>
  writeThemes(orm, libraryThemes(), now);

/** Replaces all themes by so many: those of the library, then variations of them. */
export const writeThemesForLoad = (
  { transaction }: Database,
  count: number,
  now: number,
): Promise<void> => transaction((orm) => writeThemes(orm, themesForLoad(count), now));
