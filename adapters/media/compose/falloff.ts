/** How light from the upper left grows weaker across a wall that was rendered in even light. */
import type { Raster } from './composition.ts';

/** Where it is strongest, as shares of the picture's width and height. */
const brightest = { x: 0.22, y: 0.12 } as const;

/** How far it reaches, as a share of the width; what is left of it there. */
const reach = 1.05;

/** Of red, green and blue, in coded values: shade is a little warmer. */
const near = [1.035, 1.035, 1.035] as const;
const far = [0.9, 0.888, 0.872] as const;

/** Multiplies a picture by the light that falls on it. */
export const fallingOff = ({ width, height, bytes }: Raster): Raster => {
  const lit = new Uint8Array(bytes.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - brightest.x * width, y - brightest.y * height];
      const away = Math.min(1, Math.hypot(dx, dy) / (reach * width));
      // Slow at first, as light from a window is.
      const share = away * away * (3 - 2 * away);
      for (let channel = 0; channel < 3; channel += 1) {
        const [from, to] = [near[channel] ?? 1, far[channel] ?? 1];
        const i = (y * width + x) * 3 + channel;
        lit[i] = Math.min(255, Math.round((bytes[i] ?? 0) * (from + (to - from) * share)));
      }
    }
  return { width, height, bytes: lit };
};
