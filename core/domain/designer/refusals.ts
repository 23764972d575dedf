import type { OwnPictureParameter } from './own-picture-parameters.ts';
import type { ParameterName, SharedParameterName, FramePartName } from './parameters.ts';

/**
 * A parameter of a hand-off as its address names it: a product's own, one of every designer, the
 * photo book designer's template, a part of a frame, a shopper's own picture, or a side of a photo
 * box's format.
 */
export type HandOffParameter =
  | ParameterName
  | SharedParameterName
  | OwnPictureParameter
  | 'templateId'
  | FramePartName
  | 'photoboxFormat[width]'
  | 'photoboxFormat[height]';

/**
 * Why a hand-off is refused: the parameter that is wrong, what it holds, and how it is wrong.
 *
 * - `missing`: it is not there, and the product cannot be without it;
 * - `unknown`: its value is not in the vocabulary;
 * - `malformed`: it does not read as its kind of value, or is out of bounds.
 */
export type HandOffError = {
  readonly kind: 'missing' | 'unknown' | 'malformed';
  readonly parameter: HandOffParameter;
  /** As it came: any text, of any length. */
  readonly value: string;
};

/**
 * Why a hand-off is refused, or that two of its parameters contradict each other: the value of
 * `parameter` does not go with that of `conflictsWith`, such as a format in which a type of
 * calendar is not made.
 */
export type HandOffRefusal =
  | HandOffError
  | {
      readonly kind: 'not-together';
      readonly parameter: HandOffParameter;
      readonly value: string;
      readonly conflictsWith: HandOffParameter;
    };

/** The most characters (code points) of a refused value that are shown, the ellipsis included. */
export const shownValueLength = 60;

const shortPattern = new RegExp(`^.{0,${shownValueLength}}$`, 'su');
const beginningPattern = new RegExp(`^.{${shownValueLength - 1}}`, 'su');

/**
 * A refused value as it may be shown: without control and formatting characters, which could turn
 * the text around it, and cut to `shownValueLength`. It is still text, to be escaped where it is
 * written into a document.
 */
export const shownValue = (value: string): string => {
  const text = value.replaceAll(/\p{C}/gu, '');
  return shortPattern.test(text) ? text : `${beginningPattern.exec(text)?.[0] ?? ''}…`;
};
