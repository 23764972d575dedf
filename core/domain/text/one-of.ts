/**
 * The type guard of a closed list: `const isChannel = oneOf(channels)`. It compares without
 * conversion (`['poster']` is not `poster`), never throws, and knows its `values`. The mark below
 * lets bundlers leave out a guard that is not called.
 */
export const oneOf =
  /* @__NO_SIDE_EFFECTS__ */
  <const Values extends readonly (string | number)[]>(values: Values) =>
    Object.assign(
      (value: unknown): value is Values[number] => values.some((known) => known === value),
      { values },
    );
