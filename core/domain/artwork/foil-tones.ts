import type { Foil } from '../catalogue/card-extras.ts';
import type { InkColour } from './artwork.ts';

/**
 * What a metal looks like across a page in flat light: dark, light, dark again. No tone is so light
 * that fine letters vanish on white paper.
 */
export const foilTones = {
  gold: ['#8e6b2b', '#c59d52', '#dcbd7c', '#a67e3a', '#c6a055', '#8f6c2e'],
  rosegold: ['#97583f', '#c98c70', '#e2b39c', '#ac6d53', '#cc9379', '#985b44'],
  silber: ['#74787c', '#a9adb1', '#c9cdd0', '#84888c', '#adb1b4', '#777b7f'],
} as const satisfies Readonly<Record<Foil, readonly InkColour[]>>;
