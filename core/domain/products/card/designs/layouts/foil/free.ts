import { type Dot, together } from '../../../../../artwork/sketch.ts';
import { circle } from '../../frames/curves.ts';
import { doubleFrame, rectangle, rule, within } from '../../frames/lines.ts';
import { confettiRain, rays, scales, starrySky } from '../../frames/patterns.ts';
import { type Part, type Place, draw, say, ruled } from '../../kit.ts';
import { type CardLayout, isLow } from '../../layout.ts';
import { initialsOf } from '../../names.ts';
import { wordColumn } from '../../word-column.ts';
import { foilRows, foilSides } from './rows.ts';

const { title, names, verse, date, place, drawing, divider, middleOf } = foilRows;

/** Light in all directions, and the words in a medallion before it. */
export const radiance: CardLayout = {
  shapes: ['square', 'portrait', 'landscape'],
  front: (side) => {
    const middle = middleOf(side);
    const radius = Math.min(side.width, side.height) * 0.385;
    return [
      ruled(
        together(rays(middle, [radius * 1.09, 190], 96, { width: 0.62 }), [
          { path: circle(middle, radius + 1.6), colour: 'foil', line: 0.7 },
          { path: circle(middle, radius), colour: 'foil', line: 0.25 },
        ]),
      ),
      ...wordColumn(
        side.words,
        [middle[0] - radius * 0.78, middle[1] - radius * 0.76, radius * 1.56, radius * 1.52],
        [
          drawing(side.ornament(), 15, 14),
          title({ size: 4, gap: 3 }),
          names(13, { gap: 3 }),
          date({ size: 4.2, gap: 4 }),
          place({ size: 4 }),
        ],
      ),
    ];
  },
  ...foilSides((side) => doubleFrame(within(side, 9))),
};

/** Initials as large as a seal, ringed by the ornament; a single one stands alone. */
export const signet: CardLayout = {
  shapes: ['portrait', 'square', 'small', 'landscape'],
  front: (side) => {
    const { width, height } = side;
    const low = isLow(side);
    const initials = initialsOf(side.words.names);
    const radius = low ? 29 : Math.min(33, width * 0.28);
    const middle: Dot = low ? [width * 0.27, height / 2] : [width / 2, height * 0.325];
    const letter = (words: string | undefined, left: number, span: number): Part =>
      say({
        role: 'names',
        words: words ?? '',
        at: [left, middle[1] - radius * 0.6, span, radius * 1.2],
        voice: 'display',
        size: initials.length > 1 ? radius * 0.66 : radius * 0.95,
        colour: 'foil',
        layer: 'foil',
        lineHeight: 1_000,
      });
    return [
      ruled([rectangle(within(side, 7), 0.3)]),
      draw({ sketch: side.ornament(), at: middle, size: radius * 2, layer: 'foil' }),
      ...(initials.length > 1
        ? [
            letter(initials[0], middle[0] - radius * 0.72, radius * 0.68),
            ruled([
              rule(
                [middle[0], middle[1] - radius * 0.34],
                [middle[0], middle[1] + radius * 0.34],
                0.35,
              ),
            ]),
            letter(initials[1], middle[0] + radius * 0.04, radius * 0.68),
          ]
        : [letter(initials[0], middle[0] - radius * 0.6, radius * 1.2)]),
      ...wordColumn(
        side.words,
        low
          ? [width * 0.5, 16, width * 0.43, height - 32]
          : [16, middle[1] + radius + 6, width - 32, height - middle[1] - radius - 20],
        [
          title({ size: 4 }),
          names(9.5, { colour: 'ink', layer: 'ink', gap: 4, lineHeight: 1_150 }),
          verse({ size: 4.2, gap: 3 }),
          date({ gap: 4 }),
          place(),
        ],
      ),
    ];
  },
  ...foilSides(),
};

/** A sky of stars above, the words below it like a horizon. */
export const firmament: CardLayout = {
  shapes: ['portrait', 'landscape', 'square', 'long'],
  front: (side) => {
    const { width, height } = side;
    const low = isLow(side);
    const middle: Dot = low ? [width * 0.24, height * 0.42] : [width / 2, height * 0.24];
    const size = low ? 44 : width * 0.38;
    const isFree = ([x, y]: Dot): boolean => {
      const isClear = (x - middle[0]) ** 2 + (y - middle[1]) ** 2 > (size * 0.62) ** 2;
      return isClear && (low ? x < width * 0.44 : y < height * 0.44);
    };
    return [
      ruled(starrySky(side, low ? 90 : 110, side.seed, isFree)),
      draw({ sketch: side.ornament(), at: middle, size, layer: 'foil' }),
      ...wordColumn(
        side.words,
        low
          ? [width * 0.5, 14, width * 0.44, height - 28]
          : [14, height * 0.48, width - 28, height * 0.45],
        [title(), names(18), verse(), date({ gap: 5 }), place()],
      ),
    ];
  },
  ...foilSides((side) =>
    starrySky(side, 26, side.seed + 3, ([, y]) => y < 16 || y > side.height - 16),
  ),
};

/** Dots of gold fall from above. */
export const shower: CardLayout = {
  shapes: ['portrait', 'square', 'landscape', 'small'],
  front: (side) => {
    const { width, height } = side;
    const depth = height * (isLow(side) ? 0.4 : 0.46);
    return [
      ruled(confettiRain(side, depth, side.seed)),
      ...wordColumn(
        side.words,
        [14, depth, width - 28, height - depth - 13],
        [title(), names(17, { gap: 4 }), verse({ gap: 4 }), date({ gap: 4 }), place()],
      ),
    ];
  },
  ...foilSides((side) => confettiRain(side, 26, side.seed + 4)),
};

/** A third of the side is a pattern of scales; the words stand beside it. */
export const screen: CardLayout = {
  shapes: ['landscape', 'wide', 'portrait', 'square'],
  front: (side) => {
    const { width, height } = side;
    const low = isLow(side);
    const band: Place = low
      ? [-3, -3, width * 0.34 + 3, height + 9]
      : [-3, -3, width + 12, height * 0.34 + 3];
    const edge = low ? band[0] + band[2] : band[1] + band[3];
    return [
      ruled(scales(band, low ? 17 : 19)),
      ruled(
        low
          ? [
              rule([edge, -4], [edge, height + 4], 0.9),
              rule([edge + 2, -4], [edge + 2, height + 4]),
            ]
          : [rule([-4, edge], [width + 4, edge], 0.9), rule([-4, edge + 2], [width + 4, edge + 2])],
      ),
      ...wordColumn(
        side.words,
        low
          ? [edge + 14, 14, width - edge - 26, height - 28]
          : [16, edge + 10, width - 32, height - edge - 24],
        [title(), names(15), verse(), divider(30), date({ gap: 4 }), place()],
      ),
    ];
  },
  ...foilSides(),
};

/** One drawing as large as the side, cut by its edge; few words opposite. */
export const grandeur: CardLayout = {
  shapes: ['portrait', 'square', 'landscape', 'wide'],
  front: (side) => {
    const { width, height } = side;
    const low = isLow(side);
    const size = low
      ? Math.min(height * 1.2, width * 0.6)
      : width * (width === height ? 0.84 : 1.06);
    return [
      draw({
        sketch: side.ornament(),
        at: low
          ? [width * 0.86, height * 0.46]
          : width === height
            ? [width * 0.7, height * 0.2]
            : [width * 0.68, height * 0.25],
        size,
        turn: width === height ? 0.055 : 0.02,
        layer: 'foil',
      }),
      ...wordColumn(
        side.words,
        low
          ? [14, 14, width * 0.4, height - 28]
          : [
              14,
              height * (width === height ? 0.57 : 0.64),
              width - 28,
              height * (width === height ? 0.36 : 0.29),
            ],
        [
          title({ align: 'start', size: 4 }),
          names(low ? 13 : 14, { align: 'start', gap: 3 }),
          verse({ align: 'start', gap: 3 }),
          date({ align: 'start', gap: 4 }),
          place({ align: 'start' }),
        ],
        low ? 'middle' : 'bottom',
      ),
    ];
  },
  ...foilSides(),
};

/** Ornaments hang on threads from the upper edge, none as long as another. */
export const pendants: CardLayout = {
  shapes: ['portrait', 'square', 'long', 'landscape'],
  front: (side) => {
    const { width, height, ornament } = side;
    const low = isLow(side);
    const threads = (
      low
        ? [
            [0.07, 0.34, 19],
            [0.19, 0.62, 24],
            [0.32, 0.26, 17],
            [0.43, 0.5, 15],
          ]
        : [
            [0.13, 0.26, 17],
            [0.31, 0.13, 13],
            [0.5, 0.37, 24],
            [0.7, 0.17, 14],
            [0.87, 0.29, 17],
          ]
    ).map(([x = 0, y = 0, size = 0], index) => ({ x: x * width, y: y * height, size, index }));
    return [
      ruled(threads.map(({ x, y, size }) => rule([x, -4], [x, y - size * 0.4], 0.25))),
      ...threads.map(({ x, y, size, index }) =>
        draw({ sketch: ornament(index), at: [x, y + size * 0.06], size, layer: 'foil' }),
      ),
      ...wordColumn(
        side.words,
        low
          ? [width * 0.53, 14, width * 0.4, height - 28]
          : [14, height * 0.5, width - 28, height * 0.43],
        [title(), names(15, { gap: 4 }), verse({ gap: 4 }), date({ gap: 5 }), place()],
      ),
    ];
  },
  ...foilSides(),
};

/** Much air, a small drawing, a line that falls from it. */
export const stillness: CardLayout = {
  shapes: ['portrait', 'square', 'landscape', 'small'],
  front: (side) => {
    const { width, height } = side;
    const low = isLow(side);
    const x = low ? width * 0.2 : width / 2;
    return [
      draw({
        sketch: side.ornament(),
        at: [x, height * (low ? 0.5 : 0.24)],
        size: low ? height * 0.52 : height * 0.23,
        layer: 'foil',
      }),
      ...(low
        ? [ruled([rule([width * 0.36, height * 0.2], [width * 0.36, height * 0.8], 0.25)])]
        : []),
      ...wordColumn(
        side.words,
        low
          ? [width * 0.42, 14, width * 0.5, height - 28]
          : [16, height * 0.42, width - 32, height * 0.46],
        [
          title({ size: 4 }),
          names(12.5, { colour: 'ink', layer: 'ink' }),
          date({ gap: 3, size: 4 }),
          place({ size: 4 }),
          divider(18, 6, 'verse'),
          verse({ size: 4.4, gap: 5 }),
        ],
      ),
    ];
  },
  ...foilSides(),
};
