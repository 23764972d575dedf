/** What is drawn on the sheets, in millimetres from their left upper corner (210 by 99). */
import { cosineOfTurn, sineOfTurn } from '../artwork/circle.ts';
import { ellipsePath, rectanglePath } from '../artwork/path.ts';
import {
  alongLine,
  moved,
  smoothLine,
  smoothShape,
  together,
  type Dot,
  type Sketch,
} from '../artwork/sketch.ts';
import type { VoucherDesign } from './voucher-designs.ts';

/** The place of a sheet that holds the amount begins here. */
export const amountEdge = 142;

/** Drawn in thousandths, as outlines are rounded to whole numbers. */
const ellipse = (
  left: number,
  top: number,
  width: number,
  height: number,
  colour: string,
): Sketch =>
  moved(
    [
      {
        path: ellipsePath({
          left: left * 1_000,
          top: top * 1_000,
          width: width * 1_000,
          height: height * 1_000,
        }),
        colour,
      },
    ],
    { scale: 0.001 },
  );

const outline = (
  left: number,
  top: number,
  width: number,
  height: number,
  line: number,
): Sketch => [{ path: rectanglePath({ left, top, width, height }), colour: 'accent', line }];

const rule = (from: Dot, to: Dot, line: number): Sketch => [
  {
    path: [
      ['M', ...from],
      ['L', ...to],
    ],
    colour: 'accent',
    line,
  },
];

const leaf = (length: number): Sketch => [
  {
    path: smoothShape([
      [0, 0],
      [length * 0.35, -length * 0.2],
      [length * 0.75, -length * 0.14],
      [length, 0],
      [length * 0.75, length * 0.12],
      [length * 0.35, length * 0.17],
    ]),
    colour: 'soft',
  },
  {
    path: smoothLine([
      [0, 0],
      [length * 0.45, -length * 0.03],
      [length * 0.86, 0],
    ]),
    colour: 'accent',
    line: 0.18,
  },
];

/** Leaves on both sides of a stem, the smaller the nearer to its end. */
const spray = (dots: readonly Dot[], leaves: number, length: number): Sketch =>
  together(
    [{ path: smoothLine(dots), colour: 'accent', line: 0.35 }],
    ...Array.from({ length: leaves }, (_, index) => {
      const share = 0.12 + (0.86 * index) / (leaves - 1);
      const { at, turn } = alongLine(dots, share);
      const side = index % 2 === 0 ? 0.14 : -0.14;
      return moved(leaf(length * (1.1 - 0.55 * share)), {
        x: at[0],
        y: at[1],
        turn: turn + (index === leaves - 1 ? 0 : side),
      });
    }),
  );

const loop = (side: 1 | -1): Sketch => {
  const dots: readonly Dot[] = [
    [0, 0],
    [side * 6, -7],
    [side * 15, -9],
    [side * 18, -2],
    [side * 13, 4],
    [side * 5, 3],
  ];
  const inner: readonly Dot[] = [
    [side * 4, -1],
    [side * 9, -5],
    [side * 14, -5],
    [side * 14, -1],
    [side * 9, 1.4],
  ];
  return [
    { path: smoothShape(dots), colour: 'accent' },
    { path: smoothShape(inner), colour: 'deep' },
  ];
};

const tail = (side: 1 | -1): Sketch => [
  {
    path: [
      ['M', side * 0.5, 1],
      ['C', side * 3, 8, side * 6, 13, side * 11, 21],
      ['L', side * 7.4, 20.4],
      ['L', side * 5.6, 24],
      ['C', side * 2, 15, 0, 9, -side * 1.5, 2],
      ['Z'],
    ],
    colour: 'accent',
  },
];

const bow = together(tail(-1), tail(1), loop(-1), loop(1), ellipse(-3.2, -3.4, 6.4, 6.8, 'deep'));

const band = (left: number, width: number): Sketch => [
  {
    path: rectanglePath({ left, top: -3, width, height: 105 }),
    colour: 'accent',
  },
  {
    path: rectanglePath({ left: left + width * 0.42, top: -3, width: width * 0.16, height: 105 }),
    colour: 'deep',
  },
];

const confettiColours = ['accent', 'soft', 'deep'] as const;

/** By the golden angle: nowhere in rows, nowhere in heaps; along the upper and the right edge. */
const confetti: Sketch = Array.from({ length: 96 }, (_, index) => {
  const turn = index * 0.381966;
  const reach = 1 - (index % 12) / 14;
  const falls = Math.max(0, index - 78);
  const x = 8 + index * 2.06 + 3 * cosineOfTurn(turn) + Math.min(3, falls);
  const y = 2 + 12 * reach * reach + 3 * sineOfTurn(turn * 1.7) + falls * 4.4;
  const size = 1.1 + ((index * 7) % 5) * 0.36;
  const colour = confettiColours[index % confettiColours.length] ?? 'accent';
  const [left, top] = [x - size / 2, y - size / 2];
  if (index % 3 !== 0) return ellipse(left, top, size, size, colour);
  return [{ path: rectanglePath({ left, top, width: size, height: size * 0.45 }), colour }];
}).flat();

/** The drawing of each design; it does not reach where words stand. */
export const voucherOrnaments: Readonly<Record<VoucherDesign, Sketch>> = {
  frame: together(
    outline(6, 6, 198, 87, 0.5),
    outline(7.6, 7.6, 194.8, 83.8, 0.2),
    rule([amountEdge - 3, 20], [amountEdge - 3, 79], 0.2),
  ),
  sprig: together(
    spray(
      [
        [104, 102],
        [118, 84],
        [133, 62],
        [134, 34],
        [127, 8],
      ],
      17,
      13,
    ),
    spray(
      [
        [136, 103],
        [131, 92],
        [114, 86],
        [96, 88],
      ],
      9,
      9,
    ),
  ),
  ribbon: together(band(117, 7), moved(bow, { x: 120.5, y: 30, scale: 0.74 })),
  confetti,
};
