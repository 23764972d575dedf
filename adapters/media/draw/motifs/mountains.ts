import { along, darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { fractal, noiseOf, randomOf, turn } from '../random.ts';
import {
  bottom,
  circle,
  layers,
  linear,
  path,
  polygon,
  radial,
  range,
  rect,
  right,
  shown,
  steps,
} from '../svg.ts';
import type { Box, Drawing, Point } from '../svg.ts';
import type { DrawMotif } from './composition.ts';

interface Hour {
  readonly sky: readonly [Colour, ...Colour[]];
  readonly haze: Colour;
  readonly ridges: readonly [Colour, ...Colour[]];
  readonly disc: {
    readonly colour: Colour;
    readonly x: number;
    readonly y: number;
    readonly radius: number;
  };
  readonly glow: { readonly radius: number; readonly strength: number };
  readonly stars: boolean;
}

const hours: readonly [Hour, ...Hour[]] = [
  {
    sky: ['#eec09b', '#f3cfae', '#f8e3c8', '#f6dcc4'],
    haze: '#f3d8c0',
    ridges: ['#cfa99a', '#a98691', '#7d6279', '#4f4a64', '#2f3a51', '#1a2536'],
    disc: { colour: '#fff4e2', x: -150, y: 285, radius: 74 },
    glow: { radius: 520, strength: 1 },
    stars: false,
  },
  {
    sky: ['#9fc0bb', '#bfd4c9', '#e2e8d8', '#eef0e2'],
    haze: '#e2eadf',
    ridges: ['#a9c6bd', '#7fa7a0', '#558680', '#336663', '#1d4a49', '#0e2f30'],
    disc: { colour: '#fdfaea', x: -170, y: 250, radius: 62 },
    glow: { radius: 520, strength: 1 },
    stars: false,
  },
  {
    sky: ['#111831', '#1f2a4c', '#3d4c77', '#7282a6'],
    haze: '#6f80a5',
    ridges: ['#5f7096', '#47587f', '#334266', '#222e4d', '#141d36', '#090f20'],
    disc: { colour: '#f4efdf', x: 190, y: 220, radius: 50 },
    glow: { radius: 400, strength: 0.5 },
    stars: true,
  },
  {
    sky: ['#55618c', '#9a7f9f', '#e3a69c', '#f9d9b4'],
    haze: '#f0c3ab',
    ridges: ['#c78f92', '#9c6d83', '#704f70', '#493a5b', '#2c2745', '#171831'],
    disc: { colour: '#fff0cf', x: 130, y: 400, radius: 66 },
    glow: { radius: 520, strength: 1 },
    stars: false,
  },
  {
    sky: ['#e8e5dc', '#edeae1', '#f1eee6', '#eeece3'],
    haze: '#edebe2',
    ridges: ['#d3d5cd', '#b4bbb4', '#8f9b95', '#697a75', '#465854', '#293936'],
    disc: { colour: '#fbf8ee', x: 60, y: 270, radius: 84 },
    glow: { radius: 520, strength: 1 },
    stars: false,
  },
  {
    sky: ['#cf6c3a', '#e3924f', '#f1bb72', '#f8dba0'],
    haze: '#f3c58c',
    ridges: ['#cf8a5c', '#a9644b', '#7d4541', '#552f38', '#351f2b', '#1d131d'],
    disc: { colour: '#fff0c4', x: -90, y: 330, radius: 92 },
    glow: { radius: 520, strength: 1 },
    stars: false,
  },
];

const skyOf = (hour: Hour, seed: number, box: Box, id: string): Drawing => {
  const { colour, y, radius } = hour.disc;
  const x = hour.disc.x + randomOf(seed, 'disc')() * 90 - 45;
  return {
    defs:
      linear(
        `${id}sky`,
        [0, Math.min(0, box.top)],
        [0, 640],
        hour.sky.map((stop, index) => [index / (hour.sky.length - 1), stop]),
      ) +
      radial(`${id}glow`, [x, y], hour.glow.radius, [
        [0, colour, 0.62 * hour.glow.strength],
        [0.16, colour, 0.4 * hour.glow.strength],
        [0.45, colour, 0.14 * hour.glow.strength],
        [1, colour, 0],
      ]) +
      linear(
        `${id}disc`,
        [0, y - radius],
        [0, y + radius],
        [
          [0, lighter(colour, 0.35)],
          [0.55, colour],
          [1, mix(colour, hour.haze, 0.42)],
        ],
      ),
    body:
      rect(box, `url(#${id}sky)`) +
      rect(box, `url(#${id}glow)`) +
      circle([x, y], radius, `url(#${id}disc)`),
  };
};

const starsOf = (seed: number, box: Box): Drawing => {
  const random = randomOf(seed, 'stars');
  return shown(
    range(150)
      .map(() => {
        const [x, y, size, glow] = [
          random() * 6000 - 3000,
          random() ** 1.4 * 560,
          random(),
          random(),
        ];
        return x > box.left && x < right(box)
          ? circle(
              [x, y],
              0.7 + size ** 4 * 1.9,
              '#fdf8e8',
              `opacity="${(0.25 + glow * 0.6).toFixed(2)}"`,
            )
          : '';
      })
      .join(''),
  );
};

/** Folded noise: its creases are ridges, the finer octaves their crags. */
const ridgeOf = (seed: number, depth: number): ((x: number) => number) => {
  const fold = noiseOf(seed * 31 + depth, 'fold');
  const swell = noiseOf(seed * 31 + depth, 'swell');
  const crag = fractal(noiseOf(seed * 31 + depth, 'crag'), 4, 0.52);
  const wide = 330 + depth * 26;
  return (x) => {
    const crease = 1 - Math.abs(fold(x / wide));
    const shoulder = 1 - Math.abs(fold(x / (wide * 0.37) + 40));
    return (
      crease ** 1.1 * 0.5 + shoulder ** 1.2 * 0.22 + swell(x / 800) * 0.4 + crag(x / 78) * 0.23
    );
  };
};

const edgeOf = (points: readonly Point[], box: Box): string =>
  polygon([...points, [right(box) + 20, bottom(box) + 20], [box.left - 20, bottom(box) + 20]]);

const nearest = 6;

/** Far ridges stand high, near ones lie low and wide. */
const baseOf = (depth: number): number => 548 + depth * 71;
const reliefOf = (depth: number): number => 215 - depth * 20;

const rangeOf = (hour: Hour, seed: number, depth: number, box: Box, id: string): Drawing => {
  const near = depth / nearest;
  const colour = along(hour.ridges, near);
  const height = ridgeOf(seed, depth);
  const base = baseOf(depth);
  const relief = reliefOf(depth);
  const points = steps(box.left - 20, right(box) + 20, Math.ceil(box.width / 4.5)).map(
    (x): Point => [x, base - height(x) * relief],
  );
  return {
    defs: linear(
      `${id}r${depth}`,
      [0, base - relief * 0.85],
      [0, base + 150],
      [
        [0, mix(colour, hour.haze, 0.04)],
        [0.4, mix(colour, hour.haze, 0.13 * (1 - near))],
        [1, depth === nearest ? darker(colour, 0.25) : mix(colour, hour.haze, 0.58 - near * 0.34)],
      ],
    ),
    body: path(edgeOf(points, box), `url(#${id}r${depth})`),
  };
};

/** Firs on the nearest ridges make the distance behind them far. */
const firsOf = (hour: Hour, seed: number, depth: number, box: Box): Drawing => {
  const random = randomOf(seed * 7 + depth, 'firs');
  const height = ridgeOf(seed, depth);
  const thicket = noiseOf(seed + depth, 'thicket');
  const base = baseOf(depth);
  const relief = reliefOf(depth);
  const size = depth === nearest ? 46 : 24;
  const trees = range(900).map((index) => {
    const x = (index - 450) * 7 + random() * 6;
    const grown = size * (0.45 + random() * 0.75) * (0.72 + 0.5 * thicket(x / 120));
    if (x < box.left - 30 || x > right(box) + 30 || thicket(x / 210 + 9) < -0.5) return '';
    const foot = base - height(x) * relief + 5;
    const half = grown * 0.17;
    return polygon([
      [x - half, foot],
      [x - half * 0.52, foot - grown * 0.36],
      [x - half * 0.66, foot - grown * 0.38],
      [x - half * 0.26, foot - grown * 0.7],
      [x, foot - grown],
      [x + half * 0.26, foot - grown * 0.7],
      [x + half * 0.66, foot - grown * 0.38],
      [x + half * 0.52, foot - grown * 0.36],
      [x + half, foot],
    ]);
  });
  return shown(path(trees.join(''), along(hour.ridges, depth / nearest)));
};

const mistOf = (hour: Hour, seed: number, depth: number, box: Box, id: string): Drawing => {
  const y = 640 + depth * 78;
  const drift = randomOf(seed + depth, 'mist')() * 900 - 450;
  return {
    defs: radial(
      `${id}m${depth}`,
      [drift, y],
      820,
      [
        [0, hour.haze, 0.42 - depth * 0.06],
        [0.5, hour.haze, 0.2 - depth * 0.03],
        [1, hour.haze, 0],
      ],
      0.085,
    ),
    body: rect(box, `url(#${id}m${depth})`),
  };
};

/** Layered horizons at different hours, far ones in haze. */
export const mountains: DrawMotif = (seed, box, id) => {
  const hour = turn(seed, hours);
  return layers(
    skyOf(hour, seed, box, id),
    hour.stars ? starsOf(seed, box) : shown(''),
    ...range(nearest + 1).flatMap((depth) => [
      ...(depth >= nearest - 1 ? [firsOf(hour, seed, depth, box)] : []),
      rangeOf(hour, seed, depth, box, id),
      ...(depth > 0 && depth < 4 ? [mistOf(hour, seed, depth, box, id)] : []),
    ]),
  );
};
