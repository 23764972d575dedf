import type { Language } from '../locale/locales.ts';
import type { Path } from './path.ts';
import type { TypefaceName } from './typefaces.ts';

/** A glyph where shaping has put it; lengths in font units, `y` up. */
export type ShapedGlyph = {
  readonly glyph: number;
  /** Index of its first character in the text. */
  readonly cluster: number;
  readonly advance: number;
  readonly x: number;
  readonly y: number;
};

export type ShapingRequest = {
  readonly text: string;
  readonly language: Language;
  /** Letters that are spaced out stand alone. */
  readonly ligatures: boolean;
};

/**
 * A typeface of one weight. The same text must give the same glyphs everywhere: the caller brings
 * one shaper and the same font bytes to browser and server.
 */
export type Typeface = {
  readonly unitsPerEm: number;
  /** Above the baseline. */
  readonly ascender: number;
  /** Below the baseline, as a negative number. */
  readonly descender: number;
  /** From left to right; what the typeface lacks is `missingGlyph`. */
  readonly shape: (request: ShapingRequest) => readonly ShapedGlyph[];
  /** Empty for a space; `y` up. Points may lie between whole font units. */
  readonly outline: (glyph: number) => Path;
};

/** OpenType's `.notdef`. */
export const missingGlyph = 0;

/** Those that the caller has loaded; undefined for every other one. */
export type Typefaces = (font: TypefaceName) => Typeface | undefined;
