/** Layouts with one large drawing. */
import { beaded } from '../frames/photo.ts';
import { rollingHill, polka, starry, waves } from '../frames/play.ts';
import { draw, panel, say, letterIn, scene } from '../kit.ts';
import type { CardLayout } from '../layout.ts';
import { disc } from '../ornaments/flat-shapes.ts';
import { announcing, backWords, letterAbove, smallBack } from './playful-parts.ts';
import { aligned, filledColumn } from '../word-column.ts';

/** The drawing stands on hills, under the words. */
export const meadow: CardLayout = {
  shapes: ['portrait', 'square', 'small'],
  front: (side) => {
    const { width, height, words, ornament } = side;
    const size = Math.min(width * 0.72, height * 0.46);
    const ground = height - 15;
    return [
      scene(rollingHill('photo', side, ground - 14, 8)),
      scene(rollingHill('soft', side, ground - 3, 4)),
      draw({ sketch: ornament(0), at: [width / 2, ground - size / 2 + 2], size }),
      ...filledColumn(words, [13, 13, width - 26, ground - size - 17], announcing(19)),
    ];
  },
  insideLeft: (side) => {
    const spread = { width: side.width * 2, height: side.height };
    return [
      scene(rollingHill('photo', spread, side.height - 27, 9)),
      scene(rollingHill('soft', spread, side.height - 17, 5)),
      draw({
        sketch: side.ornament(0),
        at: [side.width / 2, side.height - 37],
        size: 48,
      }),
      say({
        role: 'verse',
        at: [16, 20, side.width - 32, side.height - 86],
        voice: 'second',
        size: 6.6,
      }),
    ];
  },
  insideRight: ({ width, height }) => [letterIn([14, 14, width - 28, height - 50])],
  back: (side) => [
    scene(rollingHill('photo', side, side.height - 27, 9)),
    scene(rollingHill('soft', side, side.height - 17, 5)),
    ...backWords(side, 0),
  ],
};

/** A large disc with the drawing in it, the words below. */
export const roundel: CardLayout = {
  shapes: ['portrait', 'square', 'small', 'long'],
  front: ({ width, height, words, ornament }) => {
    const radius = Math.min(width * 0.37, height * 0.25);
    const y = radius + height * 0.075;
    return [
      scene([disc('photo', [width / 2, y], radius)]),
      scene(beaded([width / 2, y], radius + 2.2, 'accent')),
      draw({ sketch: ornament(0), at: [width / 2, y], size: radius * 1.44 }),
      ...filledColumn(
        words,
        [12, y + radius + 5, width - 24, height - y - radius - 15],
        announcing(19),
      ),
    ];
  },
  insideLeft: ({ width, height, ornament, words }) => [
    panel([-3, -3, width + 3, height + 6], 'photo'),
    scene([disc('paper', [width / 2, height * 0.4], width * 0.34)]),
    draw({ sketch: ornament(1), at: [width / 2, height * 0.4], size: width * 0.46 }),
    ...filledColumn(
      words,
      [14, height * 0.68, width - 28, height * 0.22],
      [{ role: 'verse', voice: 'second', size: 5.4 }],
    ),
  ],
  back: smallBack(28),
};

/** The drawing on a field of colour at the left, the words at the right. */
export const storybook: CardLayout = {
  shapes: ['landscape', 'wide', 'square'],
  front: (side) => {
    const { width, height, words, ornament } = side;
    const half = width * (width > height * 1.2 ? 0.43 : 0.46);
    const size = Math.min(half * 0.8, height * 0.74);
    return [
      panel([-3, -3, half + 3, height + 6], 'soft'),
      scene(polka({ width: half - 3, height }, 'paper', 8)),
      panel([half, -3, width - half + 3, height + 6], 'paper'),
      scene([disc('paper', [half / 2, height / 2], size * 0.55)]),
      draw({ sketch: ornament(0), at: [half / 2, height / 2], size: size * 0.82 }),
      ...filledColumn(
        words,
        [half + 8, 11, width - half - 18, height - 22],
        aligned(announcing(width > height ? 18 : 15), 'start'),
      ),
    ];
  },
  insideLeft: (side) => {
    const { width, height, words } = side;
    const radius = Math.min(width, height) * 0.38;
    return [
      panel([-3, -3, width + 3, height + 6], 'soft'),
      scene(polka({ width: width - 4, height }, 'paper', 8)),
      scene([disc('paper', [width / 2, height / 2], radius)]),
      ...filledColumn(
        words,
        [width / 2 - radius * 0.72, height / 2 - radius * 0.6, radius * 1.44, radius * 1.2],
        [{ role: 'verse', voice: 'second', size: 6 }],
      ),
    ];
  },
  insideRight: letterAbove(26),
  back: smallBack(26),
};

/** The drawing is so large that the lower edge cuts it; the words stand above, from the left. */
export const peek: CardLayout = {
  shapes: ['portrait', 'square', 'small', 'landscape'],
  front: ({ width, height, words, ornament }) => {
    const isWide = width > height;
    const size = isWide ? height * 1.02 : Math.min(width * 0.92, height * 0.62);
    return [
      panel([-3, -3, width + 6, height + 6], 'photo'),
      draw({
        sketch: ornament(0),
        at: isWide ? [width * 0.79, height * 0.62] : [width * 0.5, height - size * 0.36],
        size,
      }),
      ...filledColumn(
        words,
        isWide
          ? [12, 12, width * 0.4, height - 24]
          : [12, 13, width - 24, height - size * 0.86 - 16],
        aligned(announcing(isWide ? 17 : 21), 'start'),
        isWide ? 'middle' : 'top',
      ),
    ];
  },
  insideLeft: ({ width, height, ornament, words }) => [
    panel([-3, -3, width + 3, height + 6], 'photo'),
    draw({ sketch: ornament(0), at: [width * 0.5, height * 0.62], size: width * 0.62 }),
    ...filledColumn(
      words,
      [14, 14, width - 28, height * 0.26],
      [{ role: 'verse', voice: 'second', size: 5.6 }],
    ),
  ],
  back: (side) => [
    panel([-3, -3, side.width + 6, side.height + 6], 'photo'),
    ...backWords(side, 0),
  ],
};

/** Water fills the lower part; the drawing swims or sails on it. */
export const afloat: CardLayout = {
  shapes: ['square', 'landscape', 'portrait', 'wide'],
  front: (side) => {
    const { width, height, words, ornament } = side;
    const isWide = width > height;
    const level = height * (isWide ? 0.74 : 0.79);
    const size = isWide ? height * 0.62 : Math.min(width * 0.6, height * 0.4);
    const x = isWide ? width * 0.24 : width / 2;
    return [
      scene(waves('photo', side, level - 5, 15, 0.5)),
      draw({ sketch: ornament(0), at: [x, level - size * 0.33], size }),
      scene(waves('soft', side, level + 1.5, 15)),
      scene(waves('accent', side, level + 10, 15, 0.5)),
      ...filledColumn(
        words,
        isWide
          ? [width * 0.44, 10, width * 0.5, level - 22]
          : [13, 12, width - 26, level - size - 8],
        announcing(isWide ? 17 : 19),
      ),
    ];
  },
  insideLeft: (side) => {
    const spread = { width: side.width * 2, height: side.height };
    return [
      scene(waves('soft', spread, side.height - 22, 15)),
      scene(waves('accent', spread, side.height - 12, 15, 0.5)),
      ...filledColumn(
        side.words,
        [16, 18, side.width - 32, side.height - 56],
        [{ role: 'verse', voice: 'second', size: 6.8 }],
      ),
    ];
  },
  insideRight: ({ width, height }) => [letterIn([14, 14, width - 28, height - 44])],
  back: (side) => [
    scene(waves('soft', side, side.height - 22, 15)),
    scene(waves('accent', side, side.height - 12, 15, 0.5)),
    ...backWords(side, 0),
  ],
};

/** A sky of stars or snow over the whole side, the drawing in its middle. */
export const underStars: CardLayout = {
  shapes: ['portrait', 'square', 'small', 'long'],
  front: (side) => {
    const { width, height, words, ornament } = side;
    const size = Math.min(width * 0.66, height * 0.44);
    const y = height * 0.1 + size / 2;
    return [
      scene(
        starry(side).filter(({ path }) => {
          const [first] = path;
          return first === undefined || first[0] === 'Z' || first[2] < y + size * 0.52;
        }),
      ),
      scene([disc('paper', [width / 2, y], size * 0.56)]),
      draw({ sketch: ornament(0), at: [width / 2, y], size }),
      ...filledColumn(
        words,
        [12, y + size / 2 + 5, width - 24, height - y - size / 2 - 15],
        announcing(19),
      ),
    ];
  },
  insideLeft: (side) => [
    scene(starry({ ...side, width: side.width - 14 })),
    scene([disc('paper', [side.width / 2, side.height / 2], side.width * 0.32)]),
    draw({
      sketch: side.ornament(0),
      at: [side.width / 2, side.height / 2],
      size: side.width * 0.5,
    }),
  ],
  back: smallBack(26),
};
