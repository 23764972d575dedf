import type { Format } from './format.ts';

/** Equal sides are square. */
export type Orientation = 'landscape' | 'portrait' | 'square';

/** Equal sides are square. */
export const orientationOf = ({ width, height }: Format): Orientation => {
  if (width === height) return 'square';
  return width > height ? 'landscape' : 'portrait';
};
