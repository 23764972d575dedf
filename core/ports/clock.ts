/** Milliseconds since 1970. */
export type Clock = {
  /** The current time. */
  readonly now: () => number;
};

export type HasClock = { readonly clock: Clock };
