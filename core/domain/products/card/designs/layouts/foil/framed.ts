import { type Sketch, moved, together } from '../../../../../artwork/sketch.ts';
import {
  arches,
  beadedOval,
  dottedFrame,
  dottedRule,
  doubleFrame,
  greekKey,
  notchedFrame,
  oval,
  rectangle,
  scallopedFrame,
  steppedFrame,
  within,
} from '../../frames/lines.ts';
import { fan } from '../../frames/patterns.ts';
import { type Place, draw, panel, ruled } from '../../kit.ts';
import { type CardLayout, type CardSide, isLow } from '../../layout.ts';
import { wordColumn } from '../../word-column.ts';
import { foilRows, foilSides } from './rows.ts';

const { title, names, verse, date, place, drawing, divider } = foilRows;

/** Two lines around all; the ornament crowns the words. */
export const frontispiece: CardLayout = {
  shapes: ['portrait', 'square', 'small', 'landscape'],
  front: (side) => [
    ruled(doubleFrame(within(side, 8))),
    ...wordColumn(side.words, within(side, 18, 18), [
      drawing(side.ornament(), isLow(side) ? 22 : 32, isLow(side) ? 22 : 32),
      title({ gap: 5 }),
      names(isLow(side) ? 15 : 18),
      verse(),
      divider(34),
      date({ gap: 4 }),
      place(),
    ]),
  ],
  ...foilSides((side) => [rectangle(within(side, 9))]),
};

/** Stepped corners of the twenties, a fan above and one below. */
export const lobby: CardLayout = {
  shapes: ['portrait', 'long', 'small'],
  front: (side) => {
    const { width, height } = side;
    const radius = width * 0.26;
    return [
      ruled(
        together(
          [
            steppedFrame(within(side, 6.5), 3.4, 3, 0.6),
            steppedFrame(within(side, 8.3), 3.4, 3, 0.25),
          ],
          fan([width / 2, 8.3], radius, [0, 0.5], 10),
          fan([width / 2, height - 8.3], radius * 0.7, [0.5, 1], 8),
        ),
      ),
      ...wordColumn(
        side.words,
        [18, 12 + radius, width - 36, height - 26 - radius * 1.7],
        [
          title(),
          names(15, { capitals: true, tracking: 60, lineHeight: 1_150 }),
          divider(30),
          verse(),
          date({ capitals: true, tracking: 120, size: 4.2 }),
          place(),
        ],
      ),
    ];
  },
  ...foilSides((side) => [steppedFrame(within(side, 8), 3, 3)]),
};

/** Arches, as into a chapel; the ornament hangs beneath the keystone. */
export const portal: CardLayout = {
  shapes: ['portrait', 'long', 'small'],
  front: (side) => {
    const frame = within(side, 9, 10);
    return [
      ruled(arches(frame, 3, 2.1)),
      draw({
        sketch: side.ornament(),
        at: [side.width / 2, 10 + side.width * 0.29],
        size: side.width * 0.33,
        layer: 'foil',
      }),
      ...wordColumn(
        side.words,
        [18, 10 + side.width * 0.5, side.width - 36, side.height - 30 - side.width * 0.5],
        [title(), names(17), verse({ size: 4.4 }), divider(26), date({ gap: 4 }), place()],
      ),
    ];
  },
  ...foilSides((side) => arches(within(side, 9, 10), 1, 2)),
};

/** Names in an oval of beads, as in a cameo. */
export const cameo: CardLayout = {
  shapes: ['portrait', 'square', 'small'],
  front: (side) => {
    const { width, height } = side;
    const low = isLow(side);
    const across = Math.min(width * (low ? 0.6 : 0.76), height * 0.9);
    const down = low ? height * 0.56 : across * (width === height ? 0.78 : 1.05);
    const ring: Place = [(width - across) / 2, (height - down) / 2 - height * 0.02, across, down];
    const gap = 24 / (across * 3.14);
    const grown: Place = [ring[0] - 2.6, ring[1] - 2.6, across + 5.2, down + 5.2];
    return [
      ruled(together([oval(ring, { line: 0.3, gap })], beadedOval(grown, 0.55, gap))),
      draw({
        sketch: side.ornament(),
        at: [width / 2, grown[1] + grown[3]],
        size: 18,
        layer: 'foil',
      }),
      ...wordColumn(side.words, [14, 8, width - 28, ring[1] - 14], [title()], 'middle'),
      ...wordColumn(
        side.words,
        [ring[0] + across * 0.12, ring[1] + down * 0.18, across * 0.76, down * 0.6],
        [names(low ? 14 : 18)],
      ),
      ...wordColumn(
        side.words,
        [14, grown[1] + grown[3] + 11, width - 28, height - grown[1] - grown[3] - 18],
        [date(), place()],
        low ? 'top' : 'middle',
      ),
    ];
  },
  ...foilSides((side) => [rectangle(within(side, 10), 0.25)]),
};

/** A label with hollow corners on a darker ground. */
export const vignette: CardLayout = {
  shapes: ['landscape', 'wide', 'square', 'portrait'],
  front: (side) => {
    const { width, height } = side;
    const inset = 11;
    return [
      panel([-3, -3, width + 6, height + 6], 'soft'),
      ruled(dottedFrame(within(side, 5.5), 2.2)),
      draw({
        sketch: [{ ...notchedFrame(within(side, inset), 9), line: undefined, colour: 'paper' }],
        at: [0, 0],
        size: 100,
      }),
      ruled([
        notchedFrame(within(side, inset), 9, 0.6),
        notchedFrame(within(side, inset + 2), 9, 0.25),
      ]),
      ...wordColumn(side.words, within(side, 24, 18), [
        drawing(side.ornament(), isLow(side) ? 18 : 30, isLow(side) ? 18 : 28),
        title({ gap: 4 }),
        names(14),
        verse({ size: 4.3, gap: 4 }),
        date({ gap: 4 }),
        place(),
      ]),
    ];
  },
  ...foilSides((side) => [notchedFrame(within(side, 9), 8)]),
};

/** Dots in each round of the lace. */
const laceDots = (side: CardSide): Sketch => {
  const [left, top, width, height] = within(side, 9);
  return together(
    dottedRule([left + 2.6, top - 0.7], [left + width - 2.6, top - 0.7], 5.2, 0.4),
    dottedRule(
      [left + 2.6, top + height + 0.7],
      [left + width - 2.6, top + height + 0.7],
      5.2,
      0.4,
    ),
  );
};

/** Lace around a quiet middle. */
export const filigree: CardLayout = {
  shapes: ['square', 'portrait', 'small'],
  front: (side) => {
    const size = 5.2;
    return [
      ruled(
        together(
          [scallopedFrame(within(side, 9), size), rectangle(within(side, 10.8), 0.25)],
          laceDots(side),
        ),
      ),
      ...wordColumn(side.words, within(side, 20, 20), [
        title(),
        names(16.5),
        drawing(side.ornament(), 22, 22, 4),
        verse({ gap: 4 }),
        date({ gap: 4 }),
        place(),
      ]),
    ];
  },
  ...foilSides((side) => [scallopedFrame(within(side, 8), 5.2)]),
};

/** A frieze above and below, as on a temple. */
export const temple: CardLayout = {
  shapes: ['portrait', 'square', 'landscape'],
  front: (side) => {
    const { width, height } = side;
    return [
      ruled(
        together(
          greekKey([14, 13, width - 28, 5.4]),
          moved(greekKey([14, 13, width - 28, 5.4]), { x: width, y: height, turn: 0.5 }),
        ),
      ),
      ...wordColumn(
        side.words,
        [16, 27, width - 32, height - 54],
        [
          drawing(side.ornament(), isLow(side) ? 20 : 28, isLow(side) ? 20 : 28),
          title({ gap: 5 }),
          names(14, { capitals: true, tracking: 40 }),
          verse({ gap: 4 }),
          date({ gap: 5 }),
          place(),
        ],
      ),
    ];
  },
  ...foilSides(),
};
