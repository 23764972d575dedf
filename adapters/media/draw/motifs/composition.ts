import type { Box, Drawing } from '../svg.ts';

/**
 * The plane is endless; the composition stands around x = 0 between y = 0 and y = 1000, and `box`
 * says how much is seen.
 */
export type DrawMotif = (seed: number, box: Box, id: string) => Drawing;

/** Narrower pictures show more sky and ground instead of a thinner slice. */
const narrowest = 0.8;

/** `ratio`: width to height; wider shows more of the same. */
export const boxOfRatio = (ratio: number, least = narrowest): Box => {
  const width = 1000 * Math.max(ratio, least);
  const height = width / ratio;
  return { left: -width / 2, top: 500 - height / 2, width, height };
};
