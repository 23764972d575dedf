/** A value at a moment; the unit of either is the caller's. */
type Point = { readonly at: number; readonly value: number };

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The rise of a value for each unit of time, by least squares; 0 for fewer than two moments. */
export const slopeOf = (points: readonly Point[]): number => {
  const middle = mean(points.map(({ at }) => at));
  const level = mean(points.map(({ value }) => value));
  const spread = points.reduce((sum, { at }) => sum + (at - middle) ** 2, 0);
  const together = points.reduce((sum, { at, value }) => sum + (at - middle) * (value - level), 0);
  return spread > 0 ? together / spread : 0;
};
