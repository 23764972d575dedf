/**
 * Drawings before they have a place: any units, any numbers, y down. Ornaments are made of them;
 * `placed` turns, scales and rounds them to the micrometres of a page.
 */
import type { ColourRole, OrnamentShape } from './artwork.ts';
import { cosineOfTurn, sineOfTurn } from './circle.ts';
import type { Point } from './measures.ts';
import { mapPath, wholePath, type Path, type PathCommand } from './path.ts';

/** Filled, or a line of this width with round ends; the width grows with the drawing. */
export type SketchShape = {
  readonly path: Path;
  readonly colour: ColourRole;
  readonly line?: number | undefined;
};

export type Sketch = readonly SketchShape[];

/** Where a point of a drawing comes to. */
export type Move = {
  readonly x?: number;
  readonly y?: number;
  /** About its own origin, in full turns, clockwise. */
  readonly turn?: number;
  readonly scale?: number;
  /** Left and right exchanged, before it is turned. */
  readonly isMirrored?: boolean;
};

const mover = ({ x = 0, y = 0, turn = 0, scale = 1, isMirrored = false }: Move) => {
  const cosine = cosineOfTurn(turn) * scale;
  const sine = sineOfTurn(turn) * scale;
  return (across: number, down: number): Point => {
    const own = isMirrored ? -across : across;
    return { x: x + own * cosine - down * sine, y: y + own * sine + down * cosine };
  };
};

/** A drawing moved within another. */
export const moved = (sketch: Sketch, move: Move): Sketch => {
  const at = mover(move);
  const { scale = 1 } = move;
  return sketch.map(({ path, colour, line }) => ({
    path: mapPath(path, at),
    colour,
    line: line === undefined ? undefined : line * scale,
  }));
};

/** A drawing on a page: `scale` is micrometres for each of its units. */
export const placed = (sketch: Sketch, move: Move): readonly OrnamentShape[] =>
  moved(sketch, move).map(({ path, colour, line }) => ({
    path: wholePath(path),
    colour,
    ...(line === undefined ? {} : { line: Math.max(1, Math.round(line)) }),
  }));

/** Several at once, the first at the back. */
export const together = (...sketches: readonly Sketch[]): Sketch => sketches.flat();

/** A pair of numbers: a point of a drawing. */
export type Dot = readonly [x: number, y: number];

const curve = (before: Dot, from: Dot, to: Dot, after: Dot): PathCommand => [
  'C',
  from[0] + (to[0] - before[0]) / 6,
  from[1] + (to[1] - before[1]) / 6,
  to[0] - (after[0] - from[0]) / 6,
  to[1] - (after[1] - from[1]) / 6,
  to[0],
  to[1],
];

/** A curve without corners through all points, open. */
export const smoothLine = (dots: readonly Dot[]): Path => {
  const [first] = dots;
  return first === undefined
    ? []
    : [
        ['M', ...first],
        ...dots.slice(1).map((to, index) => {
          const from = dots[index] ?? to;
          return curve(dots[index - 1] ?? from, from, to, dots[index + 2] ?? to);
        }),
      ];
};

/** The same, closed. */
export const smoothShape = (dots: readonly Dot[]): Path => {
  const [first] = dots;
  const around = [...dots.slice(-1), ...dots, ...dots.slice(0, 2)];
  return first === undefined
    ? []
    : [['M', ...first], ...smoothLine(around).slice(2, dots.length + 2), ['Z']];
};

/** A point `share` (0 to 1) along a curve through all points, and its direction in full turns. */
export const alongLine = (
  dots: readonly Dot[],
  share: number,
): { readonly at: Dot; readonly turn: number } => {
  const along = Math.min(Math.max(share, 0), 1) * (dots.length - 1);
  const index = Math.floor(along);
  const part = along - index;
  const from = dots[index] ?? [0, 0];
  const to = dots[index + 1] ?? from;
  const before = dots[index - 1] ?? from;
  const after = dots[index + 2] ?? to;
  const one = (axis: 0 | 1): readonly [place: number, slope: number] => {
    const [p0, p1, p2, p3] = [before[axis], from[axis], to[axis], after[axis]];
    const a = -p0 + 3 * p1 - 3 * p2 + p3;
    const b = 2 * p0 - 5 * p1 + 4 * p2 - p3;
    const c = p2 - p0;
    return [
      0.5 * (((a * part + b) * part + c) * part + 2 * p1),
      0.5 * ((3 * a * part + 2 * b) * part + c),
    ];
  };
  const [x, across] = one(0);
  const [y, down] = one(1);
  return { at: [x, y], turn: turnOfSlope(across, down) };
};

/** The direction of a slope in full turns, clockwise from the right: to a 4,000th, by halving. */
const turnOfSlope = (across: number, down: number): number => {
  const length = Math.sqrt(across * across + down * down);
  if (length === 0) return 0;
  const cosine = across / length;
  let low = 0;
  let high = 0.5;
  for (let step = 0; step < 11; step += 1) {
    const middle = (low + high) / 2;
    if (cosineOfTurn(middle) > cosine) low = middle;
    else high = middle;
  }
  const turn = (low + high) / 2;
  return down < 0 ? 1 - turn : turn;
};
