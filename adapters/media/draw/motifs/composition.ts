import type { Box, Drawing } from '../svg.ts';

/**
 * Draws a motif. The plane is endless; the composition stands around x = 0 between y = 0 and
 * y = 1000, and `box` says how much of it is seen.
 */
export type DrawMotif = (seed: number, box: Box, id: string) => Drawing;

/** Narrower pictures than this ratio show more sky and ground instead of a thinner slice. */
const narrowest = 0.8;

/** The box that a picture of this ratio (width to height) shows: wider shows more of the same. */
export const boxOfRatio = (ratio: number, least = narrowest): Box => {
  const width = 1000 * Math.max(ratio, least);
  const height = width / ratio;
  return { left: -width / 2, top: 500 - height / 2, width, height };
};
