import { along, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { between, randomOf, turn } from '../random.ts';
import type { Random } from '../random.ts';
import { bottom, layers, linear, nums, path, range, right, even } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import type { DrawMotif } from './composition.ts';
import { sunnySky } from './sunny-sky.ts';

interface Evening {
  readonly sky: readonly [Colour, Colour, Colour];
  readonly sun: Colour;
  readonly houses: readonly [Colour, ...Colour[]];
  readonly windows: Colour;
}

const evenings: readonly [Evening, ...Evening[]] = [
  {
    sky: ['#e7b99b', '#f2d3b4', '#f9e8d2'],
    sun: '#fff3df',
    houses: ['#d9b5a2', '#ab8791', '#6c5a74', '#363c56'],
    windows: '#ffe2ad',
  },
  {
    sky: ['#24304f', '#4c5880', '#c49a97'],
    sun: '#f7e6cb',
    houses: ['#7d7d9b', '#575c82', '#353d62', '#171d38'],
    windows: '#ffd58f',
  },
  {
    sky: ['#cdd6d3', '#e0e5df', '#f0f0e8'],
    sun: '#fbfaf2',
    houses: ['#c3cdca', '#98aaa9', '#63807f', '#2b484b'],
    windows: '#f3ecd2',
  },
];

const depths = 4;

const roofOf = (random: Random, left: number, top: number, width: number): string => {
  const kind = random();
  const middle = left + width / 2;
  if (kind < 0.2)
    return `M${nums(left, top)}L${nums(middle, top - width * 0.45)}L${nums(left + width, top)}Z`;
  if (kind < 0.34)
    return `M${nums(middle - 2, top)}V${(top - width * 0.9).toFixed(1)}h4V${top.toFixed(1)}Z`;
  if (kind < 0.5)
    return `M${nums(left + width * 0.2, top + 1)}v-16h${(width * 0.6).toFixed(1)}v16Z`;
  return '';
};

const rowOf = (evening: Evening, seed: number, depth: number, box: Box, id: string): Drawing => {
  const near = depth / (depths - 1);
  const colour = along(evening.houses, near);
  const count = 90;
  const pitch = 62 + near * 26;
  const houses = range(count).map((index) => {
    const random = randomOf(seed * 401 + depth * 97 + index, 'house');
    const left = (index - count / 2) * pitch + random() * 12;
    const width = pitch * between(random, 0.72, 1.06);
    const tall = random() ** 1.8;
    const top = 690 + depth * 62 - 70 - tall * (360 - depth * 52);
    if (left > right(box) || left + width < box.left) return { house: '', lights: '' };
    const columns = Math.floor(width / 15);
    const lights = range(columns * 22).map((cell) => {
      const [x, y] = [left + 7 + (cell % columns) * 15, top + 14 + Math.floor(cell / columns) * 22];
      return random() < 0.2 + near * 0.1 && y < bottom(box) ? `M${nums(x, y)}h6v9h-6Z` : '';
    });
    return {
      house: `M${nums(left, top)}h${width.toFixed(1)}V${(bottom(box) + 10).toFixed(1)}H${left.toFixed(1)}Z${roofOf(random, left, top, width)}`,
      lights: depth > 0 ? lights.join('') : '',
    };
  });
  return {
    defs: linear(
      `${id}h${depth}`,
      [0, 420 + depth * 60],
      [0, 960 + depth * 40],
      even(colour, mix(colour, evening.sky[2], 0.5 - near * 0.35)),
    ),
    body:
      path(houses.map(({ house }) => house).join(''), `url(#${id}h${depth})`) +
      path(
        houses.map(({ lights }) => lights).join(''),
        evening.windows,
        `opacity="${(0.2 + near * 0.4).toFixed(2)}"`,
      ),
  };
};

/** Roofs against the evening. */
export const city: DrawMotif = (seed, box, id) => {
  const evening = turn(seed, evenings);
  const random = randomOf(seed, 'sun');
  const [x, y] = [between(random, -220, 220), between(random, 260, 360)];
  return layers(
    sunnySky(box, id, {
      low: 800,
      sky: even(...evening.sky),
      sun: evening.sun,
      centre: [x, y],
      size: between(random, 76, 104),
      opacity: '.94',
      glow: { reach: 480, stops: [0.55, 0.4, 0.16] },
    }),
    ...range(depths).map((depth) => rowOf(evening, seed, depth, box, id)),
  );
};
