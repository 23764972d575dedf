/** What plants are drawn of: leaves, petals and stems. All begin at the origin and point right. */
import { cosineOfTurn, sineOfTurn } from '../../../../artwork/circle.ts';
import type { Path } from '../../../../artwork/path.ts';
import { alongLine, moved, smoothLine, type Dot, type Sketch } from '../../../../artwork/sketch.ts';
import { mixed } from './seeded.ts';

export type Random = (key: number) => number;

/** Pointed at both ends; `bend` is how far below the axis its tip lies. */
export const leafPath = (length: number, width: number, bend = 0): Path => [
  ['M', 0, 0],
  ['C', length * 0.2, -width * 0.72, length * 0.66, bend * 0.5 - width * 0.62, length, bend],
  ['C', length * 0.66, bend * 0.5 + width * 0.6, length * 0.22, width * 0.7, 0, 0],
  ['Z'],
];

/** What lies below its rib. */
const lowerHalf = (length: number, width: number, bend: number): Path => [
  ['M', 0, 0],
  ['Q', length * 0.5, bend * 0.15, length, bend],
  ['C', length * 0.66, bend * 0.5 + width * 0.6, length * 0.22, width * 0.7, 0, 0],
  ['Z'],
];

const ribPath = (length: number, bend: number, end: number): Path => [
  ['M', 0, 0],
  ['Q', length * 0.45, bend * 0.1, length * end, bend * end * end],
];

/** A leaf with a fine rib. */
export const leaf = (
  length: number,
  width: number,
  bend: number,
  colour: string,
  rib = 'paper',
): Sketch => [
  { path: leafPath(length, width, bend), colour },
  { path: ribPath(length, bend, 0.82), colour: rib, line: 0.35 },
];

/** A leaf whose lower half lies in the shade. */
export const shadedLeaf = (
  length: number,
  width: number,
  bend: number,
  [colour, shade]: readonly [string, string],
): Sketch => [
  { path: leafPath(length, width, bend), colour },
  { path: lowerHalf(length, width, bend), colour: shade },
];

/** The outline of a leaf and its rib, as with a pen. */
export const lineLeaf = (length: number, width: number, bend: number, line = 0.7): Sketch => [
  { path: leafPath(length, width, bend), colour: 'accent', line },
  { path: ribPath(length, bend, 0.7), colour: 'accent', line: line * 0.75 },
];

/** Nearly round, on a short stalk. */
export const coinPath = (length: number, width: number): Path => [
  ['M', 0, 0],
  ['C', length * 0.1, -width * 0.42, length * 0.42, -width * 0.6, length * 0.72, -width * 0.45],
  ['C', length * 0.95, -width * 0.32, length * 1.02, -width * 0.08, length, 0],
  ['C', length * 1.02, width * 0.1, length * 0.93, width * 0.36, length * 0.7, width * 0.46],
  ['C', length * 0.4, width * 0.58, length * 0.1, width * 0.4, 0, 0],
  ['Z'],
];

/** Broad at its end, with a shallow notch there. */
export const petalPath = (length: number, width: number, notch = 0.04): Path => [
  ['M', 0, 0],
  ['C', length * 0.08, -width * 0.5, length * 0.7, -width * 0.78, length * 0.97, -width * 0.2],
  ['C', length * 1.02, -width * 0.1, length * (1 - notch), -width * 0.04, length * (1 - notch), 0],
  ['C', length * (1 - notch), width * 0.04, length * 1.02, width * 0.1, length * 0.97, width * 0.2],
  ['C', length * 0.7, width * 0.78, length * 0.08, width * 0.5, 0, 0],
  ['Z'],
];

/** A filled circle. */
export const roundDot = (x: number, y: number, radius: number, colour: string): Sketch => [
  { path: circlePath(x, y, radius), colour },
];

/** A circle about a point. */
export const circlePath = (x: number, y: number, radius: number): Path => {
  const hold = radius * 0.5523;
  return [
    ['M', x, y - radius],
    ['C', x + hold, y - radius, x + radius, y - hold, x + radius, y],
    ['C', x + radius, y + hold, x + hold, y + radius, x, y + radius],
    ['C', x - hold, y + radius, x - radius, y + hold, x - radius, y],
    ['C', x - radius, y - hold, x - hold, y - radius, x, y - radius],
    ['Z'],
  ];
};

/** A line through points, as of a pen. */
export const pen = (dots: readonly Dot[], line = 0.8, colour = 'accent'): Sketch => [
  { path: smoothLine(dots), colour, line },
];

/** Lines of one colour and width become one path: less to send and to draw. */
export const joinedLines = (sketch: Sketch): Sketch => {
  const joined = new Map<string, Sketch[number]>();
  for (const shape of sketch) {
    const key = `${shape.colour} ${shape.line}`;
    const before = joined.get(key);
    joined.set(key, before ? { ...before, path: [...before.path, ...shape.path] } : shape);
  }
  return [...joined.values()];
};

/** A straight line outwards, which may end anywhere beyond an edge of a page as curves do. */
export const ray = (from: number, to: number): Path => [
  ['M', from, 0],
  ['Q', (from + to) / 2, 0, to, 0],
];

/** The same drawing for each number below `count`. */
export const repeated = (count: number, made: (index: number) => Sketch): Sketch =>
  Array.from({ length: count }, (_, index) => made(index)).flat();

/** Drawings about the origin, at even turns. */
export const around = (
  count: number,
  made: (index: number) => Sketch,
  { from = 0, distance = 0 }: { readonly from?: number; readonly distance?: number } = {},
): Sketch =>
  repeated(count, (index) => {
    const turn = from + index / count;
    return moved(made(index), {
      x: distance * cosineOfTurn(turn),
      y: distance * sineOfTurn(turn),
      turn,
    });
  });

export type Growth = {
  readonly count: number;
  /** Shares of the stem between which they grow. */
  readonly from: number;
  readonly to: number;
  /** Between the stem and what grows on it, in full turns. */
  readonly spread: number;
  /** At each place one on either side, or one side after the other. */
  readonly by: 'pairs' | 'turns';
  readonly random: Random;
  /** What grows at a place, pointing right. */
  readonly grow: (at: {
    readonly index: number;
    readonly share: number;
    readonly side: -1 | 1;
  }) => Sketch;
};

/** Leaves along a stem. */
export const grown = (
  stem: readonly Dot[],
  { count, from, to, spread, by, random, grow }: Growth,
): Sketch =>
  repeated(count, (index) => {
    const share = from + ((to - from) * index) / Math.max(1, count - 1);
    const { at, turn } = alongLine(stem, share);
    const sides: readonly (-1 | 1)[] = by === 'pairs' ? [-1, 1] : [index % 2 === 0 ? -1 : 1];
    return sides.flatMap((side) => {
      const lean = spread * (0.85 + 0.3 * random(700 + index * 2 + side));
      const drawn = grow({ index, share, side });
      // Mirrored so that both sides bend towards the tip.
      const faced = side === 1 ? moved(drawn, { turn: 0 }) : mirroredUp(drawn);
      return moved(faced, { x: at[0], y: at[1], turn: turn + side * lean });
    });
  });

/** Above and below exchanged. */
const mirroredUp = (sketch: Sketch): Sketch => moved(sketch, { isMirrored: true, turn: 0.5 });

/** A stem from the foot (0, 50) to the tip near (0, -50), bent by the seed. */
export const stemOf = (seed: number, bend = 1): readonly Dot[] => {
  const random = mixed(seed);
  const sway = (random(1) < 0.5 ? -1 : 1) * (6 + random(2) * 7) * bend;
  return [
    [0, 50],
    [sway * 0.75, 17],
    [sway * 0.7, -17],
    [-sway * 0.35, -50],
  ];
};
