import { darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { between, randomOf } from '../random.ts';
import { layers, linear, num, nums, path, range, smooth } from '../svg.ts';
import type { Drawing, Point } from '../svg.ts';
import { shadow, shape } from './furniture.ts';

const blade = (foot: Point, angle: number, length: number, width: number, colour: Colour): string =>
  `<g transform="translate(${nums(...foot)}) rotate(${num(angle)})">${path(
    `M0 0C${nums(length * 0.25, -width, length * 0.7, -width, length, 0)}L0 0Z`,
    lighter(colour, 0.09),
  )}${path(
    `M0 0C${nums(length * 0.25, width, length * 0.7, width, length, 0)}L0 0Z`,
    darker(colour, 0.08),
  )}</g>`;

/** `floor`: height at which the pot stands; `tall`: its own. */
export const potPlant = (
  id: string,
  x: number,
  floor: number,
  tall: number,
  leaf: Colour,
  pot: Colour,
): Drawing => {
  const random = randomOf(11, 'plant');
  const rim = floor - tall * 0.23;
  const leaves = range(17).map((index) => {
    const share = index / 16;
    const side = index % 2 === 0 ? -1 : 1;
    const foot: Point = [
      x + Math.sin(share * 3.1) * 2.5 + side * 0.8,
      rim - 4 - share * tall * 0.62,
    ];
    const angle = -90 + side * (74 - share * 48) + between(random, -9, 9);
    const length = tall * between(random, 0.15, 0.205) * (1.12 - share * 0.34);
    return blade(foot, angle, length, length * 0.24, mix(leaf, '#c8cf9f', random() * 0.2));
  });
  const half = tall * 0.115;
  return layers(
    shadow(`${id}f`, [x + 5, floor], half * 2.4, half * 0.34, 0.4),
    {
      defs: '',
      body:
        path(
          smooth([
            [x, rim + 3],
            [x + 1.4, rim - tall * 0.3],
            [x - 0.4, rim - tall * 0.68],
          ]),
          'none',
          `stroke="${darker(leaf, 0.35)}" stroke-width="1.3"`,
        ) + leaves.join(''),
    },
    shape(
      `${id}p`,
      `M${num(x - half)} ${num(rim)}H${num(x + half)}L${num(x + half * 0.74)} ${num(floor - 1.5)}Q${num(x + half * 0.7)} ${num(floor)} ${num(x + half * 0.6)} ${num(floor)}H${num(x - half * 0.6)}Q${num(x - half * 0.7)} ${num(floor)} ${num(x - half * 0.74)} ${num(floor - 1.5)}Z`,
      pot,
      rim,
      floor,
    ),
    {
      defs: linear(
        `${id}s`,
        [x - half, 0],
        [x + half, 0],
        [
          [0, '#ffffff', 0.16],
          [0.45, '#ffffff', 0],
          [1, '#1c0f06', 0.26],
        ],
      ),
      body: path(
        `M${num(x - half)} ${num(rim)}H${num(x + half)}L${num(x + half * 0.72)} ${num(floor)}H${num(x - half * 0.72)}Z`,
        `url(#${id}s)`,
      ),
    },
  );
};

/** `foot`: height of what it stands on. */
export const vase = (
  id: string,
  x: number,
  foot: number,
  tall: number,
  colour: Colour,
  stems: Colour,
): Drawing => {
  const random = randomOf(5, 'vase');
  const neck = foot - tall * 0.4;
  const grasses = range(9).map((index) => {
    const lean = (index - 4) * tall * 0.075 + between(random, -1, 1);
    const tip: Point = [x + lean, neck - tall * between(random, 0.42, 0.66)];
    const stem = smooth([[x + lean * 0.08, neck + 2], [x + lean * 0.4, (neck + tip[1]) / 2], tip]);
    const angle = (Math.atan2(tip[1] - neck, lean) * 180) / Math.PI;
    return (
      path(stem, 'none', `stroke="${darker(stems, 0.15)}" stroke-width=".4"`) +
      blade(tip, angle, tall * 0.17, tall * 0.024, mix(stems, '#fff4dc', random() * 0.35))
    );
  });
  const w = tall * 0.135;
  return layers(
    { defs: '', body: grasses.join('') },
    shape(
      id,
      `M${num(x - w * 0.36)} ${num(neck)}H${num(x + w * 0.36)}C${nums(x + w * 0.34, neck + tall * 0.12, x + w, neck + tall * 0.13, x + w, neck + tall * 0.25)}C${nums(x + w, foot - tall * 0.04, x + w * 0.7, foot, x + w * 0.5, foot)}H${num(x - w * 0.5)}C${nums(x - w * 0.7, foot, x - w, foot - tall * 0.04, x - w, neck + tall * 0.25)}C${nums(x - w, neck + tall * 0.13, x - w * 0.34, neck + tall * 0.12, x - w * 0.36, neck)}Z`,
      colour,
      neck,
      foot,
    ),
    {
      defs: '',
      body: path(
        `M${num(x - w * 0.62)} ${num(neck + tall * 0.2)}Q${num(x - w * 0.74)} ${num(neck + tall * 0.28)} ${num(x - w * 0.55)} ${num(foot - tall * 0.04)}`,
        'none',
        'stroke="#ffffff" stroke-opacity=".3" stroke-width=".9" stroke-linecap="round"',
      ),
    },
  );
};
