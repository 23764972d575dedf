import type { DeclaredParameter } from '../products/declarations.ts';
import type { OwnPictureParameter } from './own-picture-parameters.ts';
import type { personalisationParameter } from './personalisation-parameter.ts';
import type { ParameterName, SharedParameterName, FramePartName } from './parameters.ts';

export type HandOffParameter =
  | ParameterName
  | SharedParameterName
  | OwnPictureParameter
  | typeof personalisationParameter
  | DeclaredParameter
  | FramePartName
  | `${ParameterName}[${string}]`;

/**
 * - `missing`: the product cannot be without it; - `unknown`: not in the vocabulary; - `malformed`:
 * it does not read as its kind of value, or is out of bounds.
 */
export type HandOffError = {
  readonly kind: 'missing' | 'unknown' | 'malformed';
  readonly parameter: HandOffParameter;
  /** As it came: any text, of any length. */
  readonly value: string;
};

/**
 * A refusal, or that `parameter` does not go with `conflictsWith`, such as a format in which a type
 * of calendar is not made.
 */
export type HandOffRefusal =
  | HandOffError
  | {
      readonly kind: 'not-together';
      readonly parameter: HandOffParameter;
      readonly value: string;
      readonly conflictsWith: HandOffParameter;
    };

/** Code points, with the ellipsis. */
export const shownValueLength = 60;

const shortPattern = new RegExp(`^.{0,${shownValueLength}}$`, 'su');
const beginningPattern = new RegExp(`^.{${shownValueLength - 1}}`, 'su');

/**
 * A refused value for display: without control and formatting characters, which could turn the text
 * around it, cut to `shownValueLength`. Still to be escaped.
 */
export const shownValue = (value: string): string => {
  const text = value.replaceAll(/\p{C}/gu, '');
  return shortPattern.test(text) ? text : `${beginningPattern.exec(text)?.[0] ?? ''}…`;
};
