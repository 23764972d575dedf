import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';

/** Code points. */
export type TextLimits = { readonly minimum: number; readonly maximum: number };

export type FormTextError = {
  readonly kind: 'missing' | 'too-short' | 'too-long';
  readonly text: string;
};

/** Marks that turn the direction of what follows: they can make a text look like another one. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/gu;

const undirected = (text: string): string => text.toWellFormed().replace(directionMarks, '');

/**
 * One line as the shop keeps it: composed (NFC), without direction marks, runs of blanks and
 * control characters as one space, none at the ends.
 */
export const tidyLine = (text: string): string =>
  undirected(textOf(text))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .normalize('NFC')
    .trim();

/**
 * Many lines as the shop keeps them: composed (NFC), line ends as `\n`, tabs as a space, no other
 * control characters, no blanks at the end of a line, at most one empty line in a row.
 */
export const tidyLines = (text: string): string =>
  undirected(textOf(text))
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .normalize('NFC')
    .replace(/[^\S\n]+\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

/** False for blanks and for joiners without a neighbour. */
const isVisible = (text: string): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);

/** Code points. */
export const characterCount = (text: string): number => Array.from(textOf(text)).length;

/**
 * Checks a tidied text; a minimum of 0 makes it optional. A text that shows nothing, as of zero-
 * width spaces alone, is missing.
 */
export const withinLimits = (
  { minimum, maximum }: TextLimits,
  text: string,
): E.Either<FormTextError, string> => {
  const length = characterCount(text);
  if (!isVisible(text) && minimum > 0) return E.left({ kind: 'missing', text });
  if (length > maximum) return E.left({ kind: 'too-long', text });
  return length < minimum ? E.left({ kind: 'too-short', text }) : E.right(text);
};
