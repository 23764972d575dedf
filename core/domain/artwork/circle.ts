/**
 * Sine and cosine out of sums and products alone, which every machine rounds alike: drawings come
 * out equal to the micrometre everywhere, as `Math.sin` need not.
 */

const full = 2 * 3.141592653589793;

/** Taylor's series; exact enough for a quarter of a turn around 0. */
const series = (angle: number): number => {
  const square = angle * angle;
  let term = angle;
  let sum = angle;
  for (let index = 3; index <= 21; index += 2) {
    term *= -square / (index * (index - 1));
    sum += term;
  }
  return sum;
};

/** The sine of an angle in full turns. */
export const sineOfTurn = (turn: number): number => {
  const part = turn - Math.floor(turn);
  if (part > 0.75) return series((part - 1) * full);
  return part > 0.25 ? series((0.5 - part) * full) : series(part * full);
};

/** The cosine of an angle in full turns. */
export const cosineOfTurn = (turn: number): number => sineOfTurn(turn + 0.25);
