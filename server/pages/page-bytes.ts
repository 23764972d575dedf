/**
 * Documents as bytes. Most of a page stands alike on many pages: its header and footer, its pictures,
 * its texts for the browser. Such a piece is made into bytes once; the text of a page has a mark in
 * its place, and the bytes are put where the mark is.
 */
import { LRUCache } from 'lru-cache';

import { drawnMark } from '../../ui/components/drawn-once.ts';
import { ownBytes } from './page-cache.ts';

/** A page as it was drawn: marks stand in the body for the pieces, if there are any. */
type DrawnPage = { readonly body: string; readonly pieces?: readonly Buffer[] | undefined };

/**
 * A mark, around the place of its piece among the page's pieces. React, and JSON in a script, never
 * write `<` for what is text.
 */
const mark = { start: `<${drawnMark} name="`, end: `"></${drawnMark}>` } as const;

/** The pieces of a page that is being drawn. */
export type PagePieces = {
  /** Adds a piece; answers its name, for the element that stands in its place. */
  readonly nameOf: (piece: Buffer | (() => Buffer)) => string;
  /** Adds a piece; answers its mark, for a text. */
  readonly markOf: (piece: Buffer) => string;
  /** All of them, when the page's own text is drawn: what was added as a function is made now. */
  readonly made: () => readonly Buffer[];
};

/** Opens the pieces of one page. */
export const openPieces = (): PagePieces => {
  const pieces: (Buffer | (() => Buffer))[] = [];
  const nameOf: PagePieces['nameOf'] = (piece) => String(pieces.push(piece) - 1);
  return {
    nameOf,
    markOf: (piece) => `${mark.start}${nameOf(piece)}${mark.end}`,
    made: () => pieces.map((piece) => (typeof piece === 'function' ? piece() : piece)),
  };
};

/** The bytes of a page with its pieces in their places. */
export const bytesOfPage = ({ body, pieces = [] }: DrawnPage): Buffer => {
  // Texts, each but the first with the name of the piece before it.
  const [first = '', ...others] = body.split(mark.start);
  return Buffer.concat([
    Buffer.from(first),
    ...others.flatMap((text) => {
      const end = text.indexOf(mark.end);
      const piece = pieces[Number(text.slice(0, end))];
      const rest = Buffer.from(text.slice(end + mark.end.length));
      return piece === undefined ? rest : [piece, rest];
    }),
  ]);
};

/** How many bytes of texts are kept, with the texts that they are of. */
const capacity = 16_000_000;

/** The bytes of a text that stands on many pages, between the places where it differs. */
type KeptBytes = (text: string) => readonly Buffer[];

/**
 * Makes the function that gives the bytes of texts. They differ from page to page where `seam` stands,
 * and nowhere if it is left out.
 */
export const createKeptBytes = (seam?: string): KeptBytes => {
  const known = new LRUCache<string, readonly Buffer[]>({
    maxSize: capacity,
    sizeCalculation: (bytes, text) =>
      bytes.reduce((size, { length }) => size + length, 2 * text.length + 1),
  });
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const parts = seam === undefined ? [text] : text.split(seam);
    const bytes = parts.map((part) => ownBytes(Buffer.from(part)));
    known.set(text, bytes);
    return bytes;
  };
};
