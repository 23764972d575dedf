import { along, darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { between, fractal, noiseOf, randomOf, turn } from '../random.ts';
import { bottom, layers, linear, path, polygon, range, right, steps, even } from '../svg.ts';
import type { Box, Drawing, Point } from '../svg.ts';
import type { DrawMotif } from './composition.ts';
import { sunnySky } from './sunny-sky.ts';

interface Desert {
  readonly sky: readonly [Colour, Colour];
  readonly sun: Colour;
  readonly light: readonly [Colour, ...Colour[]];
  readonly shade: readonly [Colour, ...Colour[]];
}

const deserts: readonly [Desert, ...Desert[]] = [
  {
    sky: ['#dfe4dd', '#f4e8d6'],
    sun: '#fffaf0',
    light: ['#ecd2b0', '#e3b888', '#d79b66', '#c67f4b'],
    shade: ['#d6b595', '#bd8a63', '#9c6345', '#743f30'],
  },
  {
    sky: ['#f1d9cd', '#f8ece2'],
    sun: '#fff7ee',
    light: ['#efd3c6', '#e2b3a4', '#cf8f82', '#b26c66'],
    shade: ['#dcb6ab', '#bd8a84', '#935f63', '#643e4a'],
  },
  {
    sky: ['#2c3452', '#8b86a0'],
    sun: '#f6eedd',
    light: ['#8b86a0', '#77708f', '#5d567a', '#433e62'],
    shade: ['#6b6786', '#524c6e', '#383456', '#211f3a'],
  },
];

const depths = 6;

/** Lit on one flank and shaded on the other; the crest is where the two meet. */
const duneOf = (desert: Desert, seed: number, depth: number, box: Box, id: string): Drawing => {
  const near = depth / (depths - 1);
  const swell = noiseOf(seed * 13 + depth, 'dune');
  const soft = fractal(noiseOf(seed * 13 + depth, 'soft'), 2, 0.4);
  const base = 500 + depth * 92;
  const relief = 60 + depth * 17;
  const wide = 420 + depth * 90;
  const crest = (x: number): number =>
    base - (swell(x / wide) * 0.8 + soft(x / (wide * 0.6) + 5) * 0.3) * relief;
  const xs = steps(box.left - 20, right(box) + 20, Math.ceil(box.width / 8));
  const ridge = xs.map((x): Point => [x, crest(x)]);
  const flank = xs.map((x): Point => {
    const slope = crest(x + 6) - crest(x - 6);
    return [x + 26 + near * 30, crest(x) + Math.max(0, slope) * (11 + near * 9) + 1.5];
  });
  const light = along(desert.light, near);
  const shade = along(desert.shade, near);
  return {
    defs:
      linear(
        `${id}l${depth}`,
        [0, base - relief],
        [0, base + 230],
        even(lighter(light, 0.14), light, mix(light, shade, 0.55)),
      ) +
      linear(
        `${id}s${depth}`,
        [0, base - relief],
        [0, base + 190],
        even(shade, mix(shade, light, 0.62)),
      ),
    body:
      path(
        polygon([...ridge, [right(box) + 20, bottom(box) + 20], [box.left - 20, bottom(box) + 20]]),
        `url(#${id}l${depth})`,
      ) + path(polygon([...ridge, ...flank.toReversed()]), `url(#${id}s${depth})`),
  };
};

const ripplesOf = (desert: Desert, seed: number, box: Box): Drawing => {
  const waver = fractal(noiseOf(seed, 'ripple'), 2, 0.5);
  const lines = range(11).map((index) => {
    const y = 965 + index * (9 + index * 2.4);
    const points = steps(box.left - 20, right(box) + 20, Math.ceil(box.width / 14)).map(
      (x): string =>
        `${x.toFixed(1)} ${(y + waver(x / 170 + index * 0.31) * 15 - x * 0.03).toFixed(1)}`,
    );
    return `M${points.join('L')}`;
  });
  return {
    defs: '',
    body: path(
      lines.join(''),
      'none',
      `stroke="${darker(desert.shade.at(-1) ?? '#000000', 0.05)}" stroke-opacity=".22" stroke-width="2.2"`,
    ),
  };
};

/** Dunes in low light. */
export const dunes: DrawMotif = (seed, box, id) => {
  const desert = turn(seed, deserts);
  const random = randomOf(seed, 'sun');
  const [x, y, size] = [
    between(random, -220, 220),
    between(random, 210, 300),
    between(random, 52, 84),
  ];
  return layers(
    sunnySky(box, id, {
      low: 560,
      sky: even(desert.sky[0], desert.sky[1]),
      sun: desert.sun,
      centre: [x, y],
      size: size,
      opacity: '.92',
      glow: { reach: 420, stops: [0.5, 0.4, 0.15] },
    }),
    ...range(depths).map((depth) => duneOf(desert, seed, depth, box, id)),
    ripplesOf(desert, seed, box),
  );
};
