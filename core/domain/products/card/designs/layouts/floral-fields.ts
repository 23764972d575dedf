/** Plants along edges, in strips and all over. */
import { ellipseIn, filledShape, outlined, rectangleIn } from '../frames/wreaths.ts';
import { draw, panel, type Part, scene } from '../kit.ts';
import type { CardLayout, CardSide } from '../layout.ts';
import { announced, grownFrom, shorter, wordsAtFoot } from './botanical.ts';
import { twigAbove, twigBack, twigsAtFoot, twigAndVerse } from './floral-insides.ts';
import { aligned, wordColumn } from '../word-column.ts';

/** Side by side from edge to edge, the lower ones in front. */
const standing = (
  { width, height, ornament }: CardSide,
  size: number,
  key = 0,
): readonly Part[] => {
  const count = Math.max(4, Math.round(width / (size * 0.5)));
  const heights = [1, 0.78, 1.08, 0.84, 0.7, 0.98];
  return Array.from({ length: count + 1 }, (_, index) =>
    grownFrom(
      ornament(key + index),
      [(width * index) / count, height + 4],
      size * (heights[(index + key) % heights.length] ?? 1) * 1.08,
      (index % 3) * 0.012 - 0.012,
      index % 2 === 1,
    ),
  );
};

/** Plants of all heights stand side by side along the foot. */
const meadow: CardLayout = {
  shapes: ['portrait', 'landscape', 'square', 'long', 'small', 'wide'],
  front: (side) => {
    const { width, height, words } = side;
    const size = shorter(side);
    const high = width > height * 1.2 ? 0.34 : 0.42;
    return [
      ...standing(side, size * high),
      ...wordColumn(
        words,
        [14, height * 0.1, width - 28, height - size * high - height * 0.14],
        announced(size * 0.15),
      ),
    ];
  },
  insideLeft: (side) => standing(side, shorter(side) * 0.34, 40),
  back: wordsAtFoot,
};

/**
 * Tall plants on a coloured strip: at the left with words beside it, or above them where the card
 * stands upright.
 */
const strip: CardLayout = {
  shapes: ['landscape', 'portrait', 'square', 'wide'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const size = shorter(side);
    if (height > width * 1.2) {
      const ground = height * 0.47;
      return [
        panel([-3, -3, width + 6, ground + 3], 'photo'),
        grownFrom(ornament(1), [width * 0.22, ground + 3], ground * 0.66, 0.985),
        grownFrom(ornament(2), [width * 0.8, ground + 3], ground * 0.7, 0.015, true),
        grownFrom(ornament(0), [width * 0.5, ground + 3], ground * 0.86),
        panel([-3, ground, width + 6, height - ground + 3], 'paper'),
        ...wordColumn(
          words,
          [13, ground + 9, width - 26, height - ground - 20],
          announced(size * 0.14),
        ),
      ];
    }
    const broad = width * 0.38;
    return [
      panel([-3, -3, broad + 3, height + 6], 'photo'),
      grownFrom(ornament(1), [broad * 0.2, height * 1.02], height * 0.56, 0.985),
      grownFrom(ornament(2), [broad * 0.72, height * 1.02], height * 0.5, 0.01),
      grownFrom(ornament(0), [broad * 0.46, height * 1.02], height * 0.84),
      ...wordColumn(
        words,
        [broad + 12, 12, width - broad - 21, height - 24],
        aligned(announced(size * 0.13), 'start'),
      ),
    ];
  },
  insideLeft: twigsAtFoot,
  back: twigBack,
};

/** Branches run along all four edges about a field with a fine frame. */
const border: CardLayout = {
  shapes: ['portrait', 'square', 'landscape', 'small'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const size = shorter(side);
    const inset = size * 0.155;
    const field = [inset, inset, width - 2 * inset, height - 2 * inset] as const;
    const along = (length: number, from: number) => {
      const count = Math.max(2, Math.round(length / (size * 0.36)));
      return Array.from({ length: count }, (_, index) => ({
        share: index / count,
        size: (length / count) * 1.32,
        variation: from + index,
      }));
    };
    return [
      ...along(width, 0).flatMap(({ share, size: long, variation }) => [
        grownFrom(ornament(variation), [width * share - 4, 5], long, 0.255),
        grownFrom(ornament(variation + 10), [width * (1 - share) + 4, height - 5], long, 0.755),
      ]),
      ...along(height, 20).flatMap(({ share, size: long, variation }) => [
        grownFrom(ornament(variation), [5, height * (1 - share) + 4], long, 0.005),
        grownFrom(ornament(variation + 10), [width - 5, height * share - 4], long, 0.505),
      ]),
      scene(
        outlined(
          rectangleIn,
          [field[0] + 1.6, field[1] + 1.6, field[2] - 3.2, field[3] - 3.2],
          'foil',
        ),
        'foil',
      ),
      ...wordColumn(
        words,
        [field[0] + 6, field[1] + 6, field[2] - 12, field[3] - 12],
        announced(size * 0.12, 'foil'),
      ),
    ];
  },
  insideLeft: twigAndVerse,
  insideRight: twigAbove,
  back: twigBack,
};

/** Branches hang from the upper edge like a curtain. */
const hanging: CardLayout = {
  shapes: ['portrait', 'landscape', 'square', 'long', 'wide'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const size = shorter(side);
    const isTall = height > width * 1.2;
    const drop = size * (isTall ? 1 : 0.76);
    const count = Math.round(width / (size * 0.17));
    return [
      ...Array.from({ length: count + 1 }, (_, index) => {
        const away = Math.abs(index / count - 0.5) * 2;
        const long = drop * (0.26 + 0.3 * away * away + 0.07 * ((index * 5) % 3));
        return grownFrom(
          ornament(index),
          [(width * index) / count, -5],
          long,
          0.5 + ((index % 3) - 1) * 0.018,
          index % 2 === 0,
        );
      }),
      ...wordColumn(
        words,
        [16, height * (isTall ? 0.36 : 0.44), width - 32, height * (isTall ? 0.56 : 0.48)],
        announced(size * 0.15, 'foil'),
      ),
    ];
  },
  insideLeft: (side) => [
    grownFrom(side.ornament(41), [side.width * 0.24, -5], shorter(side) * 0.5, 0.5),
    grownFrom(side.ornament(42), [side.width * 0.5, -5], shorter(side) * 0.36, 0.49),
    grownFrom(side.ornament(43), [side.width * 0.76, -5], shorter(side) * 0.6, 0.5),
  ],
  insideRight: twigAbove,
  back: twigBack,
};

/** A lush corner at the right twigsAtFoot; words begin at the left, above. */
const corner: CardLayout = {
  shapes: ['portrait', 'square', 'landscape', 'long', 'wide'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const size = shorter(side);
    const fan: readonly (readonly [variation: number, turn: number, share: number])[] = [
      [4, 0.755, 0.74],
      [5, 0.99, 0.78],
      [1, 0.81, 0.72],
      [2, 0.93, 0.74],
      [0, 0.87, 0.7],
    ];
    return [
      ...fan.map(([variation, turn, share]) =>
        grownFrom(ornament(variation), [width + 4, height + 4], size * share, turn, turn > 0.9),
      ),
      ...wordColumn(
        words,
        [12, height * 0.09, width - 24, height * 0.5],
        aligned(announced(size * 0.15), 'start'),
        'top',
      ),
    ];
  },
  insideLeft: (side) => [
    grownFrom(side.ornament(41), [-4, -4], shorter(side) * 0.6, 0.33),
    grownFrom(side.ornament(42), [-4, -4], shorter(side) * 0.62, 0.42),
    grownFrom(side.ornament(43), [-4, -4], shorter(side) * 0.56, 0.375),
  ],
  back: twigBack,
};

/** Plants strewn all over, and a label with the words. */
const label: CardLayout = {
  shapes: ['portrait', 'square', 'small', 'landscape'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const size = shorter(side);
    const step = size * 0.3;
    const columns = Math.ceil(width / step) + 2;
    const rows = Math.ceil(height / (step * 0.86)) + 1;
    const field = [width * 0.16, height * 0.24, width * 0.68, height * 0.52] as const;
    const liesUnder = ([x, y]: readonly [number, number]): boolean => {
      const across = (x - width / 2) / (field[2] / 2 - step * 0.7);
      const down = (y - height / 2) / (field[3] / 2 - step * 0.7);
      return across * across + down * down < 1;
    };
    return [
      ...Array.from({ length: rows * columns }, (_, index) => {
        const row = Math.floor(index / columns);
        const x = ((index % columns) - 0.5 + (row % 2) * 0.5) * step;
        return { index, at: [x, row * step * 0.86] as const };
      })
        // What the label hides whole is not drawn.
        .filter(({ at }) => !liesUnder(at))
        .map(({ index, at }) =>
          draw({
            sketch: ornament(index % 7),
            at,
            size: step * 1.08,
            turn: (index * 0.382) % 1,
            isMirrored: index % 2 === 0,
          }),
        ),
      scene(filledShape(ellipseIn(field), 'paper')),
      scene(
        outlined(ellipseIn, [field[0] + 2, field[1] + 2, field[2] - 4, field[3] - 4], 'foil', 1),
        'foil',
      ),
      ...wordColumn(
        words,
        [field[0] + field[2] * 0.15, field[1] + field[3] * 0.17, field[2] * 0.7, field[3] * 0.66],
        announced(size * 0.11),
      ),
    ];
  },
  insideRight: twigAbove,
  back: twigBack,
};

export const floralFields = { meadow, strip, border, hanging, corner, label } as const;
