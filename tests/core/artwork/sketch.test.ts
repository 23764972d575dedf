import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { cosineOfTurn, sineOfTurn } from '../../../core/domain/artwork/circle.ts';
import {
  alongLine,
  moved,
  placed,
  smoothLine,
  smoothShape,
  together,
  type Dot,
  type Sketch,
} from '../../../core/domain/artwork/sketch.ts';

const anyTurn = fc.double({ min: -3, max: 3, noNaN: true });
const anyNumber = fc.double({ min: -100, max: 100, noNaN: true });
const anyDot: fc.Arbitrary<Dot> = fc.tuple(anyNumber, anyNumber);

const line: Sketch = [
  {
    path: [
      ['M', 0, 0],
      ['L', 10, 0],
    ],
    colour: 'ink',
    line: 2,
  },
];

describe('drawings', () => {
  property.prop([anyTurn])('turn by the sine and cosine that everybody knows', (turn) => {
    expect(sineOfTurn(turn)).toBeCloseTo(Math.sin(turn * 2 * Math.PI), 11);
    expect(cosineOfTurn(turn)).toBeCloseTo(Math.cos(turn * 2 * Math.PI), 11);
  });

  property.prop([anyNumber, anyNumber, anyTurn])('move there and back', (x, y, turn) => {
    const there = moved(line, { turn });
    const back = moved(moved(there, { x, y }), { x: -x, y: -y });
    const [shape] = moved(back, { turn: -turn });
    const [, end] = shape?.path ?? [];
    expect(end?.[1]).toBeCloseTo(10, 6);
    expect(end?.[2]).toBeCloseTo(0, 6);
  });

  test('are mirrored, turned clockwise, scaled with their lines, and placed in whole numbers', () => {
    expect(placed(line, { x: 100, y: 50, turn: 0.25, scale: 1_000 })).toEqual([
      {
        path: [
          ['M', 100, 50],
          ['L', 100, 10_050],
        ],
        colour: 'ink',
        line: 2_000,
      },
    ]);
    expect(placed(line, { isMirrored: true })).toEqual([
      {
        path: [
          ['M', 0, 0],
          ['L', -10, 0],
        ],
        colour: 'ink',
        line: 2,
      },
    ]);
    expect(placed(line, { scale: 0.01 })[0]?.line).toBe(1);
    const [filled] = placed([{ path: [['M', 0.4, 0.6]], colour: 'accent' }], {});
    expect(filled).toEqual({ path: [['M', 0, 1]], colour: 'accent' });
    expect(together(line, [], line)).toHaveLength(2);
  });

  property.prop([fc.array(anyDot, { minLength: 2, maxLength: 8 })])(
    'are curves through all their points',
    (dots) => {
      const ends = smoothLine(dots).map((command) => command.slice(-2));
      expect(ends).toEqual(dots);
      const closed = smoothShape(dots).map((command) => command.slice(-2));
      expect(closed.slice(0, -1)).toEqual([...dots, dots[0]]);
      for (const [index, dot] of dots.entries()) {
        const { at } = alongLine(dots, index / (dots.length - 1));
        expect(at[0]).toBeCloseTo(dot[0], 6);
        expect(at[1]).toBeCloseTo(dot[1], 6);
      }
    },
  );

  test('know their direction, and end where they end', () => {
    const across: readonly Dot[] = [
      [0, 0],
      [10, 0],
    ];
    const down: readonly Dot[] = [
      [0, 0],
      [0, 10],
    ];
    const up: readonly Dot[] = [
      [0, 0],
      [0, -10],
    ];
    expect(alongLine(across, 0.5).turn).toBeCloseTo(0, 3);
    expect(alongLine(down, 0.5).turn).toBeCloseTo(0.25, 3);
    expect(alongLine(up, 0.5).turn).toBeCloseTo(0.75, 3);
    expect(alongLine(across, 7).at).toEqual([10, 0]);
    expect(alongLine(across, -7).at).toEqual([0, 0]);
    expect(alongLine([[3, 4]], 0.5)).toEqual({ at: [3, 4], turn: 0 });
    expect(smoothLine([])).toEqual([]);
    expect(smoothShape([])).toEqual([]);
  });
});
