/** A figure of the running process, as it is called at `/metrics`. */
export type Figure = {
  /** Words of lower case and underscores; `passepartout_` is put before it. */
  readonly name: string;
  readonly help: string;
  /** Label of its values, where there are several: a few, known beforehand. */
  readonly label?: string;
};

/** One value, or one for each value of the label. */
type Reading = number | Readonly<Record<string, number>>;

/**
 * Registers the figures of the shop's parts. A part counts in a plain variable and hands over a
 * function; nothing is computed until somebody reads `/metrics`.
 */
export type Meter = {
  /** A value that rises and falls: a queue, a state, bytes in use. */
  readonly gauge: (figure: Figure, read: () => Reading) => void;
  /** A sum that only grows. */
  readonly counter: (figure: Figure, read: () => Reading) => void;
  /** Times; answers the function that takes each one, in seconds. */
  readonly seconds: (figure: Figure) => (seconds: number, labelValue?: string) => void;
};
