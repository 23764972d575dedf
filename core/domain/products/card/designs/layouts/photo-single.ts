/** Layouts of one photo. */
import { beaded, bowedField, lined, linedArch } from '../frames/photo.ts';
import { type Part, type Place, draw, panel, photo, scene } from '../kit.ts';
import type { CardLayout } from '../layout.ts';
import {
  captioned,
  headlined,
  photoAndVerse,
  photoLeft,
  quietBack,
  roundBack,
  signed,
  squareBack,
} from './photo-parts.ts';
import { filledColumn } from '../word-column.ts';

/** The photo fills the side; the words stand on a field of paper laid upon it. */
export const plaque: CardLayout = {
  shapes: ['portrait', 'square', 'landscape', 'small'],
  front: ({ width, height, words }) => {
    const isWide = width > height;
    const at: Place = isWide
      ? [width - 10 - width * 0.42, 10, width * 0.42, height - 20]
      : [10, height - 10 - height * 0.35, width - 20, height * 0.35];
    const [left, top, across, down] = at;
    return [
      photo([-3, -3, width + 6, height + 6]),
      panel(at, 'paper'),
      scene([lined(at, -2.2, 'foil', 0.35)], 'foil'),
      ...filledColumn(
        words,
        [left + 6, top + 6, across - 12, down - 12],
        captioned(isWide ? 14 : 13),
      ),
    ];
  },
  insideLeft: photoLeft,
  back: quietBack,
};

/** As prints are mounted: a photo with a broad margin, the words below. */
export const passepartout: CardLayout = {
  shapes: ['portrait', 'square', 'small'],
  front: ({ width, height, words }) => {
    const margin = 11;
    const down = height * (width === height ? 0.58 : 0.6);
    return [
      photo([margin, margin, width - 2 * margin, down]),
      ...filledColumn(
        words,
        [margin, margin + down + 4, width - 2 * margin, height - down - margin - 13],
        signed(13),
      ),
    ];
  },
  insideLeft: photoAndVerse,
  back: quietBack,
};

/** A photo that is round above, in a fine line. */
export const arcade: CardLayout = {
  shapes: ['portrait', 'small', 'long'],
  front: ({ width, height, words }) => {
    const across = width * 0.62;
    const at: Place = [(width - across) / 2, height * 0.085, across, height * 0.53];
    return [
      photo(at, { kind: 'arch' }),
      scene([linedArch(at, 2.4, 'foil', 0.4)], 'foil'),
      ...filledColumn(words, [11, height * 0.655, width - 22, height * 0.29], signed(14)),
    ];
  },
  insideLeft: ({ width, height, words }) => {
    const across = width * 0.5;
    const at: Place = [(width - across) / 2, height * 0.14, across, height * 0.42];
    return [
      photo(at, { kind: 'arch' }),
      scene([linedArch(at, 2.2, 'foil', 0.35)], 'foil'),
      ...filledColumn(
        words,
        [16, height * 0.62, width - 32, height * 0.24],
        [{ role: 'verse', voice: 'second', size: 5.2 }],
      ),
    ];
  },
  back: quietBack,
};

/** A round photo within a ring of beads, the ornament at its foot. */
export const medallion: CardLayout = {
  shapes: ['square', 'portrait', 'small'],
  front: ({ width, height, words, ornament }) => {
    const size = Math.min(width * 0.62, height * 0.5);
    const y = height * 0.075 + size / 2;
    return [
      photo([(width - size) / 2, y - size / 2, size, size], { kind: 'ellipse' }),
      scene(beaded([width / 2, y], size / 2 + 2.6, 'accent')),
      draw({
        sketch: ornament(0),
        at: [width / 2 - size * 0.44, y + size * 0.34],
        size: size * 0.34,
        turn: -0.06,
      }),
      ...filledColumn(
        words,
        [12, y + size / 2 + 6, width - 24, height - y - size / 2 - 15],
        captioned(14),
      ),
    ];
  },
  insideLeft: ({ width, height, ornament, words }) => [
    draw({ sketch: ornament(1), at: [width / 2, height * 0.36], size: height * 0.26 }),
    ...filledColumn(
      words,
      [16, height * 0.56, width - 32, height * 0.26],
      [{ role: 'verse', voice: 'second', size: 5.4 }],
    ),
  ],
  back: roundBack,
};

/** One half photo, one half words. */
export const diptych: CardLayout = {
  shapes: ['landscape', 'wide', 'square'],
  front: ({ width, height, words }) => {
    const half = width * 0.5;
    return [
      photo([-3, -3, half + 3, height + 6]),
      ...filledColumn(
        words,
        [half + 8, 11, width - half - 16, height - 22],
        captioned(width > height ? 16 : 14),
      ),
    ];
  },
  insideLeft: photoAndVerse,
  back: quietBack,
};

/** The title is set large above, the photo below it to three edges. */
export const headline: CardLayout = {
  shapes: ['portrait', 'square', 'small'],
  front: ({ width, height, words }) => {
    const top = height * (width === height ? 0.43 : 0.4);
    return [
      ...filledColumn(words, [11, 10, width - 22, top - 16], headlined(16)),
      photo([-3, top, width + 6, height - top + 3]),
    ];
  },
  insideLeft: ({ width, height, words }) => [
    photo([-3, height * 0.4, width + 3, height * 0.6 + 3]),
    ...filledColumn(
      words,
      [14, 14, width - 28, height * 0.4 - 24],
      [{ role: 'verse', voice: 'second', size: 6 }],
    ),
  ],
  back: squareBack,
};

/** The photo above to three edges; paper rises over its foot in a wide bow. */
export const horizon: CardLayout = {
  shapes: ['portrait', 'landscape', 'square', 'small'],
  front: (side) => {
    const { width, height, words } = side;
    const at = height * (width > height ? 0.56 : 0.62);
    return [
      photo([-3, -3, width + 6, at + 10]),
      scene(bowedField(side, at, height * 0.035, 'paper')),
      ...filledColumn(
        words,
        [13, at + 5, width - 26, height - at - 13],
        signed(width > height ? 12 : 13.5),
      ),
    ];
  },
  insideLeft: photoLeft,
  back: quietBack,
};

/** A band of paper across the lower part of a photo that fills the side. */
export const sash: CardLayout = {
  shapes: ['portrait', 'square', 'landscape', 'long'],
  front: ({ width, height, words }) => {
    const down = height * (width > height ? 0.4 : width === height ? 0.36 : 0.34);
    const top = height * 0.9 - down;
    return [
      photo([-3, -3, width + 6, height + 6]),
      panel([-3, top, width + 6, down], 'paper'),
      ...[top + 1.6, top + down - 1.95].map((y): Part => ({
        ...panel([-3, y, width + 6, 0.35], 'foil'),
        layer: 'foil',
      })),
      ...filledColumn(words, [12, top + 5, width - 24, down - 10], signed(14)),
    ];
  },
  insideLeft: photoLeft,
  back: quietBack,
};
