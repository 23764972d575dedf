import type { Colour } from '../colour.ts';
import { between, randomOf } from '../random.ts';
import {
  blur,
  layers,
  linear,
  num,
  path,
  polygon,
  radial,
  range,
  rect,
  right,
  even,
} from '../svg.ts';
import { ground, sheen, leaning } from './swatch-ground.ts';
import type { DrawSwatch } from './swatch-ground.ts';

/** Window light across a pane, and a cut edge below. */
export const glass =
  (top: Colour, low: Colour, edge: Colour): DrawSwatch =>
  (box, id) =>
    layers(
      {
        defs:
          linear(`${id}g`, [0, 0], [0, 96], even(top, low)) +
          linear(
            `${id}b`,
            [0, 0],
            [0, 96],
            [
              [0, '#ffffff', 0.72],
              [1, '#ffffff', 0.1],
            ],
          ) +
          linear(
            `${id}e`,
            [0, 84],
            [0, 96],
            [
              [0, edge],
              [0.3, '#ffffff'],
              [0.42, edge],
              [1, low],
            ],
          ),
        body:
          rect(box, `url(#${id}g)`) +
          path(leaning(-8, 22), `url(#${id}b)`) +
          path(leaning(22, 5), `url(#${id}b)`) +
          rect({ ...box, top: 84, height: 12 }, `url(#${id}e)`, 'opacity=".75"'),
      },
      sheen(box, `${id}s`, [
        [0, '#ffffff', 0.16],
        [0.5, '#ffffff', 0],
        [1, '#03141a', 0.2],
      ]),
    );

export const brushed: DrawSwatch = (box, id) =>
  layers(
    {
      defs: linear(
        `${id}g`,
        [box.left, 0],
        [right(box), 20],
        [
          [0, '#b4b8bc'],
          [0.24, '#d9dcdf'],
          [0.46, '#eef0f1'],
          [0.68, '#c3c7ca'],
          [1, '#a3a8ad'],
        ],
      ),
      body: rect(box, `url(#${id}g)`),
    },
    {
      defs: '',
      body: range(150)
        .map((index) => {
          const random = randomOf(index + 1, 'brush');
          const [y, x, reach] = [
            random() * 96,
            between(random, box.left - 60, right(box)),
            between(random, 30, 140),
          ];
          return path(
            `M${num(x)} ${num(y)}h${num(reach)}`,
            'none',
            `stroke="${random() < 0.5 ? '#ffffff' : '#5c6369'}" stroke-opacity="${num(between(random, 0.08, 0.26))}" stroke-width=".6"`,
          );
        })
        .join(''),
    },
  );

export const board: DrawSwatch = (box, id) =>
  layers(ground(box, `${id}g`, '#dad5cb', '#c6bfb2'), {
    defs:
      blur(`${id}b`, 4) +
      linear(`${id}t`, [box.left, 0], [right(box), 70], even('#ffffff', '#f3f1ec')) +
      linear(`${id}e`, [0, 62], [0, 76], even('#e6e2da', '#cdc8bd')),
    body:
      path(
        `M${num(box.left - 9)} 66L${num(right(box) - 34)} 66V78H${num(box.left - 9)}Z`,
        '#2a1d10',
        `opacity=".5" filter="url(#${id}b)" transform="translate(3 6)"`,
      ) +
      rect({ left: box.left, top: 0, width: box.width - 34, height: 62 }, `url(#${id}t)`) +
      rect({ left: box.left, top: 62, width: box.width - 34, height: 14 }, `url(#${id}e)`) +
      path(
        `M${num(box.left)} 62H${num(right(box) - 34)}`,
        'none',
        'stroke="#fff" stroke-width="1.2"',
      ),
  });

/** The layers show at the edge. */
export const sandwich: DrawSwatch = (box, id) => {
  const r = right(box) - 26;
  const layer = (top: number, height: number, colour: Colour): string =>
    rect({ left: box.left, top, width: r - box.left, height }, colour);
  return layers(ground(box, `${id}g`, '#dcd8d0', '#c5beb2'), {
    defs:
      blur(`${id}b`, 4) +
      linear(`${id}t`, [box.left, 0], [r, 60], even('#33566a', '#7aa0ab', '#2c4a5e')) +
      linear(
        `${id}l`,
        [0, 0],
        [0, 60],
        [
          [0, '#ffffff', 0.6],
          [1, '#ffffff', 0.08],
        ],
      ),
    body:
      path(
        `M${num(box.left - 9)} 60H${num(r)}V80H${num(box.left - 9)}Z`,
        '#20160c',
        `opacity=".55" filter="url(#${id}b)" transform="translate(3 6)"`,
      ) +
      layer(0, 58, `#456a7a`) +
      rect({ left: box.left, top: 0, width: r - box.left, height: 58 }, `url(#${id}t)`) +
      path(
        polygon([
          [-18, 0],
          [10, 0],
          [-26, 58],
          [-54, 58],
        ]),
        `url(#${id}l)`,
      ) +
      layer(58, 8, '#cfe6e6') +
      layer(60, 1.2, '#ffffff') +
      layer(66, 2.4, '#e9ecee') +
      layer(68.4, 6, '#2a2c2e') +
      layer(74.4, 2.4, '#b9bec2'),
  });
};

export const light: DrawSwatch = (box, id) =>
  layers(ground(box, `${id}g`, '#25324f', '#4b3a5c'), {
    defs:
      radial(`${id}h`, [0, 118], 150, [
        [0, '#fff6d8'],
        [0.3, '#ffd79a', 0.95],
        [0.62, '#e58f6a', 0.55],
        [1, '#e58f6a', 0],
      ]) + linear(`${id}e`, [0, 88], [0, 96], even('#ffffff', '#fff1c9')),
    body: rect(box, `url(#${id}h)`) + rect({ ...box, top: 90, height: 6 }, `url(#${id}e)`),
  });
