/** Single blossoms, seen from above, with a radius of about 20 units. */
import { cosineOfTurn, sineOfTurn } from '../../../../artwork/circle.ts';
import type { Path } from '../../../../artwork/path.ts';
import { moved, together, type Sketch } from '../../../../artwork/sketch.ts';
import {
  around,
  roundDot,
  coinPath,
  joinedLines,
  leafPath,
  petalPath,
  ray,
  repeated,
} from './plants.ts';
import { mixed } from './seeded.ts';

export type Blossom = (seed: number) => Sketch;

const edged = (path: Path, colour: string, edge: string, line = 0.55): Sketch => [
  { path, colour },
  { path, colour: edge, line },
];

/** Petals in a ring, each over the one before it. */
const ring = (
  random: (key: number) => number,
  key: number,
  count: number,
  [length, width]: readonly [number, number],
  [colour, edge]: readonly [string, string],
): Sketch =>
  around(
    count,
    (index) => {
      const scale = 0.92 + 0.16 * random(key + index);
      return moved(
        edged(
          petalPath(length * scale, width, 0.02 + 0.08 * random(key + 20 + index)),
          colour,
          edge,
        ),
        { turn: 0.03 * (random(key + 40 + index) - 0.5) },
      );
    },
    { from: random(key + 60) },
  );

/** Stamens: fine threads with points. */
const stamens = (
  random: (key: number) => number,
  key: number,
  count: number,
  reach: number,
  [thread, point]: readonly [string, string],
): Sketch =>
  joinedLines(
    around(count, (index) => {
      const length = reach * (0.7 + 0.45 * random(key + index));
      return [
        { path: ray(0, length), colour: thread, line: 0.35 },
        { path: ray(length - 0.2, length + 0.2), colour: point, line: 1.5 },
      ];
    }),
  );

/** A crescent of a petal that turns about the heart of a rose. */
const fold = (radius: number, span: number, thick: number): Path => {
  const dot = (turn: number, reach: number): readonly [number, number] => [
    reach * cosineOfTurn(turn),
    reach * sineOfTurn(turn),
  ];
  const hold = radius * span * 2.2;
  const [x0, y0] = dot(-span / 2, radius * 0.86);
  const [x1, y1] = dot(span / 2, radius * 0.8);
  return [
    ['M', x0, y0],
    ['C', radius + thick * 0.35, y0 + hold * 0.28, radius + thick * 0.4, y1 - hold * 0.28, x1, y1],
    ['C', radius - thick * 0.7, y1 - hold * 0.22, radius - thick * 0.7, y0 + hold * 0.22, x0, y0],
    ['Z'],
  ];
};

/** A garden rose: a bowl of broad petals around a coiled heart. */
export const rose: Blossom = (seed) => {
  const random = mixed(seed);
  return together(
    ring(random, 100, 6, [21, 21], ['soft', 'paper']),
    ring(random, 200, 5, [16.5, 17], ['soft', 'accent']),
    ring(random, 300, 5, [13, 14], ['accent', 'soft']),
    roundDot(0, 0, 8.2, 'accent'),
    repeated(9, (index) => {
      const radius = 8.6 - index * 0.86;
      return moved(
        edged(fold(radius, 0.42, 2.4), index % 2 === 0 ? 'soft' : 'accent', 'paper', 0.3),
        {
          turn: index * 0.38 + random(400),
        },
      );
    }),
    roundDot(0, 0, 0.9, 'deep'),
  );
};

/** Very many petals in rings that close towards a green heart. */
export const ranunculus: Blossom = (seed) => {
  const random = mixed(seed);
  const rings = [19, 16.6, 14.2, 11.8, 9.6, 7.4, 5.4];
  return together(
    ...rings.map((reach, index) =>
      ring(
        random,
        100 * (index + 1),
        8 - Math.floor(index / 2),
        [reach, reach * 0.82],
        index % 2 === 0 ? ['soft', 'accent'] : ['accent', 'soft'],
      ),
    ),
    roundDot(0, 0, 2.9, 'deep'),
    around(7, () => roundDot(1.6, 0, 0.45, 'soft')),
  );
};

/** Ruffled petals, open around a tuft of stamens. */
export const peony: Blossom = (seed) => {
  const random = mixed(seed);
  return together(
    ring(random, 100, 7, [22, 20], ['accent', 'paper']),
    ring(random, 200, 7, [18, 15], ['soft', 'paper']),
    ring(random, 300, 8, [14, 10], ['accent', 'paper']),
    ring(random, 400, 9, [10.5, 7], ['soft', 'paper']),
    roundDot(0, 0, 3.4, 'accent'),
    stamens(random, 500, 18, 5.4, ['deep', 'foil']),
  );
};

/** Plain round petals about a dark heart. */
export const anemone: Blossom = (seed) => {
  const random = mixed(seed);
  return together(
    ring(random, 100, 5, [20, 22], ['soft', 'paper']),
    ring(random, 200, 5, [18, 18], ['soft', 'accent']),
    joinedLines(
      around(26, (index) => [
        {
          path: ray(6, 10 + 3 * random(300 + index)),
          colour: 'accent',
          line: 0.3,
        },
      ]),
    ),
    stamens(random, 400, 22, 6.8, ['ink', 'ink']),
    roundDot(0, 0, 3.6, 'ink'),
    around(9, () => roundDot(2.1, 0, 0.4, 'soft')),
  );
};

/** Four silken petals. */
export const poppy: Blossom = (seed) => {
  const random = mixed(seed);
  return together(
    ring(random, 100, 2, [20, 30], ['accent', 'paper']),
    moved(ring(random, 200, 2, [18.5, 27], ['accent', 'paper']), { turn: 0.25 }),
    joinedLines(
      around(20, (index) => [
        {
          path: ray(4, 11 + 4 * random(300 + index)),
          colour: 'soft',
          line: 0.35,
        },
      ]),
    ),
    stamens(random, 400, 20, 6.2, ['deep', 'deep']),
    roundDot(0, 0, 3.3, 'deep'),
    around(8, () => [{ path: leafPath(2.8, 0.7), colour: 'soft' }]),
  );
};

/** Cherry: five notched petals and long stamens. */
export const cherry: Blossom = (seed) => {
  const random = mixed(seed);
  return together(
    around(
      5,
      (index) =>
        edged(
          petalPath(19 + 2 * random(index), 17, 0.16),
          index % 2 === 0 ? 'soft' : 'soft',
          'paper',
        ),
      { from: random(90) },
    ),
    roundDot(0, 0, 3, 'accent'),
    stamens(random, 200, 10, 9, ['accent', 'deep']),
  );
};

/** Many narrow petals around a golden button. */
export const daisy: Blossom = (seed) => {
  const random = mixed(seed);
  return together(
    around(17, (index) => [
      { path: coinPath(18 + 3 * random(index), 5.4), colour: index % 3 === 0 ? 'accent' : 'soft' },
    ]),
    roundDot(0, 0, 5.6, 'foil'),
    around(12, () => roundDot(3.9, 0, 0.6, 'paper')),
    around(6, () => roundDot(1.8, 0, 0.6, 'paper')),
  );
};

/** Fringed florets in a ring. */
export const cornflower: Blossom = (seed) => {
  const random = mixed(seed);
  return together(
    around(11, (index) =>
      [-0.05, 0, 0.05].flatMap((turn, part) =>
        moved(
          [
            {
              path: leafPath(17 + 4 * random(index * 3 + part), 4.6),
              colour: part === 1 ? 'accent' : index % 2 === 0 ? 'soft' : 'accent',
            },
          ],
          { turn },
        ),
      ),
    ),
    around(9, () => [{ path: leafPath(8, 2), colour: 'deep' }]),
  );
};

/** A closed blossom from the side, its stalk at the origin, opening to the right. */
export const bud = (seed: number): Sketch => {
  const random = mixed(seed);
  const length = 13 + 2 * random(1);
  return together(
    [-0.07, 0.07].flatMap((turn) => moved(edged(petalPath(length, 11), 'soft', 'paper'), { turn })),
    edged(petalPath(length * 1.02, 9), 'accent', 'paper'),
    [-0.1, 0.1, 0].flatMap((turn) =>
      moved([{ path: leafPath(7.5, 3.4), colour: 'deep' }], { turn, x: -1 }),
    ),
  );
};
