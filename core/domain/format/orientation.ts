import type { Format } from './format.ts';

/** A format's orientation; equal sides are square. */
export type Orientation = 'landscape' | 'portrait' | 'square';

/** The orientation of a format. */
export const orientationOf = ({ width, height }: Format): Orientation => {
  if (width === height) return 'square';
  return width > height ? 'landscape' : 'portrait';
};
