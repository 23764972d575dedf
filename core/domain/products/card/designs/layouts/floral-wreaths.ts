/** Plants in rings, arches and garlands about the words. */
import { archIn, ellipseIn, filledShape, outlined, wreath as wreathOf } from '../frames/wreaths.ts';
import { say, scene } from '../kit.ts';
import { pressed } from '../layout.ts';
import { announced, date, grownFrom, names, place, shorter, title } from './botanical.ts';
import { twigAbove, twigBack, twigsAtFoot, twigAndVerse } from './floral-insides.ts';
import { initialsOf } from '../names.ts';
import { wordColumn } from '../word-column.ts';

/** Branches fall from a corner and rise from the opposite one; the words stand between them. */
const garland = pressed({
  shapes: ['portrait', 'small', 'square', 'landscape'],
  front: (side) => {
    const { width, height, ornament } = side;
    const size = shorter(side);
    return [
      grownFrom(ornament(4), [-2, height * 0.34], size * 0.36, 0.06),
      grownFrom(ornament(1), [width * 0.5, -4], size * 0.42, 0.36),
      grownFrom(ornament(0), [-3, -3], size * 0.5, 0.36),
      grownFrom(ornament(2), [width * 0.5, height + 4], size * 0.36, 0.86),
      grownFrom(ornament(5), [width + 2, height * 0.66], size * 0.36, 0.56),
      grownFrom(ornament(3), [width + 3, height + 3], size * 0.5, 0.86),
      ...wordColumn(
        side.words,
        [14, height * 0.26, width - 28, height * 0.46],
        announced(size * 0.15, 'foil'),
      ),
    ];
  },
  insideLeft: twigsAtFoot,
  insideRight: twigAbove,
  back: twigBack,
});

/** Two halves of a wreath that meet above; names within. */
const wreath = pressed({
  shapes: ['portrait', 'square', 'small'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const size = shorter(side);
    const isTall = height > width * 1.2;
    const radius = size * (isTall ? 0.35 : 0.37);
    const at = [width / 2, isTall ? height * 0.42 : height / 2] as const;
    const half = { at, radius, count: 4, size: radius * 0.98 };
    return [
      scene(wreathOf((index) => ornament(index), { ...half, from: 0.24, to: 0.72 })),
      scene(wreathOf((index) => ornament(index + 4), { ...half, from: 0.26, to: -0.22 })),
      ...wordColumn(
        words,
        [at[0] - radius * 0.64, at[1] - radius * 0.5, radius * 1.28, radius],
        isTall ? [title, names(size * 0.115)] : announced(size * 0.1),
      ),
      ...(isTall
        ? wordColumn(
            words,
            [
              12,
              at[1] + radius + size * 0.16,
              width - 24,
              height - at[1] - radius - size * 0.16 - 10,
            ],
            [date, place],
          )
        : []),
    ];
  },
  insideLeft: twigAndVerse,
  insideRight: twigAbove,
  back: twigBack,
});

/** A fine ring, half of it overgrown. */
const crescent = pressed({
  shapes: ['square', 'portrait', 'small'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const size = shorter(side);
    const radius = size * 0.4;
    const at = [width / 2, height / 2] as const;
    return [
      scene(
        outlined(ellipseIn, [at[0] - radius, at[1] - radius, 2 * radius, 2 * radius], 'foil', 1.3),
        'foil',
      ),
      scene(
        wreathOf((index) => ornament(index), {
          at,
          radius,
          from: 0.34,
          to: 0.74,
          count: 3,
          size: radius * 0.95,
        }),
      ),
      scene(
        wreathOf((index) => ornament(index + 6), {
          at,
          radius,
          from: 0.36,
          to: 0.04,
          count: 2,
          size: radius * 0.95,
        }),
      ),
      ...wordColumn(
        words,
        [at[0] - radius * 0.53, at[1] - radius * 0.5, radius * 1.14, radius * 0.94],
        announced(size * 0.105),
      ),
    ];
  },
  insideLeft: twigAndVerse,
  insideRight: twigAbove,
  back: twigBack,
});

/** Two branches leave the middle of the upper edge to both sides; one small twig at the foot. */
const crown = pressed({
  shapes: ['portrait', 'landscape', 'square', 'small', 'wide'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const size = shorter(side);
    const radius = width * 0.62;
    const isTall = height > width * 1.2;
    const isWide = width > height * 1.2;
    const top = height * (isTall ? 0.15 : 0.14);
    const swag = (variation: number, way: -1 | 1) =>
      scene(
        wreathOf(() => ornament(variation), {
          at: [width / 2, top + radius],
          radius,
          from: 0.75 - way * 0.005,
          to: 0.75 + way * 0.1,
          count: 1,
          size: size * (isTall ? 0.5 : 0.48),
        }),
      );
    return [
      swag(1, -1),
      swag(0, 1),
      ...wordColumn(
        words,
        [
          14,
          height * (isTall ? 0.33 : 0.38),
          width - 28,
          height * (isWide ? 0.54 : isTall ? 0.48 : 0.42),
        ],
        announced(size * 0.145, 'foil'),
      ),
      ...(isWide ? [] : [-1, 1]).map((way) =>
        grownFrom(
          ornament(way + 6),
          [width / 2, height * 0.9],
          size * 0.2,
          way < 0 ? 0.76 : 0.24,
          way < 0,
        ),
      ),
    ];
  },
  insideLeft: twigAndVerse,
  insideRight: twigAbove,
  back: twigBack,
});

/** A tinted arch, flowers at its left foot and its right shoulder. */
const arch = pressed({
  shapes: ['portrait', 'small', 'long'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const gate = [width * 0.15, height * 0.09, width * 0.7, height * 0.82] as const;
    return [
      scene(filledShape(archIn(gate), 'photo')),
      scene(
        outlined(archIn, [gate[0] + 1.8, gate[1] + 1.8, gate[2] - 3.6, gate[3] - 3.6], 'foil'),
        'foil',
      ),
      grownFrom(ornament(1), [width * 0.88, height * 0.1], width * 0.42, 0.43, true),
      grownFrom(ornament(3), [width * 0.9, height * 0.12], width * 0.36, 0.86),
      grownFrom(ornament(2), [width * 0.1, height * 0.93], width * 0.42, 0.21, true),
      grownFrom(ornament(0), [width * 0.12, height * 0.93], width * 0.52, 0.02),
      ...wordColumn(
        words,
        [gate[0] + 8, height * 0.27, gate[2] - 16, height * 0.46],
        announced(width * 0.13),
      ),
    ];
  },
  insideLeft: twigsAtFoot,
  insideRight: twigAbove,
  back: twigBack,
});

/** Initials within a small wreath, all words below. */
const monogram = pressed({
  shapes: ['portrait', 'long', 'small'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const radius = width * 0.25;
    const at = [width / 2, height * 0.31] as const;
    const [first = '', second = ''] = initialsOf(words.names);
    const half = { at, radius, count: 2, size: radius * 1.55 };
    return [
      scene(wreathOf((index) => ornament(index), { ...half, from: 0.245, to: 0.68 })),
      scene(wreathOf((index) => ornament(index + 4), { ...half, from: 0.255, to: -0.18 })),
      say({
        role: 'names',
        words: second === '' ? first : `${first} ${second}`,
        at: [at[0] - radius * 0.7, at[1] - radius * 0.55, radius * 1.4, radius * 1.1],
        voice: 'display',
        size: width * 0.15,
        layer: 'foil',
      }),
      ...wordColumn(
        words,
        [13, at[1] + radius * 1.5, width - 26, height - at[1] - radius * 1.5 - 12],
        [title, names(width * 0.1), date, place],
      ),
    ];
  },
  insideLeft: twigAndVerse,
  insideRight: twigAbove,
  back: twigBack,
});

export const floralWreaths = { garland, wreath, crescent, crown, arch, monogram } as const;
