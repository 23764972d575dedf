export type Figure = {
  /** Lower case and underscores, without `passepartout_`. */
  readonly name: string;
  readonly help: string;
  /** Of several values: a few, known beforehand. */
  readonly label?: string;
};

/** One value, or one for each value of the label. */
type Reading = number | Readonly<Record<string, number>>;

/**
 * A part counts in a plain variable and hands over a function; nothing is computed until somebody
 * reads `/metrics`.
 */
export type Meter = {
  /** Rises and falls: a queue, a state, bytes in use. */
  readonly gauge: (figure: Figure, read: () => Reading) => void;
  /** Only grows. */
  readonly counter: (figure: Figure, read: () => Reading) => void;
  /** The answer takes each time, in seconds. */
  readonly seconds: (figure: Figure) => (seconds: number, labelValue?: string) => void;
};
