import type { PagePart } from '../../../artwork/page-kit.ts';

/** A page of a book while it is laid out, in millimetres. */
export type BookSide = {
  readonly width: number;
  readonly height: number;
  /** The distance of words from edges and fold. */
  readonly margin: number;
  /** How far what touches an edge is printed beyond it. */
  readonly bleed: number;
};

/** What is read on a cover. */
export type CoverWords = { readonly title: string; readonly name: string; readonly year: string };

/** What is read on a spread: the heading of a chapter, and a sentence. */
export type SpreadWords = { readonly chapter: string; readonly line: string };

/** How a look lays out its cover, for any format. */
export type CoverLayout = (side: BookSide, words: CoverWords) => readonly PagePart[];

/** Two pages beside each other: `side` is one of them, the fold is at its width. */
export type SpreadLayout = (side: BookSide, words: SpreadWords) => readonly PagePart[];

/** One page with photos alone. */
export type PageLayout = (side: BookSide) => readonly PagePart[];
