/** Layouts with motifs, garlands or stripes around the words. */
import {
  awning,
  bunting,
  confettiAround,
  parade,
  rainbowGate,
  scallopedLabel,
  strewn,
} from '../frames/play.ts';
import { type Place, draw, panel, letterIn, scene } from '../kit.ts';
import type { CardLayout } from '../layout.ts';
import { announcing, letterAbove, proclaimed, smallBack } from './playful-parts.ts';
import { filledColumn } from '../word-column.ts';

/** Pennants from edge to edge, the drawing below the words. */
export const pennants: CardLayout = {
  shapes: ['portrait', 'square', 'small', 'landscape'],
  front: ({ width, height, words, ornament }) => {
    const isWide = width > height;
    const count = isWide ? 10 : 8;
    const sag = height * (height > width ? 0.13 : 0.09);
    const below = 5 + sag + (width / count) * 1.12;
    const size = isWide
      ? height * 0.58
      : Math.min(width * 0.62, height * (width === height ? 0.33 : 0.38));
    return [
      scene(bunting(width, 4, sag * 0.4, isWide ? 12 : 9)),
      scene(bunting(width, 2, sag, count, 2)),
      ...(isWide
        ? [
            draw({ sketch: ornament(0), at: [width * 0.24, height * 0.66], size }),
            ...filledColumn(
              words,
              [width * 0.42, below, width * 0.52, height - below - 9],
              announcing(17),
            ),
          ]
        : [
            ...filledColumn(
              words,
              [13, below + 2, width - 26, height - below - size - 13],
              announcing(19),
            ),
            draw({ sketch: ornament(0), at: [width / 2, height - size / 2 - 8], size }),
          ]),
    ];
  },
  insideLeft: ({ width, words, height, ornament }) => [
    scene(bunting(width * 2, 4, height * 0.09, 18)),
    ...filledColumn(
      words,
      [16, height * 0.26, width - 32, height * 0.3],
      [{ role: 'verse', voice: 'second', size: 6.4 }],
    ),
    draw({ sketch: ornament(2), at: [width / 2, height * 0.74], size: height * 0.28 }),
  ],
  insideRight: ({ width, height }) => [letterIn([14, height * 0.2, width - 28, height * 0.7])],
  back: smallBack(30),
};

/** Motifs over the whole side, and a label with the words. */
export const label: CardLayout = {
  shapes: ['square', 'portrait', 'landscape', 'small'],
  front: (side) => {
    const { width, height, words } = side;
    const at: Place =
      width > height
        ? [width * 0.2, height * 0.2, width * 0.6, height * 0.6]
        : [width * 0.15, height * 0.27, width * 0.7, height * 0.46];
    const [left, top, across, down] = at;
    return [
      panel([-3, -3, width + 6, height + 6], 'photo'),
      scene(strewn(side, 27, 20)),
      scene(scallopedLabel(at)),
      ...filledColumn(words, [left + 7, top + 6, across - 14, down - 12], announcing(16)),
    ];
  },
  insideLeft: (side) => [
    panel([-3, -3, side.width + 3, side.height + 6], 'photo'),
    scene(strewn(side, 27, 17)),
  ],
  insideRight: ({ width, height, ornament }) => [
    panel([0, -3, width + 3, height + 6], 'paper'),
    letterIn([14, 16, width - 28, height - 60]),
    draw({ sketch: ornament(0), at: [width / 2, height - 27], size: 24 }),
  ],
  back: smallBack(26),
};

/** A gate of arches; the words stand within. */
export const gate: CardLayout = {
  shapes: ['portrait', 'small', 'square', 'long'],
  front: (side) => {
    const { width, height, words, ornament } = side;
    const margin = width * 0.05;
    const broad = width * 0.038;
    const inner = margin + broad * 4;
    const size = Math.min(width * 0.3, height * 0.22);
    return [
      scene(rainbowGate(side, margin, broad)),
      ...filledColumn(
        words,
        [
          inner + 5,
          inner + (width - 2 * inner) * 0.22,
          width - 2 * inner - 10,
          height - inner - (width - 2 * inner) * 0.22 - size - 12,
        ],
        announcing(15),
      ),
      draw({ sketch: ornament(0), at: [width / 2, height - size / 2 - 7], size }),
    ];
  },
  insideLeft: (side) => {
    const { width, height, words } = side;
    return [
      scene(rainbowGate(side, 12, 5)),
      ...filledColumn(
        words,
        [39, height * 0.4, width - 78, height * 0.4],
        [{ role: 'verse', voice: 'second', size: 5, colour: 'ink' }],
      ),
    ];
  },
  insideRight: letterAbove(24),
  back: smallBack(28),
};

/** Stripes hang from the upper edge as before a shop. */
export const marquee: CardLayout = {
  shapes: ['portrait', 'square', 'small'],
  front: ({ width, height, words, ornament }) => {
    const depth = height * 0.15;
    const size = Math.min(width * 0.66, height * (width === height ? 0.36 : 0.42));
    return [
      scene(awning(width, depth, 9)),
      ...filledColumn(
        words,
        [12, depth + 14, width - 24, height - depth - size - 26],
        proclaimed(18, 'accent'),
      ),
      draw({ sketch: ornament(0), at: [width / 2, height - size / 2 - 9], size }),
    ];
  },
  insideLeft: ({ width, height, ornament, words }) => [
    scene(awning(width * 2, height * 0.09, 18)),
    draw({ sketch: ornament(1), at: [width / 2, height * 0.46], size: height * 0.34 }),
    ...filledColumn(
      words,
      [14, height * 0.7, width - 28, height * 0.2],
      [{ role: 'verse', voice: 'second', size: 6 }],
    ),
  ],
  insideRight: ({ width, height }) => [letterIn([14, height * 0.2, width - 28, height * 0.7])],
  back: (side) => [scene(awning(side.width, side.height * 0.08, 9)), ...smallBack(28)(side)],
};

/** Motifs walk along the lower edge, and along the upper one where there is room. */
export const procession: CardLayout = {
  shapes: ['landscape', 'square', 'wide', 'portrait'],
  front: ({ width, height, words, ornament }) => {
    const count = Math.max(4, Math.round(width / 29));
    const size = Math.min((width / count) * 0.82, height * (width > height ? 0.17 : 0.21));
    const isLow = width > height * 1.8;
    const top = isLow ? 11 : 13 + size;
    return [
      ...(isLow ? [] : [scene(parade(ornament, [4, width - 4], 8 + size / 2, count, size))]),
      scene(parade(ornament, [4, width - 4], height - 8 - size / 2, count, size, 2)),
      ...filledColumn(
        words,
        [16, top, width - 32, height - top - 13 - size],
        proclaimed(height > width ? 20 : 16),
      ),
    ];
  },
  insideLeft: ({ width, height, ornament, words }) => [
    scene(parade(ornament, [4, width - 4], height - 20, Math.max(4, Math.round(width / 30)), 19)),
    ...filledColumn(
      words,
      [16, 18, width - 32, height - 60],
      [{ role: 'verse', voice: 'second', size: 6.8 }],
    ),
  ],
  insideRight: ({ width, height, ornament }) => [
    letterIn([14, 14, width - 28, height - 50]),
    scene(
      parade(ornament, [4, width - 4], height - 20, Math.max(4, Math.round(width / 30)), 19, 3),
    ),
  ],
  back: smallBack(26),
};

/** Confetti along all edges, the words large in the middle. */
export const flurry: CardLayout = {
  shapes: ['portrait', 'square', 'landscape', 'small'],
  front: (side) => {
    const { width, height, words } = side;
    return [
      scene(confettiAround(side, [14, 16, width - 28, height - 32])),
      ...filledColumn(
        words,
        [22, height * 0.17, width - 44, height * 0.66],
        [
          { role: 'title', voice: 'text', size: 4.6, tracking: 150, capitals: true },
          { role: 'names', voice: 'display', size: 21, gap: 4, layer: 'foil' },
          { role: 'verse', voice: 'second', size: 5.4, gap: 3 },
          { role: 'date', voice: 'text', size: 4.8, gap: 5 },
          { role: 'place', voice: 'text', size: 4.4, gap: 0.6 },
        ],
      ),
    ];
  },
  insideRight: (side) => [
    scene(
      confettiAround({ ...side, seed: side.seed + 1 }, [
        -6,
        -20,
        side.width + 12,
        side.height + 6,
      ]).filter(({ path }) => path.every((command) => command[0] === 'Z' || command[1] > 2)),
    ),
    letterIn([14, 16, side.width - 28, side.height - 44]),
  ],
  back: smallBack(26),
};
