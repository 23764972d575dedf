/** Line drawings with arches, rings and frames of fine lines. */
import {
  archIn,
  ellipseIn,
  filledShape,
  outlined,
  rectangleIn,
  wreath,
} from '../frames/wreaths.ts';
import { say, scene } from '../kit.ts';
import { pressed } from '../layout.ts';
import { announced, date, fitted, grownFrom, names, place, shorter, title } from './botanical.ts';
import { smallAbove, drawingBack, drawingAndVerse, overEdge } from './line-art-insides.ts';
import { initialsOf } from '../names.ts';
import { wordColumn } from '../word-column.ts';

/** An arch of two fine lines, a twig at either foot. */
const gate = pressed({
  shapes: ['portrait', 'small', 'long'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const at = [width * 0.13, height * 0.08, width * 0.74, height * 0.84] as const;
    return [
      scene(outlined(archIn, at, 'accent', 1.8)),
      grownFrom(ornament(0), [width * 0.15, height * 0.96], width * 0.5, 0.005),
      grownFrom(ornament(1), [width * 0.1, height * 0.955], width * 0.36, 0.1),
      grownFrom(ornament(2), [width * 0.88, height * 0.955], width * 0.34, 0.975, true),
      ...wordColumn(
        words,
        [at[0] + 9, height * 0.2, at[2] - 18, height * 0.46],
        announced(width * 0.13),
      ),
    ];
  },
  insideLeft: overEdge,
  insideRight: smallAbove,
  back: drawingBack,
});

/** A fine oval that two twigs interrupt. */
const oval = pressed({
  shapes: ['portrait', 'square', 'landscape', 'small'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const size = shorter(side);
    const at = [width * 0.12, height * 0.12, width * 0.76, height * 0.76] as const;
    return [
      scene(outlined(ellipseIn, at, 'foil', 1.2), 'foil'),
      grownFrom(ornament(0), [width * 0.17, height * 0.9], size * 0.5, 0.985),
      grownFrom(ornament(1), [width * 0.17, height * 0.9], size * 0.4, 0.15),
      grownFrom(ornament(2), [width * 0.83, height * 0.1], size * 0.42, 0.5),
      grownFrom(ornament(3), [width * 0.83, height * 0.1], size * 0.36, 0.66),
      ...wordColumn(
        words,
        [at[0] + at[2] * 0.16, height * 0.29, at[2] * 0.68, height * 0.42],
        announced(size * 0.125),
      ),
    ];
  },
  insideLeft: drawingAndVerse,
  insideRight: smallAbove,
  back: drawingBack,
});

/** Drawings in two opposite corners of a fine frame, which they interrupt. */
const corners = pressed({
  shapes: ['portrait', 'square', 'landscape', 'long', 'small'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const size = shorter(side);
    const inset = 8;
    return [
      scene(
        outlined(rectangleIn, [inset, inset, width - 2 * inset, height - 2 * inset], 'accent', 1.3),
      ),
      grownFrom(ornament(1), [width - 1, height * 0.34], size * 0.5, 0.94, true),
      grownFrom(ornament(0), [width * 0.5, 2], size * 0.6, 0.29),
      grownFrom(ornament(3), [1, height * 0.66], size * 0.5, 0.44, true),
      grownFrom(ornament(2), [width * 0.5, height - 2], size * 0.6, 0.79),
      ...wordColumn(words, [22, height * 0.3, width - 44, height * 0.4], announced(size * 0.135)),
    ];
  },
  insideLeft: overEdge,
  back: drawingBack,
});

/** Large initials in a ring, which a twig follows. */
const initials = pressed({
  shapes: ['portrait', 'square', 'small', 'long'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const size = shorter(side);
    const isTall = height > width * 1.2;
    const radius = size * (isTall ? 0.25 : 0.19);
    const at = [width / 2, height * (isTall ? 0.32 : 0.3)] as const;
    return [
      scene(
        outlined(ellipseIn, [at[0] - radius, at[1] - radius, radius * 2, radius * 2], 'foil'),
        'foil',
      ),
      scene(
        wreath((index) => ornament(index), {
          at,
          radius,
          from: 0.28,
          to: 0.7,
          count: 2,
          size: radius * 1.5,
        }),
      ),
      say({
        role: 'names',
        words: initialsOf(words.names).join(' '),
        at: [at[0] - radius * 0.66, at[1] - radius * 0.6, radius * 1.32, radius * 1.2],
        voice: 'display',
        size: radius * 0.68,
        layer: 'foil',
      }),
      ...wordColumn(
        words,
        [13, at[1] + radius * 1.28, width - 26, height - at[1] - radius * 1.28 - 11],
        [title, names(size * 0.095), date, place],
      ),
    ];
  },
  insideLeft: drawingAndVerse,
  back: drawingBack,
});

/** A frame whose upper edge opens for a drawing. */
const cartouche = pressed({
  shapes: ['portrait', 'square', 'landscape', 'small'],
  front: (side) => {
    const { width, height, words } = side;
    const size = shorter(side);
    const high = size * 0.34;
    const top = high * 0.5 + 9;
    return [
      scene(outlined(rectangleIn, [10, top, width - 20, height - top - 10], 'accent')),
      scene(filledShape(rectangleIn([width / 2 - high * 0.66, top - 2, high * 1.32, 4]), 'paper')),
      fitted(side.ornament(0), [width / 2 - high * 0.6, top - high / 2, high * 1.2, high]),
      ...wordColumn(
        words,
        [17, top + high * 0.56, width - 34, height - top - high * 0.56 - 18],
        announced(size * 0.14),
      ),
    ];
  },
  insideRight: smallAbove,
  back: drawingBack,
});

/** All within a ring, whose foot a drawing fills. */
const ring = pressed({
  shapes: ['square', 'portrait', 'small'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    const size = shorter(side);
    const radius = size * 0.4;
    const at = [width / 2, height / 2] as const;
    return [
      scene(
        outlined(
          ellipseIn,
          [at[0] - radius, at[1] - radius, radius * 2, radius * 2],
          'accent',
          1.4,
        ),
      ),
      ...([-1, 1] as const).map((way) =>
        scene(
          wreath((index) => ornament(index + way), {
            at,
            radius: radius - 0.7,
            from: 0.25 + way * 0.004,
            to: 0.25 + way * 0.2,
            count: 1,
            size: radius * 1.15,
          }),
        ),
      ),
      ...wordColumn(
        words,
        [at[0] - radius * 0.72, at[1] - radius * 0.66, radius * 1.44, radius * 1.2],
        announced(size * 0.115),
      ),
    ];
  },
  insideLeft: drawingAndVerse,
  insideRight: smallAbove,
  back: drawingBack,
});

export const lineArtFrames = { gate, oval, corners, initials, cartouche, ring } as const;
