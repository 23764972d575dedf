import { darker, lighter } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { between, noiseOf, randomOf, turn } from '../random.ts';
import {
  blob,
  bottom,
  layers,
  linear,
  path,
  radial,
  range,
  rect,
  right,
  softShadow,
  steps,
  even,
} from '../svg.ts';
import type { Box, Drawing, Point } from '../svg.ts';
import type { DrawMotif } from './composition.ts';

type Sheets = readonly [Colour, Colour, ...Colour[]];

const palettes: readonly [Sheets, ...Sheets[]] = [
  ['#f3eadc', '#d9a58b', '#b7593c', '#e6c48c', '#2f4a52', '#86a09a'],
  ['#ece7df', '#b9c2b2', '#7a8f80', '#d8b08c', '#394a44', '#e7dcc8'],
  ['#f2e3de', '#d79aa0', '#8e4458', '#e9bb93', '#3a2c3f', '#c4a7b4'],
  ['#e8ebe9', '#9db4c0', '#5c7f94', '#e0b56a', '#22394d', '#cfd8d6'],
];

/** Cut by hand: a circle whose radius wanders. */
const cutOf = (
  seed: number,
  purpose: string,
  centre: Point,
  radius: number,
  flat: number,
): string => {
  const wander = noiseOf(seed, purpose);
  const turns = 14;
  return blob(
    range(turns).map((index): Point => {
      const angle = (index / turns) * Math.PI * 2;
      const reach = radius * (1 + 0.13 * wander(index * 0.5) * Math.sin((Math.PI * index) / turns));
      return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach * flat];
    }),
  );
};

/** With the shadow that it throws on the sheets below. */
const sheetOf = (data: string, colour: Colour, name: string, box: Box, id: string): Drawing => ({
  defs: linear(
    `${id}${name}`,
    [box.left, 0],
    [right(box), 1000],
    even(lighter(colour, 0.1), colour, darker(colour, 0.06)),
  ),
  body:
    softShadow(data, '#2a1d14', { reach: 26, opacity: 0.24, dx: 6, dy: 13 }) +
    path(data, `url(#${id}${name})`) +
    path(data, 'none', `stroke="#ffffff" stroke-opacity=".22" stroke-width="1.6"`),
});

const hillOf = (seed: number, index: number, box: Box): string => {
  const line = noiseOf(seed * 5 + index, 'hill');
  const base = 640 + index * 105;
  const points = steps(box.left - 80, right(box) + 80, Math.ceil(box.width / 70)).map(
    (x): Point => [x, base - line(x / (360 + index * 60)) * (150 - index * 22)],
  );
  return blob([
    ...points,
    [right(box) + 300, bottom(box) + 300],
    [box.left - 300, bottom(box) + 300],
  ]);
};

/** Sheets of coloured paper, laid over each other. */
export const paper: DrawMotif = (seed, box, id) => {
  const sheets = turn(seed, palettes);
  const [ground] = sheets;
  const random = randomOf(seed, 'paper');
  const colour = (index: number): Colour => sheets[1 + (index % (sheets.length - 1))] ?? ground;
  const sun: Point = [between(random, -190, 190), between(random, 270, 340)];
  const rings = range(3).map((ring) =>
    sheetOf(
      cutOf(seed * 3 + ring, 'ring', sun, 270 - ring * 74, 1),
      colour(ring + (seed % 2)),
      `c${ring}`,
      box,
      id,
    ),
  );
  return layers(
    {
      defs: radial(
        `${id}ground`,
        [box.left + box.width * 0.3, 120],
        1300,
        even(lighter(ground, 0.5), darker(ground, 0.05)),
      ),
      body: rect(box, `url(#${id}ground)`),
    },
    ...rings,
    ...range(4).map((index) =>
      sheetOf(hillOf(seed, index, box), colour(index + 2 + (seed % 3)), `h${index}`, box, id),
    ),
  );
};
