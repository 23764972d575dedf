/** Things of feasts, as with a fine pen. */
import { cosineOfTurn, sineOfTurn } from '../../../../artwork/circle.ts';
import type { Path } from '../../../../artwork/path.ts';
import { moved, together, type Sketch } from '../../../../artwork/sketch.ts';
import { around, roundDot, circlePath, pen, repeated } from './plants.ts';
import { mixed } from './seeded.ts';
import { outline, body, straightPen, leafyBranch, rayStar } from './strokes.ts';

/** Two rings, one through the other, on a twig. */
const rings = (seed: number): Sketch => {
  const band = (path: Path): Sketch =>
    together(outline(path, 4.6, 'foil'), outline(path, 3.3, 'paper'));
  const arc = (x: number, y: number, radius: number, from: number, to: number): Path => {
    const steps = 10;
    return Array.from({ length: steps + 1 }, (_, index) => {
      const turn = from + ((to - from) * index) / steps;
      const end = [x + radius * cosineOfTurn(turn), y + radius * sineOfTurn(turn)] as const;
      return index === 0 ? (['M', ...end] as const) : (['L', ...end] as const);
    });
  };
  return together(
    moved(
      leafyBranch(
        [
          [0, 0],
          [18, 5],
          [36, 3],
          [52, -6],
        ],
        seed,
        7,
        13,
      ),
      { x: 2, y: 33 },
    ),
    moved(
      leafyBranch(
        [
          [0, 0],
          [18, 5],
          [36, 3],
          [52, -6],
        ],
        seed + 1,
        7,
        13,
      ),
      { x: -2, y: 33, isMirrored: true },
    ),
    band(circlePath(-14, -4, 25)),
    band(circlePath(14, 2, 25)),
    band(arc(-14, -4, 25, 0.78, 0.95)),
    [
      {
        path: [['M', -14, -39], ['L', -8, -33.5], ['L', -14, -27], ['L', -20, -33.5], ['Z']],
        colour: 'paper',
      },
    ],
    straightPen(
      [
        [-20, -33.5],
        [-17, -38],
        [-11, -38],
        [-8, -33.5],
        [-14, -27],
        [-20, -33.5],
        [-8, -33.5],
      ],
      0.65,
      'foil',
    ),
    straightPen(
      [
        [-17, -33.5],
        [-14, -27],
        [-11, -33.5],
        [-14, -38],
        [-17, -33.5],
      ],
      0.4,
      'foil',
    ),
  );
};

/** Three balloons on their strings. */
const balloons = (seed: number): Sketch => {
  const random = mixed(seed);
  const balloon = (x: number, y: number, size: number, fill: string): Sketch =>
    together(
      pen(
        [
          [x, y + size * 1.1],
          [x * 0.5 + 2, y + size * 1.1 + (50 - y - size) * 0.4],
          [x * 0.2 - 1.5, y + size * 1.1 + (50 - y - size) * 0.7],
          [0, 50],
        ],
        0.5,
        'ink',
      ),
      moved(
        [
          {
            path: [
              ['M', 0, -size],
              ['C', size * 1.1, -size, size * 0.95, size * 0.4, 0, size],
              ['C', -size * 0.95, size * 0.4, -size * 1.1, -size, 0, -size],
              ['Z'],
            ],
            colour: fill,
          },
        ],
        { x: x + 1.6, y: y + 1.4 },
      ),
      moved(
        together(
          outline([
            ['M', 0, -size],
            ['C', size * 1.1, -size, size * 0.95, size * 0.4, 0, size],
            ['C', -size * 0.95, size * 0.4, -size * 1.1, -size, 0, -size],
            ['Z'],
          ]),
          outline([['M', 0, size], ['L', -2, size + 3], ['L', 2, size + 3], ['Z']], 0.6),
          pen(
            [
              [-size * 0.5, -size * 0.1],
              [-size * 0.5, -size * 0.5],
              [-size * 0.2, -size * 0.76],
            ],
            0.45,
            'paper',
          ),
        ),
        { x, y },
      ),
    );
  return together(
    balloon(-20, -14 + random(1) * 6, 17, 'soft'),
    balloon(20, -20 + random(2) * 6, 16, 'accent'),
    balloon(0, -30, 18, 'foil'),
  );
};

/** Two flutes that touch, and bubbles. */
const glasses = (seed: number): Sketch => {
  const random = mixed(seed);
  const flute = (): Sketch =>
    together(
      [
        {
          path: [
            ['M', -9.4, -18],
            ['C', -9, 2, -5, 10, 0, 12],
            ['C', 5, 10, 9, 2, 9.4, -18],
            ['C', 4, -20, -4, -16, -9.4, -18],
            ['Z'],
          ],
          colour: 'soft',
        },
      ],
      outline([['M', -9, -38], ['C', -11, -10, -8, 9, 0, 12], ['C', 8, 9, 11, -10, 9, -38], ['Z']]),
      straightPen([
        [0, 12],
        [0, 42],
      ]),
      outline([
        ['M', -10, 45],
        ['C', -8, 42, -2, 43, 0, 41],
        ['C', 2, 43, 8, 42, 10, 45],
        ['C', 4, 46.4, -4, 46.4, -10, 45],
        ['Z'],
      ]),
      repeated(7, (index) =>
        outline(circlePath((random(index) - 0.5) * 9, -14 + index * 3.2, 0.75), 0.35, 'foil'),
      ),
    );
  return together(
    moved(flute(), { x: -15, y: 3, turn: 0.035 }),
    moved(flute(), { x: 15, y: 3, turn: 0.965 }),
    around(9, (index) => (index < 7 ? roundDot(0, 0, 0.7 + (index % 3) * 0.35, 'foil') : []), {
      from: 0.52,
      distance: 13,
    }).flatMap((shape) => moved([shape], { x: 0, y: -38 })),
  );
};

/** The cone of sweets that a child carries on the first day of school. */
const schoolCone = (seed: number): Sketch => {
  const random = mixed(seed);
  return moved(
    together(
      body([
        ['M', -21, -18],
        ['C', -26, -34, -18, -44, -10, -38],
        ['C', -8, -50, 8, -50, 10, -38],
        ['C', 18, -44, 26, -34, 21, -18],
        ['Z'],
      ]),
      ...[-11, 0, 11].map((x) =>
        pen(
          [
            [x * 0.9, -20],
            [x, -28],
            [x * 0.9, -36],
          ],
          0.45,
          'ink',
        ),
      ),
      [
        {
          path: [['M', -20, -14], ['L', 24, -14], ['L', 3, 52], ['Z']],
          colour: 'soft',
        },
      ],
      outline([
        ['M', -22, -16],
        ['L', 0, 50],
        ['L', 22, -16],
        ['C', 10, -12, -10, -12, -22, -16],
        ['Z'],
      ]),
      body([
        ['M', -23, -20],
        ['C', -10, -15, 10, -15, 23, -20],
        ['L', 22, -15],
        ['C', 10, -10, -10, -10, -22, -15],
        ['Z'],
      ]),
      body([
        ['M', 0, -14],
        ['C', -14, -26, -18, -10, 0, -14],
        ['C', 14, -26, 18, -10, 0, -14],
        ['Z'],
      ]),
      pen(
        [
          [0, -14],
          [-4, -6],
          [-8, 1],
        ],
        0.6,
        'ink',
      ),
      pen(
        [
          [0, -14],
          [4, -6],
          [6, 3],
        ],
        0.6,
        'ink',
      ),
      ...[
        [-6, 8, 5],
        [6, 12, 3.6],
        [0, 26, 3.6],
      ].map(([x = 0, y = 0, size = 0]) => moved(rayStar(size, 'foil'), { x, y })),
    ),
    { turn: 0.03 + 0.01 * random(1) },
  );
};

export const lineFeastOrnaments = { rings, balloons, glasses, 'school-cone': schoolCone } as const;
