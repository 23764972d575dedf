/** Drawings that depend on the size of a side: a unit is a millimetre. */
import { cosineOfTurn, sineOfTurn } from '../../../../artwork/circle.ts';
import { mapPath, type Path } from '../../../../artwork/path.ts';
import { moved, type Sketch } from '../../../../artwork/sketch.ts';
import type { CardColourRole, Place } from '../kit.ts';
import { ellipse, polygon } from './curves.ts';

const full = 2 * 3.141592653589793;

/**
 * A drawing that stands upright, bent about the origin: its foot (0, 50) comes to `from`, in full
 * turns clockwise from the right; `size` is the millimetres of 100 units.
 */
const bent = (
  sketch: Sketch,
  {
    radius,
    from,
    size,
    way,
  }: {
    readonly radius: number;
    readonly from: number;
    readonly size: number;
    readonly way: -1 | 1;
  },
): Sketch => {
  const scale = size / 100;
  return sketch.map(({ path, colour, line }) => ({
    path: mapPath(path, (x, y) => {
      const turn = from + (way * ((50 - y) * scale)) / (radius * full);
      const reach = radius + way * x * scale * -1;
      return { x: reach * cosineOfTurn(turn), y: reach * sineOfTurn(turn) };
    }),
    colour,
    line: line === undefined ? undefined : line * scale,
  }));
};

/** Twigs, one after the other, along a part of a circle about a point. */
export const wreath = (
  twig: (variation: number) => Sketch,
  {
    at: [x, y],
    radius,
    from,
    to,
    count,
    size,
  }: {
    readonly at: readonly [x: number, y: number];
    readonly radius: number;
    /** In full turns, clockwise from the right; the other way round where `to` is less. */
    readonly from: number;
    readonly to: number;
    readonly count: number;
    /** Millimetres of 100 units. */
    readonly size: number;
  },
): Sketch =>
  moved(
    Array.from({ length: count }, (_, index) =>
      bent(twig(index), {
        radius,
        from: from + ((to - from) * index) / count,
        size,
        way: to < from ? -1 : 1,
      }),
    ).flat(),
    { x, y },
  );

const hairline = (path: Path, colour: CardColourRole, line = 0.25): Sketch => [
  { path, colour, line },
];

/** The outline of a place. */
export const rectangleIn = ([left, top, width, height]: Place): Path =>
  polygon([left, top], [left + width, top], [left + width, top + height], [left, top + height]);

/** Touches the middle of each edge of a place. */
export const ellipseIn = ([left, top, width, height]: Place): Path =>
  ellipse([left + width / 2, top + height / 2], [width / 2, height / 2]);

/** Round above, straight below. */
export const archIn = ([left, top, width, height]: Place): Path => {
  const half = width / 2;
  const hold = half * 0.5523;
  return [
    ['M', left, top + height],
    ['L', left, top + half],
    ['C', left, top + half - hold, left + half - hold, top, left + half, top],
    ['C', left + half + hold, top, left + width, top + half - hold, left + width, top + half],
    ['L', left + width, top + height],
    ['Z'],
  ];
};

/** An outline, or two with a small distance. */
export const outlined = (
  shape: (place: Place) => Path,
  [left, top, width, height]: Place,
  colour: CardColourRole,
  second?: number,
): Sketch => [
  ...hairline(shape([left, top, width, height]), colour),
  ...(second === undefined
    ? []
    : hairline(
        shape([left + second, top + second, width - 2 * second, height - 2 * second]),
        colour,
        0.18,
      )),
];

/** Filled, without an edge. */
export const filledShape = (path: Path, colour: CardColourRole): Sketch => [{ path, colour }];
