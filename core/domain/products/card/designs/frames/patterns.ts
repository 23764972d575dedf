/** Patterns that fill a side or a part of it, in millimetres. */
import type { Dot, Sketch, SketchShape } from '../../../../artwork/sketch.ts';
import type { Place } from '../kit.ts';
import { mixed } from '../ornaments/seeded.ts';
import { arc, circle, onEllipse, polygon, slenderStar, straight } from './curves.ts';

/** Needles of light from an inner to an outer radius, pointed outwards; every second is shorter. */
export const rays = (
  middle: Dot,
  [inner, outer]: readonly [number, number],
  count: number,
  { from = 0, to = 1, shorter = 1, width = 0.5 } = {},
): Sketch =>
  Array.from({ length: count }, (_, index): SketchShape => {
    const turn = from + ((to - from) * (index + 0.5)) / count;
    const end = index % 2 === 0 ? outer : inner + (outer - inner) * shorter;
    const spread = width / (2 * 6.283 * inner);
    return {
      path: polygon(
        onEllipse(middle, [inner, inner], turn - spread),
        onEllipse(middle, [end, end], turn),
        onEllipse(middle, [inner, inner], turn + spread),
      ),
      colour: 'foil',
    };
  });

/** A fan of the twenties: rounds about a corner or a middle, and spokes between them. */
export const fan = (
  middle: Dot,
  radius: number,
  [from, to]: readonly [number, number],
  spokes: number,
): Sketch => [
  ...[1, 0.93, 0.5, 0.45].map((share, index): SketchShape => ({
    path: arc(middle, [radius * share, radius * share], from, to),
    colour: 'foil',
    line: index % 2 === 0 ? 0.6 : 0.25,
  })),
  ...Array.from({ length: spokes + 1 }, (_, index): SketchShape => {
    const turn = from + ((to - from) * index) / spokes;
    return {
      path: straight(
        onEllipse(middle, [radius * 0.5, radius * 0.5], turn),
        onEllipse(middle, [radius * 0.93, radius * 0.93], turn),
      ),
      colour: 'foil',
      line: 0.3,
    };
  }),
  ...Array.from({ length: spokes }, (_, index): SketchShape => ({
    path: circle(
      onEllipse(
        middle,
        [radius * 0.84, radius * 0.84],
        from + ((to - from) * (index + 0.5)) / spokes,
      ),
      0.45,
    ),
    colour: 'foil',
  })),
  ...[0.15, 0.27, 0.36].map((share): SketchShape => ({
    path: arc(middle, [radius * share, radius * share], from, to),
    colour: 'foil',
    line: 0.3,
  })),
];

/**
 * Scales of four rounds each, in rows that stand on the lower edge of the place and end at its right
 * edge; at the left and above they reach beyond it.
 */
export const scales = ([left, top, width, height]: Place, size: number): Sketch => {
  const radius = size / 2;
  const [right, bottom] = [left + width, top + height];
  return Array.from({ length: Math.ceil(height / radius) + 1 }, (_, row) =>
    Array.from({ length: Math.ceil(width / size) + 1 }, (__, columnFromRight) => {
      const isAtEdge = row % 2 === 1 && columnFromRight === 0;
      const x = right - columnFromRight * size - (row % 2 === 0 ? radius : 0);
      return [1, 0.76, 0.52, 0.28].map((share, index): SketchShape => ({
        path: arc(
          [x, bottom - row * radius],
          [radius * share, radius * share],
          0.5,
          isAtEdge ? 0.75 : 1,
        ),
        colour: 'foil',
        line: index === 0 ? 0.45 : 0.28,
      }));
    }).flat(),
  ).flat();
};

/**
 * Points that keep their distance, by a seed, `margin` from the edges (below 0, beyond them);
 * `isFree` says where they may stand.
 */
const scattered = (
  { width, height }: { readonly width: number; readonly height: number },
  count: number,
  apart: number,
  seed: number,
  isFree: (at: Dot) => boolean,
  margin: number,
): readonly Dot[] => {
  const random = mixed(seed);
  const found: Dot[] = [];
  for (let tried = 0; tried < count * 14 && found.length < count; tried += 1) {
    const at: Dot = [
      margin + random(2 * tried) * (width - 2 * margin),
      margin + random(2 * tried + 1) * (height - 2 * margin),
    ];
    const isApart = found.every(([x, y]) => (x - at[0]) ** 2 + (y - at[1]) ** 2 >= apart * apart);
    if (isApart && isFree(at)) found.push(at);
  }
  return found;
};

/** A sky: many points of light, some small stars, a few large ones. */
export const starrySky = (
  side: { readonly width: number; readonly height: number },
  count: number,
  seed: number,
  isFree: (at: Dot) => boolean,
): Sketch => {
  const random = mixed(seed + 500);
  return scattered(side, count, 5.2, seed, isFree, 6).map((at, index): SketchShape => {
    const size = 0.7 + random(index) * 0.5;
    if (index % 9 === 0)
      return {
        path: slenderStar(at, 8, { long: 4.2 * size, short: 1.7 * size, waist: 0.5 * size }),
        colour: 'foil',
      };
    if (index % 3 === 0)
      return {
        path: slenderStar(at, 4, { long: 1.9 * size, short: 1.9 * size, waist: 0.42 * size }),
        colour: 'foil',
      };
    return { path: circle(at, 0.34 * size), colour: 'foil' };
  });
};

/** Dots of three sizes that fall from the upper edge, fewer towards `depth`. */
export const confettiRain = (
  { width }: { readonly width: number },
  depth: number,
  seed: number,
): Sketch => {
  const random = mixed(seed + 900);
  return scattered(
    { width, height: depth },
    Math.round((width * depth) / 26),
    3.1,
    seed,
    ([, y]) => {
      const share = y / depth;
      return random(Math.round(y * 97)) > share * share * 0.4 + share * 0.6;
    },
    -2,
  ).map((at, index): SketchShape => {
    const radius = [0.55, 1.05, 1.5][index % 3] ?? 1;
    const colour = index % 5 === 4 ? 'accent' : 'foil';
    return index % 7 === 3
      ? { path: circle(at, radius * 1.25), colour, line: 0.35 }
      : { path: circle(at, radius), colour };
  });
};
