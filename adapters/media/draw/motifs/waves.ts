import { along, lighter } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { between, fractal, noiseOf, randomOf, turn } from '../random.ts';
import { bottom, layers, linear, path, polygon, range, right, smooth, steps } from '../svg.ts';
import type { Box, Drawing, Point } from '../svg.ts';
import type { DrawMotif } from './composition.ts';
import { sunnySky } from './sunny-sky.ts';

interface Sea {
  readonly sky: readonly [Colour, Colour, Colour];
  readonly sun: Colour;
  readonly water: readonly [Colour, ...Colour[]];
  readonly foam: Colour;
}

const seas: readonly [Sea, ...Sea[]] = [
  {
    sky: ['#e9dcc6', '#f3e9d8', '#f7f0e3'],
    sun: '#d9694a',
    water: ['#b9cdca', '#86aeb1', '#4f8792', '#2a6175', '#15425a', '#0c2a40'],
    foam: '#f8f4e9',
  },
  {
    sky: ['#f0c8ae', '#f6ddc6', '#faebd9'],
    sun: '#fff5e2',
    water: ['#e0b5a2', '#b98d8f', '#866b80', '#56506e', '#313857', '#171f3a'],
    foam: '#fbeadb',
  },
  {
    sky: ['#c8d3d1', '#dde3de', '#eceee8'],
    sun: '#fbf9f0',
    water: ['#c0ccc9', '#9cb0ae', '#71908f', '#496f70', '#2b5154', '#153438'],
    foam: '#f6f6ee',
  },
];

const depths = 9;

const waveOf = (sea: Sea, seed: number, depth: number, box: Box, id: string): Drawing => {
  const near = depth / (depths - 1);
  const roll = fractal(noiseOf(seed * 17 + depth, 'roll'), 3, 0.42);
  const base = 470 + depth * (34 + depth * 4.2);
  const relief = 6 + near ** 1.3 * 74;
  const wide = 130 + near * 260;
  const crest = (x: number): number => base - roll(x / wide) * relief;
  const points = steps(box.left - 40, right(box) + 40, Math.ceil(box.width / 18)).map(
    (x): Point => [x, crest(x)],
  );
  const water = along(sea.water, near);
  const foam = range(Math.round(3 + near * 4)).map((line) =>
    smooth(
      points.map(([x, y]): Point => [
        x,
        y + 5 + line * (5 + near * 9) + roll(x / 90 + line) * near * 9,
      ]),
    ),
  );
  return {
    defs: linear(
      `${id}w${depth}`,
      [0, base - relief],
      [0, base + 60 + near * 130],
      [
        [0, lighter(water, 0.2)],
        [0.3, water],
        [1, along(sea.water, near + 0.1)],
      ],
    ),
    body:
      path(
        polygon([
          ...points,
          [right(box) + 40, bottom(box) + 40],
          [box.left - 40, bottom(box) + 40],
        ]),
        `url(#${id}w${depth})`,
      ) +
      path(
        smooth(points),
        'none',
        `stroke="${sea.foam}" stroke-width="${(1 + near * 2.4).toFixed(2)}" stroke-opacity="${(0.35 + near * 0.3).toFixed(2)}"`,
      ) +
      path(
        foam.join(''),
        'none',
        `stroke="${sea.foam}" stroke-width="${(0.7 + near).toFixed(2)}" stroke-opacity="${(0.1 + near * 0.06).toFixed(2)}"`,
      ),
  };
};

/** Long swell under a low sun. */
export const waves: DrawMotif = (seed, box, id) => {
  const sea = turn(seed, seas);
  const random = randomOf(seed, 'sun');
  const [x, size] = [between(random, -160, 200), between(random, 104, 138)];
  const y = 400;
  return layers(
    sunnySky(box, id, {
      low: 480,
      sky: [
        [0, sea.sky[0]],
        [0.6, sea.sky[1]],
        [1, sea.sky[2]],
      ],
      sun: sea.sun,
      centre: [x, y],
      size: size,
      opacity: '.95',
      glow: { reach: 480, stops: [0.3, 0.5, 0.07] },
    }),
    ...range(depths).map((depth) => waveOf(sea, seed, depth, box, id)),
  );
};
