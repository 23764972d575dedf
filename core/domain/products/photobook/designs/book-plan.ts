/** Where the photos of a book stand, from the first page to the last: one plan for preview and print. */
import { mostPhotosOfPage } from './layouts/pages.ts';

/** What is on a page, or on a spread of two; `before` is how many places for photos come before it. */
export type BookOpening = { readonly before: number } &
  /** The first page, with the title. */
  (
    | { readonly kind: 'title' }
    /** A spread at which a chapter begins, from 0 on. */
    | { readonly kind: 'chapter'; readonly chapter: number }
    /** The two pages of a spread, or the last page, with so many photos on each. */
    | { readonly kind: 'photos'; readonly counts: readonly number[] }
  );

export type BookPlan = {
  /** In reading order. */
  readonly openings: readonly BookOpening[];
  /** All places, those of the cover included. */
  readonly places: number;
};

/** A book as far as its plan goes. */
export type PlannedBook = {
  readonly pageCount: number;
  /** Places on the cover. */
  readonly cover: number;
  /** Places on the spread of each chapter. */
  readonly chapters: readonly number[];
};

/** The first page and the last one stand alone, the others beside each other. */
const spreadsOf = ({ pageCount }: PlannedBook): number => Math.floor((pageCount - 2) / 2);

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Spreads between the chapters' own: their pages and the last page are filled with photos. */
const freeSpreadsOf = (book: PlannedBook): number => spreadsOf(book) - book.chapters.length;

const freePagesOf = (book: PlannedBook): number => 2 * freeSpreadsOf(book) + 1;

const fixedPlacesOf = ({ cover, chapters }: PlannedBook): number => cover + sum(chapters);

/** The most photos of any book: more are hard to choose at once. */
const mostPhotosOfBook = 200;

/** How many photos can stand in a book, each once. */
export const mostPhotosIn = (book: PlannedBook): number =>
  Math.min(mostPhotosOfBook, fixedPlacesOf(book) + mostPhotosOfPage * freePagesOf(book));

/**
 * As evenly as whole photos can be: of any two pages beside each other one has a photo at least, as
 * there are no fewer than spreads.
 */
const countsOfPages = (pages: number, photos: number): readonly number[] => {
  const until = (page: number): number => Math.round((page * photos) / pages);
  return Array.from({ length: pages }, (_, page) => until(page + 1) - until(page));
};

/** On which spread each chapter begins: a chapter is as long as the next one. */
const beginningsOf = (book: PlannedBook): readonly number[] =>
  book.chapters.map((_, chapter) => Math.floor((chapter * spreadsOf(book)) / book.chapters.length));

/**
 * The first page has the title, each chapter begins with a spread of its look, and the pages between
 * them have photos alone: as many as it takes for each photo to stand once. With fewer photos than
 * the calmest book has places, a photo on each spread, they stand again, in turn.
 */
export const bookPlan = (book: PlannedBook, photos: number): BookPlan => {
  const beginnings = beginningsOf(book);
  const free = Math.min(
    Math.max(photos - fixedPlacesOf(book), freeSpreadsOf(book)),
    mostPhotosOfPage * freePagesOf(book),
  );
  const counts = countsOfPages(freePagesOf(book), free);
  const spreads = Array.from({ length: spreadsOf(book) }, (_, spread) => {
    const chapter = beginnings.indexOf(spread);
    const first = 2 * (spread - beginnings.filter((one) => one < spread).length);
    return chapter < 0
      ? ({ kind: 'photos', counts: counts.slice(first, first + 2) } as const)
      : ({ kind: 'chapter', chapter } as const);
  });
  const all = [
    { kind: 'title' } as const,
    ...spreads,
    { kind: 'photos', counts: counts.slice(-1) } as const,
  ];
  const places = all.map((opening) => {
    if (opening.kind === 'photos') return sum(opening.counts);
    return opening.kind === 'chapter' ? (book.chapters[opening.chapter] ?? 0) : 0;
  });
  const before = (opening: number): number => book.cover + sum(places.slice(0, opening));
  return {
    openings: all.map((opening, index) => ({ ...opening, before: before(index) })),
    places: before(all.length),
  };
};

/** How many places come before those of a chapter's spread. */
export const placesBefore = ({ openings, places }: BookPlan, chapter: number): number =>
  openings.find((one) => one.kind === 'chapter' && one.chapter === chapter)?.before ?? places;
