/** The value at a share (0 to 1) of sorted or unsorted numbers, by nearest rank; 0 for none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((first, second) => first - second);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? 0;
};

/** The middle value; of an even number the lower of the two. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A number with so many digits after the point, as a number: results stay readable in a diff. */
export const rounded = (value: number, digits = 0): number => {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
};
