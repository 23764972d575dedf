import { draw, say } from '../kit.ts';
import type { CardLayout, CardLayouts } from '../layout.ts';

/** Branches fall from the upper corners and rise from the foot; the words stand between them. */
const garland: CardLayout = {
  shapes: ['portrait', 'small', 'square'],
  front: ({ width, height, ornament }) => [
    draw({ sketch: ornament(0), at: [width * 0.1, height * 0.1], size: 62, turn: 0.36 }),
    draw({ sketch: ornament(1), at: [width * 0.42, height * 0.02], size: 52, turn: 0.29 }),
    draw({ sketch: ornament(2), at: [width * 0.92, height * 0.93], size: 60, turn: 0.88 }),
    draw({ sketch: ornament(3), at: [width * 0.62, height * 1.0], size: 48, turn: 0.78 }),
    say({
      role: 'title',
      at: [14, height * 0.33, width - 28, 10],
      voice: 'text',
      size: 4,
      tracking: 180,
      capitals: true,
      colour: 'ink',
    }),
    say({
      role: 'names',
      at: [10, height * 0.4, width - 20, 40],
      voice: 'display',
      size: 17,
      lineHeight: 1000,
      layer: 'foil',
      colour: 'ink',
    }),
    say({ role: 'date', at: [14, height * 0.66, width - 28, 8], voice: 'text', size: 4.4 }),
    say({
      role: 'place',
      at: [14, height * 0.72, width - 28, 8],
      voice: 'second',
      size: 4.4,
      colour: 'accent',
    }),
  ],
};

export const floralLayouts = {
  garland,
  menu: garland,
  'place-card': garland,
  'thank-you': garland,
} as const satisfies CardLayouts;
