/**
 * The type guard of a closed list of texts or numbers: `const isChannel = oneOf(channels)`. It
 * compares without conversion, so that `['poster']` is not `poster`, and it never throws. The guard
 * knows its `values`. The mark below is for bundlers: they leave out a guard that is not called, with its list.
 */
export const oneOf =
  /* @__NO_SIDE_EFFECTS__ */
  <const Values extends readonly (string | number)[]>(values: Values) =>
    Object.assign(
      (value: unknown): value is Values[number] => values.some((known) => known === value),
      { values },
    );
