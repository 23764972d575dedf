import { lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { between, fractal, noiseOf, randomOf, turn } from '../random.ts';
import {
  blob,
  bottom,
  circle,
  layers,
  linear,
  num,
  path,
  polygon,
  radial,
  range,
  rect,
  right,
  steps,
  even,
} from '../svg.ts';
import type { Box, Drawing, Point } from '../svg.ts';
import type { DrawMotif } from './composition.ts';

interface Night {
  readonly sky: readonly [Colour, Colour, Colour];
  readonly moon: Colour;
  readonly mare: Colour;
  readonly land: Colour;
}

const nights: readonly [Night, ...Night[]] = [
  { sky: ['#0d1526', '#1b2b47', '#47597a'], moon: '#f3ecda', mare: '#c3b9a2', land: '#080d18' },
  { sky: ['#2b2233', '#5a3f52', '#b57d74'], moon: '#fbe9cf', mare: '#dcb79a', land: '#1a131f' },
  { sky: ['#ddd8cc', '#e8e3d8', '#f2eee5'], moon: '#c9805c', mare: '#a8613f', land: '#8f9a92' },
];

const marksOf = (seed: number, centre: Point, radius: number, night: Night): string => {
  const random = randomOf(seed, 'mare');
  return range(26)
    .map((index) => {
      const angle = between(random, 0, Math.PI * 2);
      const reach = Math.sqrt(random()) * radius * 0.86;
      const size = radius * (index < 7 ? between(random, 0.14, 0.32) : between(random, 0.02, 0.07));
      const wander = noiseOf(seed * 40 + index, 'edge');
      const points = range(11).map((corner): Point => {
        const turned = (corner / 11) * Math.PI * 2;
        const here = size * (1 + 0.3 * wander(corner * 0.9));
        return [
          centre[0] + Math.cos(angle) * reach + Math.cos(turned) * here,
          centre[1] + Math.sin(angle) * reach + Math.sin(turned) * here,
        ];
      });
      return path(blob(points), night.mare, `opacity="${num(index < 7 ? 0.4 : 0.3)}"`);
    })
    .join('');
};

const moonOf = (
  seed: number,
  night: Night,
  centre: Point,
  radius: number,
  id: string,
): Drawing => ({
  defs:
    radial(`${id}halo`, centre, radius * 3, [
      [0, night.moon, 0.5],
      [0.33, night.moon, 0.3],
      [0.42, night.moon, 0.13],
      [1, night.moon, 0],
    ]) +
    radial(`${id}ball`, [centre[0] - radius * 0.3, centre[1] - radius * 0.3], radius * 1.5, [
      [0, lighter(night.moon, 0.5)],
      [0.6, night.moon],
      [1, mix(night.moon, night.mare, 0.8)],
    ]) +
    `<clipPath id="${id}rim">${circle(centre, radius, '#000')}</clipPath>`,
  body:
    circle(centre, radius * 3, `url(#${id}halo)`) +
    circle(centre, radius, `url(#${id}ball)`) +
    `<g clip-path="url(#${id}rim)">${marksOf(seed, centre, radius, night)}</g>`,
});

const cloudsOf = (seed: number, night: Night, box: Box, id: string): Drawing => ({
  defs: radial(`${id}cloud`, [0, 0], 1, [
    [0, night.sky[2], 0.55],
    [0.5, night.sky[2], 0.22],
    [1, night.sky[2], 0],
  ]),
  body: range(16)
    .map((index) => {
      const random = randomOf(seed * 23 + index, 'cloud');
      const x = between(random, -1700, 1700);
      const y = between(random, 470, 800);
      const across = between(random, 260, 560);
      return x + across < box.left || x - across > right(box)
        ? ''
        : circle(
            [0, 0],
            1,
            `url(#${id}cloud)`,
            `transform="translate(${num(x)} ${num(y)}) scale(${num(across)} ${num(across * between(random, 0.05, 0.11))})"`,
          );
    })
    .join(''),
});

/** A large moon over a low horizon. */
export const moon: DrawMotif = (seed, box, id) => {
  const night = turn(seed, nights);
  const random = randomOf(seed, 'moon');
  const centre: Point = [between(random, -90, 90), between(random, 370, 430)];
  const line = fractal(noiseOf(seed, 'land'), 4, 0.5);
  const land = steps(box.left - 20, right(box) + 20, Math.ceil(box.width / 8)).map((x): Point => [
    x,
    872 - line(x / 300) * 74,
  ]);
  return layers(
    {
      defs:
        linear(`${id}sky`, [0, Math.min(0, box.top)], [0, 900], even(...night.sky)) +
        linear(
          `${id}land`,
          [0, 800],
          [0, 1000],
          even(mix(night.land, night.sky[2], 0.25), night.land),
        ),
      body: rect(box, `url(#${id}sky)`),
    },
    moonOf(seed, night, centre, between(random, 205, 245), id),
    cloudsOf(seed, night, box, id),
    {
      defs: '',
      body: path(
        polygon([...land, [right(box) + 20, bottom(box) + 20], [box.left - 20, bottom(box) + 20]]),
        `url(#${id}land)`,
      ),
    },
  );
};
