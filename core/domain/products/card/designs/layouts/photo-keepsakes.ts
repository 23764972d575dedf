/** Photos as things that are kept: a print, a stamp, an album, a portrait. */
import { divider, linedOval, photoCorners, sheetOfPaper, stamp } from '../frames/photo.ts';
import { type Part, type Place, draw, panel, photo, say, letterIn, scene } from '../kit.ts';
import type { CardLayout } from '../layout.ts';
import { captioned, photoAndVerse, quietBack, signed } from './photo-parts.ts';
import { aligned, filledColumn } from '../word-column.ts';

/** An instant photo on a coloured ground, the names written on its margin. */
export const instant: CardLayout = {
  shapes: ['portrait', 'square', 'small'],
  front: ({ width, height, words }) => {
    const across = Math.min(width * 0.72, height * 0.49);
    const left = (width - across) / 2;
    const top = height * 0.24;
    const inset = across * 0.06;
    const down = across * 1.2;
    return [
      panel([-3, -3, width + 6, height + 6], 'soft'),
      ...filledColumn(
        words,
        [12, 9, width - 24, top - 13],
        [{ role: 'title', voice: 'display', size: 14 }],
      ),
      scene(sheetOfPaper([left, top, across, down])),
      photo([left + inset, top + inset, across - 2 * inset, across - 2 * inset]),
      say({
        role: 'names',
        at: [left + inset, top + across - inset * 0.6, across - 2 * inset, down - across],
        voice: 'second',
        size: 9,
        lineHeight: 1_000,
      }),
      ...filledColumn(
        words,
        [12, top + down + 3, width - 24, height - top - down - 10],
        [
          { role: 'date', voice: 'text', size: 4.5 },
          { role: 'place', voice: 'text', size: 4.2, gap: 0.6 },
        ],
      ),
    ];
  },
  insideLeft: (side) => [
    panel([-3, -3, side.width + 3, side.height + 6], 'soft'),
    ...[0, 1].flatMap((index): readonly Part[] => {
      const across = Math.min(side.width * 0.5, side.height * 0.36);
      const left = index === 0 ? side.width * 0.12 : side.width * 0.88 - across;
      const top = side.height * (index === 0 ? 0.08 : 0.52);
      return [
        scene(sheetOfPaper([left, top, across, across * 1.12])),
        photo([left + 3, top + 3, across - 6, across - 6]),
      ];
    }),
  ],
  back: (side) => [panel([-3, -3, side.width + 6, side.height + 6], 'soft'), ...quietBack(side)],
};

/** A photo as the picture of a stamp, on a coloured ground. */
export const philately: CardLayout = {
  shapes: ['square', 'landscape', 'portrait', 'small'],
  front: ({ width, height, words }) => {
    const isWide = width > height;
    const [across, down] = isWide
      ? [width * 0.46, height * 0.78]
      : [Math.min(width * 0.74, height * 0.56), height * 0.54];
    const left = isWide ? 13 : (width - across) / 2;
    const top = isWide ? (height - down) / 2 : height * 0.085;
    return [
      panel([-3, -3, width + 6, height + 6], 'soft'),
      scene(stamp([left, top, across, down])),
      photo([left + 4.4, top + 4.4, across - 8.8, down - 8.8]),
      ...filledColumn(
        words,
        isWide
          ? [left + across + 7, 12, width - left - across - 16, height - 24]
          : [12, top + down + 4, width - 24, height - top - down - 13],
        captioned(isWide ? 15 : 13.5),
      ),
    ];
  },
  insideLeft: photoAndVerse,
  back: (side) => [panel([-3, -3, side.width + 6, side.height + 6], 'soft'), ...quietBack(side)],
};

/** As in an album: a photo held by four corners, the ornament beside the words. */
export const album: CardLayout = {
  shapes: ['landscape', 'square', 'portrait'],
  front: ({ width, height, words, ornament }) => {
    const isWide = width > height;
    const at: Place = isWide
      ? [13, 13, width * 0.5, height - 26]
      : [15, 15, width - 30, height * 0.5];
    const [left, top, across, down] = at;
    return [
      photo(at),
      scene(photoCorners(at, 11, 'accent')),
      ...(isWide
        ? [
            draw({ sketch: ornament(0), at: [width * 0.79, height * 0.22], size: height * 0.22 }),
            ...filledColumn(
              words,
              [left + across + 7, height * 0.36, width - left - across - 16, height * 0.54],
              signed(14),
            ),
          ]
        : filledColumn(
            words,
            [12, top + down + 5, width - 24, height - top - down - 14],
            signed(14),
          )),
    ];
  },
  insideLeft: photoAndVerse,
  back: quietBack,
};

/** An oval portrait with much air, a quiet line, a name and its days. */
export const remembrance: CardLayout = {
  shapes: ['portrait', 'square', 'small'],
  front: ({ width, height, words }) => {
    const across = Math.min(width * 0.46, height * 0.34);
    const down = across * 1.28;
    const at: Place = [(width - across) / 2, height * 0.11, across, down];
    const below = height * 0.11 + down;
    return [
      photo(at, { kind: 'ellipse' }),
      scene([linedOval(at, 2.4, 'accent', 0.3)]),
      scene(divider([width / 2, below + height * 0.055], 40, 'accent')),
      ...filledColumn(
        words,
        [14, below + height * 0.08, width - 28, height - below - height * 0.08 - 14],
        [
          { role: 'title', voice: 'text', size: 3.9, tracking: 120, capitals: true },
          { role: 'names', voice: 'display', size: 12, gap: 3 },
          { role: 'date', voice: 'text', size: 4.2, gap: 3 },
          { role: 'verse', voice: 'second', size: 4.4, gap: 5 },
        ],
      ),
    ];
  },
  insideLeft: ({ width, height, words, ornament }) => [
    draw({ sketch: ornament(0), at: [width / 2, height * 0.34], size: height * 0.24 }),
    ...filledColumn(
      words,
      [18, height * 0.52, width - 36, height * 0.26],
      [{ role: 'verse', voice: 'second', size: 5 }],
    ),
  ],
  insideRight: ({ width, height, words }) => [
    letterIn([15, 18, width - 30, height - 58]),
    ...filledColumn(
      words,
      [15, height - 34, width - 30, 16],
      [{ role: 'place', voice: 'text', size: 3.9 }],
    ),
  ],
  back: quietBack,
};

/** A tall photo at the right edge, the name at the left, all from the left. */
export const aside: CardLayout = {
  shapes: ['landscape', 'wide', 'square'],
  front: ({ width, height, words }) => {
    const across = width * 0.38;
    return [
      photo([width - across, -3, across + 3, height + 6]),
      scene([
        {
          path: [
            ['M', 13, height * 0.26],
            ['L', 13, height * 0.74],
          ],
          colour: 'accent',
          line: 0.35,
        },
      ]),
      ...filledColumn(
        words,
        [19, 14, width - across - 28, height - 28],
        aligned(
          [
            { role: 'title', voice: 'text', size: 3.9, tracking: 120, capitals: true },
            { role: 'names', voice: 'display', size: 14, gap: 3 },
            { role: 'date', voice: 'text', size: 4.3, gap: 3 },
            { role: 'place', voice: 'text', size: 4, gap: 0.8 },
            { role: 'verse', voice: 'second', size: 4.6, gap: 5 },
          ],
          'start',
        ),
      ),
    ];
  },
  back: quietBack,
};
