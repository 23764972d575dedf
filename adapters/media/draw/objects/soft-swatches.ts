import type { Colour } from '../colour.ts';
import { between, randomOf } from '../random.ts';
import {
  blur,
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
  shown,
  even,
} from '../svg.ts';
import type { Point } from '../svg.ts';
import { weave } from './textures.ts';
import { ground, sheen } from './swatch-ground.ts';
import type { DrawSwatch } from './swatch-ground.ts';

export const linen: DrawSwatch = (box, id) =>
  layers(
    ground(box, `${id}g`, '#eadfca', '#dccfb6'),
    weave(box, { pitch: 6, strength: 0.5 }, `${id}w`),
    {
      defs: '',
      body: range(18)
        .map((index) => {
          const random = randomOf(index + 1, 'slub');
          const upright = random() < 0.5;
          const [x, y, reach] = [
            between(random, box.left, right(box)),
            random() * 96,
            between(random, 10, 34),
          ];
          return path(
            `M${num(x)} ${num(y)}${upright ? 'v' : 'h'}${num(reach)}`,
            'none',
            'stroke="#fffaf0" stroke-opacity=".28" stroke-width="1.7" stroke-linecap="round"',
          );
        })
        .join(''),
    },
    sheen(box, `${id}s`, [
      [0, '#ffffff', 0.22],
      [0.55, '#ffffff', 0],
      [1, '#3a2a16', 0.2],
    ]),
  );

/** One corner is lifted; `lift` is how far. */
export const sheet =
  (back: readonly [Colour, Colour], face: readonly [Colour, Colour], lift: number): DrawSwatch =>
  (box, id) => {
    const r = right(box);
    const fold = `M${num(r - lift * 1.5)} 96Q${num(r - lift * 0.85)} ${num(96 - lift * 0.24)} ${num(r - lift * 0.74)} ${num(96 - lift * 0.56)}Q${num(r - lift * 0.3)} ${num(96 - lift * 0.5)} ${num(r)} ${num(96 - lift * 0.94)}V96Z`;
    return layers(
      ground(box, `${id}g`, face[0], face[1]),
      {
        defs:
          radial(`${id}d`, [r - lift * 0.5, 96 - lift * 0.3], lift * 1.7, [
            [0, '#2a1d10', 0.34],
            [0.5, '#2a1d10', 0.12],
            [1, '#2a1d10', 0],
          ]) +
          linear(
            `${id}f`,
            [r - lift * 0.72, 96 - lift * 0.6],
            [r - lift * 0.3, 96],
            [
              [0, '#ffffff'],
              [0.35, back[0]],
              [1, back[1]],
            ],
          ),
        body: rect(box, `url(#${id}d)`) + path(fold, `url(#${id}f)`),
      },
      sheen(box, `${id}s`, [
        [0, '#ffffff', 0.3],
        [0.4, '#ffffff', 0],
        [1, '#2a1d10', 0.04],
      ]),
    );
  };

export const rag: DrawSwatch = (box, id) => {
  const random = randomOf(4, 'deckle');
  const edge = range(70).map((index): Point => [
    box.left + ((index - 2) / 64) * box.width,
    76 + random() * 2.6 + Math.sin(index / 5) * 0.9,
  ]);
  const outline = polygon([[box.left - 4, -4], ...edge, [right(box) + 8, -4]]);
  return layers(ground(box, `${id}g`, '#d8ccb8', '#c7b99f'), {
    defs:
      blur(`${id}b`, 2.4) +
      linear(`${id}p`, [box.left, 0], [right(box), 80], even('#fdfaf2', '#efe7d6')),
    body:
      path(outline, '#3a2a16', `opacity=".42" filter="url(#${id}b)" transform="translate(1 3)"`) +
      path(outline, `url(#${id}p)`) +
      range(240)
        .map(() => {
          const [x, y] = [between(random, box.left, right(box)), random() * 74];
          return circle(
            [x, y],
            between(random, 0.5, 1.3),
            random() < 0.5 ? '#ffffff' : '#b9a98a',
            `opacity="${num(between(random, 0.12, 0.4))}"`,
          );
        })
        .join(''),
  });
};

export const wallpaper: DrawSwatch = (box, id) => {
  const leaf = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})">${path('M0 0C5 -9 17 -9 24 0C17 9 5 9 0 0Z', '#8fa695')}${path('M0 0H22', 'none', 'stroke="#c8d3c4" stroke-width=".8"')}</g>`;
  const leaves = range(13).flatMap((column) =>
    range(4).map((row) =>
      leaf(
        box.left + column * 26 - 20 + (row % 2) * 13,
        row * 27 + 6,
        (column + row) % 2 === 0 ? -38 : 34,
      ),
    ),
  );
  const r = right(box) - 44;
  return layers(ground(box, `${id}g`, '#d8e0d6', '#c4d0c4'), shown(leaves.join('')), {
    defs:
      linear(
        `${id}r`,
        [r, 0],
        [r + 30, 0],
        [
          [0, '#b9b2a4'],
          [0.25, '#ffffff'],
          [0.6, '#efebe2'],
          [1, '#a79f90'],
        ],
      ) +
      linear(
        `${id}d`,
        [r - 18, 0],
        [r, 0],
        [
          [0, '#1d1a12', 0],
          [1, '#1d1a12', 0.26],
        ],
      ),
    body:
      rect({ left: r + 30, top: 0, width: 20, height: 96 }, '#ded8cb') +
      rect({ left: r - 18, top: 0, width: 18, height: 96 }, `url(#${id}d)`) +
      rect({ left: r, top: 0, width: 30, height: 96 }, `url(#${id}r)`),
  });
};

export const tarpaulin: DrawSwatch = (box, id) => {
  const ring: Point = [box.left + 26, 26];
  return layers(ground(box, `${id}g`, '#e9e9e6', '#cfcfca'), {
    defs:
      `<pattern id="${id}p" patternUnits="userSpaceOnUse" width="5" height="5"><path d="M0 0H5M0 0V5" stroke="#8a8a84" stroke-opacity=".3" stroke-width=".8"/></pattern>` +
      linear(
        `${id}f`,
        [box.left, 0],
        [right(box), 60],
        [
          [0, '#ffffff', 0],
          [0.4, '#ffffff', 0.55],
          [0.5, '#5b5b55', 0.16],
          [0.62, '#ffffff', 0.4],
          [1, '#4a4a44', 0.18],
        ],
      ) +
      radial(`${id}m`, [ring[0] - 4, 22], 16, [
        [0, '#ffffff'],
        [0.6, '#b4b9bc'],
        [1, '#7b8185'],
      ]),
    body:
      rect(box, `url(#${id}p)`) +
      rect(box, `url(#${id}f)`) +
      circle([ring[0] + 1, ring[1] + 2], 13.5, '#1d1a12', 'opacity=".28"') +
      circle(ring, 13, `url(#${id}m)`) +
      circle(ring, 6.4, '#4a4640') +
      rect({ left: box.left, top: 45, width: box.width, height: 1 }, '#6d6d66', 'opacity=".35"'),
  });
};
