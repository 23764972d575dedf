/** Milliseconds since 1970. */
export type Clock = {
  /** The current time. */
  readonly now: () => number;
};

/** An environment that has a clock. */
export type HasClock = { readonly clock: Clock };
