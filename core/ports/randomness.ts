/** Chance, for keys and for spreading retries; a seeded one gives the same numbers again. */
export type Randomness = {
  /** A number from 0, up to and without 1. */
  readonly next: () => number;
};
