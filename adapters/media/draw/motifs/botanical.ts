import { darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { between, pick, randomOf, turn } from '../random.ts';
import type { Random } from '../random.ts';
import {
  circle,
  layers,
  linear,
  num,
  nums,
  path,
  range,
  rect,
  right,
  smooth,
  steps,
  even,
} from '../svg.ts';
import type { Box, Drawing, Point } from '../svg.ts';
import type { DrawMotif } from './composition.ts';

interface Herbarium {
  readonly paper: readonly [Colour, Colour];
  readonly shape: Colour;
  readonly leaves: readonly [Colour, ...Colour[]];
  readonly stem: Colour;
}

const herbaria: readonly [Herbarium, ...Herbarium[]] = [
  {
    paper: ['#f6f1e6', '#ebe2d1'],
    shape: '#e4cdb4',
    leaves: ['#5e7a62', '#7f9a7c', '#a3b493', '#3f5b4c', '#c1a67e'],
    stem: '#5a6b52',
  },
  {
    paper: ['#f4e9e2', '#ead8ce'],
    shape: '#d99c80',
    leaves: ['#3c4f4a', '#5b7268', '#8b9d8d', '#b4725c', '#26393a'],
    stem: '#42504a',
  },
  {
    paper: ['#20332f', '#172622'],
    shape: '#2d463f',
    leaves: ['#8fae97', '#6d9180', '#c9d3b5', '#4c7567', '#d8b984'],
    stem: '#86a58e',
  },
];

interface Leaf {
  readonly foot: Point;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly colour: Colour;
}

/** Half in light, half in shade, with a midrib and a few veins. */
const bladeOf = (leaf: Leaf, stem: Colour): string => {
  const { length: l, width: w } = leaf;
  const upper = `M0 0C${nums(l * 0.2, -w, l * 0.68, -w * 0.94, l, 0)}`;
  const lower = `M0 0C${nums(l * 0.2, w, l * 0.68, w * 0.94, l, 0)}`;
  // Each ends a little before the blade's edge.
  const veins = [0.3, 0.42, 0.54, 0.66, 0.76]
    .map((t) => {
      const [early, late] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2];
      const x = l * (early * 0.2 + late * 0.68 + t ** 3);
      const reach = 0.82 * w * (early + late * 0.94);
      const foot = nums(x - l * 0.13, 0);
      return `M${foot}L${nums(x, -reach)}M${foot}L${nums(x, reach)}`;
    })
    .join('');
  return `<g transform="translate(${nums(...leaf.foot)}) rotate(${num(leaf.angle)})">${path(`${upper}Z`, lighter(leaf.colour, 0.1))}${path(`${lower}Z`, darker(leaf.colour, 0.1))}${path(veins, 'none', `stroke="${mix(leaf.colour, stem, 0.5)}" stroke-opacity=".35" stroke-width="${num(Math.max(1, w * 0.028))}"`)}${path(`M-3 0L${num(l * 0.94)} 0`, 'none', `stroke="${lighter(leaf.colour, 0.34)}" stroke-opacity=".7" stroke-width="${num(Math.max(1.2, w * 0.05))}"`)}</g>`;
};

const along = (from: Point, to: Point, bend: number, share: number): Point => {
  const rest = 1 - share;
  const [cx, cy] = [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2];
  return [
    rest * rest * from[0] + 2 * rest * share * cx + share * share * to[0],
    rest * rest * from[1] + 2 * rest * share * cy + share * share * to[1],
  ];
};

const branchOf = (random: Random, herbarium: Herbarium, foot: Point): string => {
  const height = between(random, 520, 800);
  const tip: Point = [foot[0] + between(random, -150, 150), foot[1] - height];
  const bend = between(random, -150, 150);
  const pairs = Math.floor(between(random, 6, 10));
  const colour = pick(random, herbarium.leaves);
  const slim = between(random, 0.15, 0.27);
  const stem = path(
    smooth(steps(0, 1, 12).map((share) => along(foot, tip, bend, share))),
    'none',
    `stroke="${herbarium.stem}" stroke-width="5" stroke-linecap="round"`,
  );
  const blades = range(pairs).flatMap((index) => {
    const share = 0.2 + (0.78 * index) / pairs;
    const here = along(foot, tip, bend, share);
    const next = along(foot, tip, bend, share + 0.02);
    const heading = (Math.atan2(next[1] - here[1], next[0] - here[0]) * 180) / Math.PI;
    const length = height * 0.3 * (1 - share * 0.62) * between(random, 0.86, 1.14);
    const spread = between(random, 38, 58) * (1 - share * 0.25);
    return [-1, 1].map((side) =>
      bladeOf(
        {
          foot: here,
          angle: heading + side * spread + between(random, -6, 6),
          length,
          width: length * slim,
          colour: mix(colour, pick(random, herbarium.leaves), random() * 0.22),
        },
        herbarium.stem,
      ),
    );
  });
  const last = along(foot, tip, bend, 0.98);
  const crown = bladeOf(
    {
      foot: last,
      angle: (Math.atan2(tip[1] - foot[1], tip[0] - foot[0] - bend) * 180) / Math.PI,
      length: height * 0.13,
      width: height * 0.13 * slim,
      colour,
    },
    herbarium.stem,
  );
  return stem + blades.join('') + crown;
};

const branchesOf = (seed: number, herbarium: Herbarium, box: Box): string =>
  range(25)
    .map((index) => index - 12)
    .toSorted((one, other) => Math.abs(other) - Math.abs(one))
    .filter((place) => place * 250 > box.left - 500 && place * 250 < right(box) + 500)
    .map((place) => {
      const random = randomOf(seed * 61 + place + 20, 'branch');
      const foot: Point = [place * 250 + between(random, -60, 60), between(random, 960, 1080)];
      return `<g opacity="${place % 2 === 0 ? 1 : 0.78}">${branchOf(random, herbarium, foot)}</g>`;
    })
    .join('');

/** Branches before a quiet disc, as pressed in a herbarium. */
export const botanical: DrawMotif = (seed, box, id) => {
  const herbarium = turn(seed, herbaria);
  const random = randomOf(seed, 'disc');
  return layers(
    {
      defs: linear(
        `${id}paper`,
        [box.left, box.top],
        [right(box), box.top + box.height],
        even(herbarium.paper[0], herbarium.paper[1]),
      ),
      body:
        rect(box, `url(#${id}paper)`) +
        circle(
          [between(random, -130, 130), between(random, 340, 420)],
          between(random, 220, 280),
          herbarium.shape,
        ),
    },
    { defs: '', body: branchesOf(seed, herbarium, box) } satisfies Drawing,
  );
};
