/** Spreads: photos, a chapter and a sentence on two pages. Words keep clear of the fold. */
import { field, frame, photoIn, shortRule, type Area } from '../../../../artwork/page-kit.ts';
import type { SlotShape } from '../../../../artwork/artwork.ts';
import { chapterIn, isUpright, lineIn, photoRow, shorterOf, wholeOf } from '../book-parts.ts';
import type { BookSide, SpreadLayout } from '../layout.ts';

/** The room of words on the right page. */
const rightRoom = ({ width, margin }: BookSide) => ({
  left: width + margin * 1.6,
  width: width - 3.2 * margin,
});

/** A photo over all of the left page, the chapter in the middle of the right one. */
const opening: SpreadLayout = (side, words) => {
  const { width, height, bleed } = side;
  const room = rightRoom(side);
  const size = shorterOf(side) * 0.1;
  const middle = height * 0.44;
  return [
    photoIn([-bleed, -bleed, width + bleed, height + 2 * bleed]),
    chapterIn(words, [room.left, middle - size * 1.5, room.width, size * 1.5], size),
    shortRule(
      room.left + room.width / 2,
      middle + size * 0.35,
      size * 1.1,
      shorterOf(side) * 0.003,
    ),
    lineIn(words, [room.left, middle + size * 0.8, room.width, size * 2.4], size * 0.46, {
      stand: 'top',
    }),
  ];
};

/** One photo over both pages, the words on a label. */
const panorama: SpreadLayout = (side, words) => {
  const { width, height, margin } = side;
  const high = shorterOf(side) * 0.25;
  const wide = Math.min(width - 2 * margin, shorterOf(side) * 0.8);
  const at: Area = [margin, height - margin - high, wide, high];
  const inner = wide * 0.07;
  return [
    photoIn(wholeOf(side, 2)),
    field(at, 'paper'),
    chapterIn(
      words,
      [at[0] + inner, at[1] + high * 0.12, wide - 2 * inner, high * 0.4],
      high * 0.3,
      {
        align: 'start',
      },
    ),
    lineIn(
      words,
      [at[0] + inner, at[1] + high * 0.52, wide - 2 * inner, high * 0.38],
      high * 0.13,
      {
        align: 'start',
        stand: 'top',
      },
    ),
  ];
};

/** A wide photo above over both pages; chapter and sentence below, each on its page. */
const horizon: SpreadLayout = (side, words) => {
  const { width, height, margin, bleed } = side;
  const foot = shorterOf(side) * 0.27;
  const top = height - foot;
  return [
    photoIn([-bleed, -bleed, 2 * width + 2 * bleed, top + bleed]),
    chapterIn(words, [margin, top + foot * 0.14, width - 2 * margin, foot * 0.52], foot * 0.34, {
      align: 'start',
    }),
    lineIn(
      words,
      [width + margin, top + foot * 0.14, width - 2 * margin, foot * 0.52],
      foot * 0.18,
      { align: 'start' },
    ),
  ];
};

/** On each page a photo with air around it, the words below. */
const pair: SpreadLayout = (side, words) => {
  const { width, height, margin } = side;
  const foot = shorterOf(side) * 0.2;
  const room = width - 2.6 * margin;
  const high = height - 2 * margin - foot;
  const left = margin * 1.3;
  return [
    photoIn([left, margin * 1.2, room, high]),
    photoIn([width + left, margin * 1.2, room, high]),
    chapterIn(words, [left, height - margin * 0.8 - foot * 0.7, room, foot * 0.6], foot * 0.36),
    lineIn(
      words,
      [width + left, height - margin * 0.8 - foot * 0.7, room, foot * 0.6],
      foot * 0.19,
    ),
  ];
};

/** One large photo on the left, four on the right, the chapter below these. */
const mosaic: SpreadLayout = (side, words) => {
  const { width, height, margin } = side;
  const gap = shorterOf(side) * 0.02;
  const foot = shorterOf(side) * 0.22;
  const room = width - 2 * margin;
  const row = (height - 2 * margin - foot - gap) / 2;
  const left = width + margin;
  return [
    photoIn([margin, margin, room, height - 2 * margin]),
    ...photoRow([left, margin, room, row], gap, [3, 2]),
    ...photoRow([left, margin + row + gap, room, row], gap, [2, 3]),
    chapterIn(words, [left, height - margin - foot * 0.8, room, foot * 0.44], foot * 0.32, {
      align: 'start',
      colour: 'accent',
    }),
    lineIn(words, [left, height - margin - foot * 0.34, room, foot * 0.34], foot * 0.18, {
      align: 'start',
    }),
  ];
};

/** Photos in a row along the foot of both pages, the chapter large above them. */
const strip: SpreadLayout = (side, words) => {
  const { width, height, margin } = side;
  const gap = shorterOf(side) * 0.02;
  const high = height * (isUpright(side) ? 0.42 : 0.5);
  const room = width - margin - gap / 2;
  const size = shorterOf(side) * 0.15;
  const top = height - margin - high;
  const shares = isUpright(side) ? [1] : [1, 1];
  return [
    chapterIn(words, [margin, top * 0.5 - size * 0.4, width - 2 * margin, size * 1.4], size, {
      align: 'start',
    }),
    lineIn(
      words,
      [width + margin, top * 0.5 - size * 0.4, width - 2 * margin, size * 1.4],
      size * 0.27,
      {
        align: 'start',
      },
    ),
    ...photoRow([margin, top, room, high], gap, shares),
    ...photoRow([width + gap / 2, top, room, high], gap, [...shares, 1]),
  ];
};

/** A photo in a shape on the left page, another one over all of the right. */
const shaped =
  (shape: SlotShape): SpreadLayout =>
  (side, words) => {
    const { width, height, margin, bleed } = side;
    const size = shorterOf(side) * 0.09;
    const foot = size * 3.6;
    const free = height - 1.5 * margin - foot;
    const wide = Math.min(width - 2.4 * margin, free * (shape.kind === 'ellipse' ? 1 : 0.82));
    const high = shape.kind === 'ellipse' ? wide : free;
    const top = margin + (free - high) / 2;
    return [
      photoIn([(width - wide) / 2, top, wide, high], shape),
      chapterIn(
        words,
        [margin, height - margin - foot + size * 0.4, width - 2 * margin, size * 1.3],
        size,
      ),
      lineIn(
        words,
        [margin * 1.4, height - margin - foot + size * 1.9, width - 2.8 * margin, size * 1.6],
        size * 0.4,
        { stand: 'top' },
      ),
      photoIn([width, -bleed, width + bleed, height + 2 * bleed]),
    ];
  };

/** A photo on the right page to its edges but the fold; the words on a field of colour. */
const colourful: SpreadLayout = (side, words) => {
  const { width, height, margin, bleed } = side;
  const size = shorterOf(side) * 0.13;
  const small = Math.min(width, height) * 0.42;
  return [
    field([-bleed, -bleed, width + bleed, height + 2 * bleed], 'accent'),
    photoIn([margin * 1.3, margin * 1.3, small, small]),
    chapterIn(
      words,
      [margin * 1.3, height - margin * 1.2 - size * 2.7, width - 2.6 * margin, size * 1.3],
      size,
      { align: 'start', colour: 'paper' },
    ),
    lineIn(
      words,
      [margin * 1.3, height - margin * 1.2 - size * 1.3, width - 2.6 * margin, size * 1.3],
      size * 0.36,
      { align: 'start', stand: 'top', colour: 'paper' },
    ),
    photoIn([width, -bleed, width + bleed, height + 2 * bleed]),
  ];
};

/** A framed photo on the left with much air, the words alone on the right. */
const quiet: SpreadLayout = (side, words) => {
  const { width, height } = side;
  const short = shorterOf(side);
  const room = rightRoom(side);
  const wide = width * 0.6;
  const high = height * 0.6;
  const at: Area = [(width - wide) / 2, (height - high) / 2, wide, high];
  const gap = short * 0.016;
  const size = short * 0.075;
  return [
    frame([at[0] - gap, at[1] - gap, at[2] + 2 * gap, at[3] + 2 * gap], short * 0.0024),
    photoIn(at),
    chapterIn(words, [room.left, height / 2 - size * 1.6, room.width, size * 1.4], size, {
      tracking: 60,
    }),
    lineIn(words, [room.left, height / 2 + size * 0.3, room.width, size * 3.4], size * 0.48, {
      stand: 'top',
    }),
  ];
};

export const spreadLayouts = {
  opening,
  panorama,
  horizon,
  pair,
  mosaic,
  strip,
  arch: shaped({ kind: 'arch' }),
  disc: shaped({ kind: 'ellipse' }),
  colourful,
  quiet,
} as const satisfies Readonly<Record<string, SpreadLayout>>;
