/**
 * Why a hand-off is refused: the parameter that is wrong, what it holds, and how it is wrong.
 *
 * - `missing`: it is not there, and the product cannot be without it;
 * - `unknown`: its value is not in the vocabulary;
 * - `malformed`: it does not read as its kind of value, or is out of bounds.
 */
export type HandOffError = {
  readonly kind: 'missing' | 'unknown' | 'malformed';
  readonly parameter: string;
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
      readonly parameter: string;
      readonly value: string;
      readonly conflictsWith: string;
    };
