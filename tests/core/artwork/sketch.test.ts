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
const anyNumber = fc.integer({ min: -10_000, max: 10_000 }).map((number) => number / 100);
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

  property.prop([anyTurn, fc.double({ min: 0.1, max: 50, noNaN: true })])(
    'keep their shape when turned and scaled',
    (turn, scale) => {
      const [shape] = moved(line, { turn, scale });
      const [, end] = shape?.path ?? [];
      expect(end?.[1]).toBeCloseTo(10 * scale * Math.cos(turn * 2 * Math.PI), 6);
      expect(end?.[2]).toBeCloseTo(10 * scale * Math.sin(turn * 2 * Math.PI), 6);
      expect(shape?.line).toBe(2 * scale);
    },
  );

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

  property.prop([
    fc.array(anyDot, { minLength: 2, maxLength: 6 }),
    fc.integer({ min: 0, max: 24 }),
  ])('pass the same points, in the same direction, wherever they are asked', (dots, steps) => {
    const share = steps / 24;
    const path = smoothLine(dots);
    expect(path.map(([letter]) => letter)).toEqual(['M', ...dots.slice(1).map(() => 'C')]);
    const along = share * (dots.length - 1);
    const index = Math.min(Math.floor(along), dots.length - 2);
    const part = along - index;
    const [x0 = 0, y0 = 0] = dots[index] ?? [];
    const [, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = path[index + 1] ?? [];
    const rest = 1 - part;
    const at = (a: number, b: number, c: number, d: number): number =>
      rest ** 3 * a + 3 * rest ** 2 * part * b + 3 * rest * part ** 2 * c + part ** 3 * d;
    const slope = (a: number, b: number, c: number, d: number): number =>
      rest ** 2 * (b - a) + 2 * rest * part * (c - b) + part ** 2 * (d - c);
    const found = alongLine(dots, share);
    expect(found.at[0]).toBeCloseTo(at(x0, x1, x2, x3), 6);
    expect(found.at[1]).toBeCloseTo(at(y0, y1, y2, y3), 6);
    const [across, down] = [slope(x0, x1, x2, x3), slope(y0, y1, y2, y3)];
    const length = Math.hypot(across, down);
    if (length < 1e-3) return;
    expect(cosineOfTurn(found.turn)).toBeCloseTo(across / length, 2);
    expect(sineOfTurn(found.turn)).toBeCloseTo(down / length, 2);
  });

  property.prop([fc.array(anyDot, { minLength: 1, maxLength: 6 })])(
    'have no corner where they close',
    (dots) => {
      const closed = smoothShape(dots);
      expect(closed.map(([letter]) => letter)).toEqual(['M', ...dots.map(() => 'C'), 'Z']);
      expect(closed[0]).toEqual(['M', ...(dots[0] ?? [])]);
      // Begun at the next dot, it is the same.
      const [first, ...others] = dots;
      if (first === undefined) return;
      expect(smoothShape([...others, first]).slice(1, -2)).toEqual(closed.slice(2, -1));
      const before = dots.at(-1) ?? first;
      const around = [before, ...dots, first, others[0] ?? first];
      expect(closed.slice(1, -1)).toEqual(smoothLine(around).slice(2, -1));
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
    expect(alongLine([], 0.5)).toEqual({ at: [0, 0], turn: 0 });
    expect(smoothLine([])).toEqual([]);
    expect(smoothShape([])).toEqual([]);
  });
});
