import { along, darker } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { between, noiseOf, randomOf, turn } from '../random.ts';
import { blob, layers, num, path, radial, range, rect, right, even } from '../svg.ts';
import type { Box, Drawing, Point } from '../svg.ts';
import type { DrawMotif } from './composition.ts';

type Washes = readonly [Colour, Colour, Colour, Colour];

const palettes: readonly [Washes, ...Washes[]] = [
  ['#e9c9a6', '#dfa98a', '#a9bfb9', '#5b8a94'],
  ['#efd3b4', '#dba3a0', '#8f7390', '#4d5a7e'],
  ['#efdca8', '#bcc99c', '#7d9a76', '#3f6263'],
  ['#d8e2e6', '#9dbad2', '#d3a6ab', '#3f5f8c'],
];

const washes = 16;
const bands = 5;
const columns = 11;

/** Mostly the band's own colour, now and then a neighbour's. */
const toneOf = (colours: Washes, band: number, chance: number): Colour =>
  along(colours, band / (bands - 1) + (chance - 0.5) * 0.5);

/** One pool of colour laid many times, thin, each time with another edge. */
const washOf = (
  seed: number,
  name: number,
  centre: Point,
  across: number,
  down: number,
  colour: Colour,
): string => {
  const big = noiseOf(seed * 71 + name, 'pool');
  return range(washes)
    .map((coat) => {
      const fine = noiseOf(seed * 997 + name * 31 + coat, 'edge');
      const corners = 34;
      const points = range(corners).map((corner): Point => {
        const angle = (corner / corners) * Math.PI * 2;
        const bay = big(Math.cos(angle) * 1.6 + 7) + big(Math.sin(angle) * 1.6 + 21);
        const reach = 0.78 + bay * 0.17 + fine(corner * 0.8) * 0.12 * (0.4 + (coat % 7) / 7);
        return [
          centre[0] + Math.cos(angle) * across * reach,
          centre[1] + Math.sin(angle) * down * reach,
        ];
      });
      const edge =
        coat === 3
          ? ` stroke="${darker(colour, 0.15)}" stroke-opacity=".2" stroke-width="2.4"`
          : '';
      return path(blob(points), colour, `fill-opacity="${num(0.06)}"${edge}`);
    })
    .join('');
};

/** From a pale sky to a deep foreground, each wash running into the next. */
const fieldOf = (seed: number, colours: Washes, box: Box): Drawing => ({
  defs: '',
  body: range(bands)
    .flatMap((band) =>
      range(columns).map((column) => {
        const random = randomOf(seed * 53 + band * columns + column, 'wash');
        const centre: Point = [
          (column - (columns - 1) / 2) * 520 + between(random, -210, 210),
          150 + band * 178 + between(random, -46, 46),
        ];
        const across = between(random, 420, 680);
        const down = between(random, 66, 118) + band * 8;
        return centre[0] + across < box.left || centre[0] - across > right(box)
          ? ''
          : washOf(
              seed,
              band * columns + column,
              centre,
              across,
              down,
              toneOf(colours, band, random()),
            );
      }),
    )
    .join(''),
});

const spatterOf = (seed: number, colours: Washes, box: Box): Drawing => {
  const random = randomOf(seed, 'spatter');
  return {
    defs: '',
    body: range(140)
      .map(() => {
        const [x, y, size] = [
          between(random, -2600, 2600),
          between(random, 0, 1000),
          random() ** 5 * 9 + 1.2,
        ];
        const colour = colours[Math.floor(random() * colours.length)] ?? colours[0];
        return x > box.left && x < right(box)
          ? `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size)}" fill="${colour}" fill-opacity=".4"/>`
          : '';
      })
      .join(''),
  };
};

/** Wet in wet, on warm paper. */
export const watercolour: DrawMotif = (seed, box, id) => {
  const colours = turn(seed, palettes);
  return layers(
    {
      defs: radial(`${id}paper`, [0, 400], 1500, even('#fdfaf3', '#f1eadd')),
      body: rect(box, `url(#${id}paper)`),
    },
    fieldOf(seed, colours, box),
    spatterOf(seed, colours, box),
  );
};
