/** Covers, one kind for each look. */
import { field, frame, photoIn, shortRule, type Area } from '../../../../artwork/page-kit.ts';
import { isUpright, namedIn, photoRow, shorterOf, titleIn, wholeOf } from '../book-parts.ts';
import type { CoverLayout } from '../layout.ts';

/** A photo to all edges, title and name on a label below. */
const labelled: CoverLayout = (side, words) => {
  const { width, height, margin } = side;
  const wide = Math.min(width - 2 * margin, shorterOf(side) * 0.72);
  const high = shorterOf(side) * 0.24;
  const at: Area = [margin, height - margin * 1.3 - high, wide, high];
  const inner = wide * 0.08;
  return [
    photoIn(wholeOf(side)),
    field(at, 'paper'),
    titleIn(
      words,
      [at[0] + inner, at[1] + high * 0.14, wide - 2 * inner, high * 0.48],
      high * 0.36,
      {
        align: 'start',
      },
    ),
    namedIn(
      words,
      [at[0] + inner, at[1] + high * 0.6, wide - 2 * inner, high * 0.26],
      high * 0.15,
      { align: 'start' },
    ),
  ];
};

/** An arch with the photo, the title below it. */
const arched: CoverLayout = (side, words) => {
  const { width, height, margin } = side;
  const size = shorterOf(side) * 0.1;
  const foot = size * 2.5;
  const free = height - margin * 1.4 - foot - margin;
  const wide = Math.min(width * 0.62, free * 0.86);
  return [
    photoIn([(width - wide) / 2, margin * 1.4, wide, free], { kind: 'arch' }),
    titleIn(
      words,
      [margin, height - margin - foot + size * 0.2, width - 2 * margin, size * 1.3],
      size,
    ),
    namedIn(
      words,
      [margin, height - margin - size * 0.8, width - 2 * margin, size * 0.6],
      size * 0.36,
    ),
  ];
};

/** A small photo let into a plain cover, the title below. */
const inlaid: CoverLayout = (side, words) => {
  const { width, height, margin } = side;
  const short = shorterOf(side);
  const wide = short * (isUpright(side) ? 0.62 : 0.6);
  const high = isUpright(side) ? wide * 1.1 : short * 0.46;
  const size = short * 0.095;
  const top = (height - high - size * 3.3) / 2;
  const left = (width - wide) / 2;
  const gap = short * 0.012;
  return [
    frame([left - gap, top - gap, wide + 2 * gap, high + 2 * gap], short * 0.0026),
    photoIn([left, top, wide, high]),
    titleIn(words, [margin, top + high + size * 0.7, width - 2 * margin, size * 1.35], size, {
      tracking: 40,
    }),
    namedIn(words, [margin, top + high + size * 2.3, width - 2 * margin, size * 0.7], size * 0.38),
  ];
};

/** A photo above, title and year on paper below, at both edges. */
const banded: CoverLayout = (side, words) => {
  const { width, height, margin, bleed } = side;
  const foot = Math.max(shorterOf(side) * 0.25, 26);
  const room = width - 2 * margin;
  return [
    photoIn([-bleed, -bleed, width + 2 * bleed, height - foot + bleed]),
    titleIn(words, [margin, height - foot + foot * 0.16, room * 0.68, foot * 0.5], foot * 0.34, {
      align: 'start',
    }),
    namedIn(words, [margin, height - foot + foot * 0.62, room * 0.68, foot * 0.2], foot * 0.13, {
      align: 'start',
    }),
    {
      kind: 'words',
      role: 'year',
      words: words.year.slice(-2),
      at: [margin + room * 0.7, height - foot + foot * 0.14, room * 0.3, foot * 0.68],
      voice: 'display',
      size: foot * 0.58,
      colour: 'accent',
      align: 'end',
      layer: 'foil',
    },
  ];
};

/** A field of colour with the title beside the photo, below it where the book is upright. */
const divided: CoverLayout = (side, words) => {
  const { width, height, margin, bleed } = side;
  const upright = isUpright(side);
  const split = upright ? height * 0.64 : width * 0.38;
  const room = upright ? width - 2 * margin : split - 2 * margin;
  const top = upright ? split + margin * 0.8 : height * 0.3;
  const size = upright ? shorterOf(side) * 0.12 : Math.min(room * 0.24, height * 0.13);
  return [
    field(wholeOf(side), 'accent'),
    photoIn(
      upright
        ? [-bleed, -bleed, width + 2 * bleed, split + bleed]
        : [split, -bleed, width - split + bleed, height + 2 * bleed],
    ),
    titleIn(words, [margin, top, room, size * 2.5], size, {
      align: 'start',
      stand: 'top',
      colour: 'paper',
    }),
    namedIn(words, [margin, height - margin - size * 0.9, room, size * 0.9], size * 0.3, {
      align: 'start',
      stand: 'bottom',
      colour: 'paper',
    }),
  ];
};

/** Four photos, the title below them. */
const tiled: CoverLayout = (side, words) => {
  const { width, height, margin } = side;
  const foot = shorterOf(side) * 0.24;
  const gap = shorterOf(side) * 0.018;
  const [room, free] = [width - 2 * margin, height - 2 * margin - foot];
  const row = (free - gap) / 2;
  return [
    ...photoRow([margin, margin, room, row], gap, [5, 3]),
    ...photoRow([margin, margin + row + gap, room, row], gap, [3, 5]),
    titleIn(words, [margin, height - margin - foot * 0.82, room, foot * 0.52], foot * 0.38, {
      colour: 'accent',
    }),
    namedIn(words, [margin, height - margin - foot * 0.24, room, foot * 0.24], foot * 0.15),
  ];
};

/** A round photo on a soft ground. */
const rounded: CoverLayout = (side, words) => {
  const { width, height, margin } = side;
  const size = shorterOf(side) * 0.105;
  const disc = Math.min(width - 2.4 * margin, height - 2.2 * margin - size * 2.5);
  const top = (height - disc - size * 2.5) / 2;
  return [
    field(wholeOf(side), 'soft'),
    photoIn([(width - disc) / 2, top, disc, disc], { kind: 'ellipse' }),
    titleIn(words, [margin, top + disc + size * 0.4, width - 2 * margin, size * 1.3], size),
    namedIn(
      words,
      [margin, top + disc + size * 1.85, width - 2 * margin, size * 0.65],
      size * 0.36,
    ),
  ];
};

/** Much air, a photo of moderate size, the title small above it. */
const hung: CoverLayout = (side, words) => {
  const { width, height, margin } = side;
  const short = shorterOf(side);
  const size = short * 0.07;
  const at: Area = [width * 0.22, margin * 1.4 + size * 2.4, width * 0.56, 0];
  const high = height - at[1] - margin * 1.8 - size;
  return [
    titleIn(words, [margin, margin * 1.4, width - 2 * margin, size * 1.5], size, {
      tracking: 120,
    }),
    photoIn([at[0], at[1], at[2], high]),
    shortRule(width / 2, at[1] + high + size * 0.7, short * 0.08, short * 0.003),
    namedIn(
      words,
      [margin, height - margin * 0.6 - size * 0.95, width - 2 * margin, size * 0.7],
      size * 0.45,
    ),
  ];
};

export const coverLayouts = {
  labelled,
  arched,
  inlaid,
  banded,
  divided,
  tiled,
  rounded,
  hung,
} as const satisfies Readonly<Record<string, CoverLayout>>;
