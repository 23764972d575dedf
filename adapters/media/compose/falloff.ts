/** As if light fell from the upper left on a wall rendered in even light. */
import type { Raster } from './composition.ts';

/** Shares of width and height. */
const brightest = { x: 0.22, y: 0.12 } as const;

/** Of the weakest light, as a share of the width. */
const reach = 1.05;

/** Coded values: shade is a little warmer. */
const near = [1.035, 1.035, 1.035] as const;
const far = [0.9, 0.888, 0.872] as const;

/** Finer than a picture's own tones, so that no bands show. */
const steps = 2048;

/** Falls slowly at first, as light from a window does. */
const factors = Float32Array.from({ length: (steps + 1) * 3 }, (_, index) => {
  const away = Math.floor(index / 3) / steps;
  const share = away * away * (3 - 2 * away);
  const [from, to] = [near[index % 3] ?? 1, far[index % 3] ?? 1];
  return from + (to - from) * share;
});

/** Multiplies a picture by the light that falls on it. */
export const fallingOff = ({ width, height, bytes }: Raster): Raster => {
  const lit = new Uint8ClampedArray(bytes.length);
  const unit = steps / (reach * width);
  for (let y = 0; y < height; y += 1) {
    const dy = y - brightest.y * height;
    for (let x = 0; x < width; x += 1) {
      const dx = x - brightest.x * width;
      const away = Math.min(steps, Math.round(Math.sqrt(dx * dx + dy * dy) * unit)) * 3;
      const i = (y * width + x) * 3;
      lit[i] = (bytes[i] ?? 0) * (factors[away] ?? 1);
      lit[i + 1] = (bytes[i + 1] ?? 0) * (factors[away + 1] ?? 1);
      lit[i + 2] = (bytes[i + 2] ?? 0) * (factors[away + 2] ?? 1);
    }
  }
  return { width, height, bytes: new Uint8Array(lit.buffer) };
};
