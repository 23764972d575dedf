/** One drawing, and the words beside or below it. */
import { ellipseIn, filledShape } from '../frames/wreaths.ts';
import { draw, panel, say, scene } from '../kit.ts';
import { pressed } from '../layout.ts';
import { announced, fitted, grownFrom, shorter, wordsAtFoot } from './botanical.ts';
import { smallAbove, drawingBack, drawingAndVerse, overEdge } from './line-art-insides.ts';
import { aligned, wordColumn } from '../word-column.ts';

/** A drawing above, the words below it. */
const motif = pressed({
  shapes: ['portrait', 'square', 'small', 'long'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const high = Math.min(height * 0.38, width * 0.54);
    return [
      fitted(ornament(0), [width * 0.17, height * 0.1, width * 0.66, high]),
      ...wordColumn(
        words,
        [13, height * 0.14 + high, width - 26, height * 0.78 - high],
        announced(shorter(side) * 0.14),
      ),
    ];
  },
  insideRight: smallAbove,
  back: drawingBack,
});

/** One tall drawing beside words that begin at one edge. */
const beside = pressed({
  shapes: ['portrait', 'landscape', 'square', 'wide'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const broad = width > height * 1.1 ? height * 0.66 : width * 0.4;
    return [
      fitted(ornament(0), [9, height * 0.12, broad - 9, height * 0.76]),
      ...wordColumn(
        words,
        [broad + 7, 14, width - broad - 16, height - 28],
        aligned(announced(shorter(side) * 0.13), 'start'),
      ),
    ];
  },
  insideLeft: drawingAndVerse,
  back: drawingBack,
});

/** A landscape along the foot, from edge to edge. */
const horizon = pressed({
  shapes: ['portrait', 'square', 'small'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const ground = height * 0.83;
    return [
      draw({ sketch: ornament(0), at: [width / 2, ground], size: width * 1.04 }),
      ...wordColumn(
        words,
        [14, height * 0.08, width - 28, ground - width * 0.38 - height * 0.1],
        announced(shorter(side) * 0.14),
      ),
    ];
  },
  insideLeft: ({ width, height, ornament }) => [
    draw({ sketch: ornament(0), at: [width / 2, height * 0.84], size: width * 1.04 }),
  ],
  insideRight: (side) => [
    // The scene ends at the fold.
    panel([0, -3, side.width + 3, side.height + 6], 'paper'),
    say({
      role: 'letter',
      at: [13, 14, side.width - 26, side.height - 28],
      voice: 'text',
      size: 4.4,
    }),
  ],
  back: wordsAtFoot,
});

/** A drawing on two spots of colour; words at the left foot. */
const spot = pressed({
  shapes: ['portrait', 'square', 'landscape'],
  front: (side) => {
    const { width, height, words, ornament } = side;
    const size = shorter(side);
    const at = [width * 0.64, height * 0.36] as const;
    const round = (x: number, y: number, broad: number, high: number) =>
      filledShape(
        ellipseIn([
          at[0] + (x - broad / 2) * size,
          at[1] + (y - high / 2) * size,
          broad * size,
          high * size,
        ]),
        'photo',
      );
    return [
      scene([...round(-0.08, -0.04, 0.6, 0.66), ...round(0.1, 0.14, 0.5, 0.4)]),
      fitted(ornament(0), [width * 0.34, height * 0.07, width * 0.58, height * 0.5]),
      ...wordColumn(
        words,
        [12, height * 0.58, width - 24, height * 0.34],
        aligned(announced(size * 0.135), 'start'),
        'bottom',
      ),
    ];
  },
  insideLeft: drawingAndVerse,
  back: drawingBack,
});

/** So large that the edges cut it; words at the left, above. */
const cropped = pressed({
  shapes: ['portrait', 'long'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const size = shorter(side);
    return [
      grownFrom(ornament(0), [width * 0.86, height + size * 0.18], size * 0.9, 0.955),
      ...wordColumn(
        words,
        [12, height * 0.08, width * 0.6, height * 0.34],
        aligned(announced(size * 0.125), 'start'),
        'top',
      ),
    ];
  },
  insideLeft: overEdge,
  back: drawingBack,
});

/** Hangs from the upper edge, over the whole width. */
const hanging = pressed({
  shapes: ['portrait', 'landscape', 'square', 'wide', 'small'],
  front: (side) => {
    const { width, height, words, ornament } = side;
    const isWide = width > height * 1.3;
    const size = width * (isWide ? 0.44 : 0.98);
    const from = isWide ? size * 0.78 : Math.min(size * 0.8, height * 0.5);
    const at = (x: number, variation: number) =>
      draw({
        sketch: ornament(variation),
        at: [x, size * (isWide || height > width * 1.2 ? 0.4 : 0.3)],
        size: size * 0.96,
      });
    return [
      ...(isWide ? [at(width * 0.25, 0), at(width * 0.76, 3)] : [at(width / 2, 0)]),
      ...wordColumn(
        words,
        [14, from, width - 28, height - from - 10],
        announced(shorter(side) * 0.135),
      ),
    ];
  },
  insideRight: smallAbove,
  back: drawingBack,
});

export const lineArtMotifs = { motif, beside, horizon, spot, cropped, hanging } as const;
