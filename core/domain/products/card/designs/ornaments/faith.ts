import { type Dot, type Sketch, moved } from '../../../../artwork/sketch.ts';
import { dove, fish } from './birds-and-fish.ts';
import { arcDots, bar, blob, byNumber, cut, stroke } from './flat-shapes.ts';

/** A candle of a christening, alight. */
const christeningLight = (): Sketch => [
  ...Array.from({ length: 9 }, (_, index) =>
    moved([bar('foil', [-0.9, -21, 1.8, 6], 0.9)], { y: -34, turn: -0.3 + index * 0.075 }),
  ).flat(),
  blob('foil', [
    [0, -48],
    [6.4, -33],
    [0, -25],
    [-6.4, -33],
  ]),
  blob('soft', [
    [0, -39],
    [2.8, -32],
    [0, -27.4],
    [-2.8, -32],
  ]),
  stroke('ink', 1.1, [
    [0, -28],
    [0, -22],
  ]),
  bar('accent', [-13, -22, 26, 72], 3),
  ...([30, 36, 42] as const).map((y, index) =>
    stroke(index === 1 ? 'soft' : 'deep', 1.8, [
      [-11.6, y],
      [-6, y - 3],
      [0, y],
      [6, y + 3],
      [11.6, y],
    ] satisfies readonly Dot[]),
  ),
  bar('foil', [-1.6, -12, 3.2, 30], 1.2),
  bar('foil', [-8, -4, 16, 3.2], 1.2),
];

/** What a christening or a first communion is shown by. */
const faith = (seed: number): Sketch => {
  const drop = (): Sketch => [
    cut('accent', [
      ['M', 0, -46],
      ['C', 8, -22, 30, -4, 30, 16],
      ['C', 30, 34, 16, 46, 0, 46],
      ['C', -16, 46, -30, 34, -30, 16],
      ['C', -30, -4, -8, -22, 0, -46],
      ['Z'],
    ]),
    stroke('soft', 3.4, arcDots([0, 14], 19, 0.3, 0.52)),
  ];
  return byNumber([dove, drop, () => moved(fish(0), { scale: 1 }), christeningLight], seed)();
};

export const faithOrnaments = { 'christening-light': christeningLight, faith } as const;
