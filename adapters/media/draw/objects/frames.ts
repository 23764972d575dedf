import { frameColour } from '../../../../core/domain/catalogue/frame-colours.ts';
import type { FrameType } from '../../../../core/domain/catalogue/materials.ts';
import type { ProducedFrame } from '../../../../core/domain/catalogue/produced-frames.ts';
import { matLookOf } from '../../../../core/domain/image/framed-look.ts';
import {
  mouldingMeasures,
  type MouldingMeasures,
} from '../../../../core/domain/catalogue/object-measures.ts';
import type { ObjectSource } from '../../../../core/domain/image/sources.ts';
import { darker, lighter } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { between, randomOf } from '../random.ts';
import {
  bottom,
  grown,
  layers,
  linear,
  num,
  path,
  polygon,
  range,
  rect,
  right,
  shown,
} from '../svg.ts';
import type { Box, Drawing, Point } from '../svg.ts';
import { corners, matDrawing } from './mats.ts';

export interface Moulding extends MouldingMeasures {
  readonly colour: Colour;
  readonly look: 'plain' | 'grain' | 'brushed' | 'lacquer' | 'profile';
}

const looks = {
  alurahmen: 'brushed',
  artbox: 'lacquer',
  fotorahmen: 'profile',
  holzrahmen: 'grain',
  kunststoffrahmen: 'plain',
  'schattenfuge-leinwand': 'grain',
  'schattenfuge-platte': 'grain',
} as const satisfies Readonly<Record<FrameType, Moulding['look']>>;

/** In its colour; a frame type alone is black. */
export const mouldingOf = (frame: FrameType, producedFrame?: ProducedFrame): Moulding => ({
  ...mouldingMeasures[frame],
  ...(producedFrame !== undefined && { colour: frameColour(producedFrame) }),
  look: looks[frame],
});

type Framed = Pick<ObjectSource, 'mat'> & { readonly frame: FrameType };

/** Millimetres beyond the picture on each side, with the mat. */
export const reachOf = ({ frame, mat }: Framed): number =>
  mouldingMeasures[frame].face + mouldingMeasures[frame].gap + matLookOf(frame, mat).matSize;

const grainOf = (from: Box, index: number, colour: Colour): string => {
  const random = randomOf(index + 3, 'grain');
  const upright = index % 2 === 1;
  const [length, width] = upright ? [from.height, from.width] : [from.width, from.height];
  return range(14)
    .map(() => {
      const across = random() * width;
      const start = random() * length * 0.7;
      const reach = between(random, 0.2, 0.5) * length;
      const [x, y] = upright
        ? [from.left + across, from.top + start]
        : [from.left + start, from.top + across];
      const data = upright
        ? `M${num(x)} ${num(y)}v${num(reach)}`
        : `M${num(x)} ${num(y)}h${num(reach)}`;
      return path(
        data,
        'none',
        `stroke="${lighter(colour, 0.35)}" stroke-opacity="${num(between(random, 0.1, 0.3))}" stroke-width="${num(width * 0.035)}"`,
      );
    })
    .join('');
};

/** Mitred; each side takes the light by the way it faces. */
const sidesOf = (moulding: Moulding, outer: Box, id: string): Drawing => {
  const { colour, face, look } = moulding;
  const inner = grown(outer, -face);
  const o = corners(outer);
  const i = corners(inner);
  const tones: readonly [Colour, Colour, Colour, Colour] = [
    lighter(colour, 0.2),
    lighter(colour, 0.05),
    darker(colour, 0.1),
    lighter(colour, 0.13),
  ];
  const strips: readonly Box[] = [
    { left: outer.left, top: outer.top, width: outer.width, height: face },
    { left: inner.left + inner.width, top: outer.top, width: face, height: outer.height },
    { left: outer.left, top: inner.top + inner.height, width: outer.width, height: face },
    { left: outer.left, top: outer.top, width: face, height: outer.height },
  ];
  return layers(
    ...range(4).map((side): Drawing => {
      const next = (side + 1) % 4;
      const points = [o[side], o[next], i[next], i[side]].filter((point) => point !== undefined);
      const strip = strips[side] ?? outer;
      const tone = tones[side] ?? colour;
      const across: readonly [Point, Point] =
        side % 2 === 0
          ? [
              [0, strip.top],
              [0, bottom(strip)],
            ]
          : [
              [strip.left, 0],
              [right(strip), 0],
            ];
      const ridge = look === 'profile' || look === 'lacquer' ? 0.34 : 0.1;
      return {
        defs:
          linear(`${id}m${side}`, across[0], across[1], [
            [0, darker(tone, 0.12)],
            [0.3, lighter(tone, ridge)],
            [0.5, tone],
            [1, darker(tone, look === 'profile' ? 0.35 : 0.12)],
          ]) + `<clipPath id="${id}c${side}">${path(polygon(points), '#000')}</clipPath>`,
        body:
          path(polygon(points), `url(#${id}m${side})`) +
          (look === 'grain' || look === 'brushed'
            ? `<g clip-path="url(#${id}c${side})">${grainOf(strip, side, colour)}</g>`
            : ''),
      };
    }),
    shown(
      o
        .map((point, index) => {
          const [x, y] = i[index] ?? point;
          return path(
            `M${num(point[0])} ${num(point[1])}L${num(x)} ${num(y)}`,
            'none',
            `stroke="#000" stroke-opacity=".35" stroke-width="${num(face * 0.04)}"`,
          );
        })
        .join(''),
    ),
  );
};

const within = (box: Box, width: number, strength: number, id: string): Drawing => ({
  defs:
    linear(
      `${id}t`,
      [0, box.top],
      [0, box.top + width],
      [
        [0, '#0a0603', strength],
        [1, '#0a0603', 0],
      ],
    ) +
    linear(
      `${id}s`,
      [box.left, 0],
      [box.left + width, 0],
      [
        [0, '#0a0603', strength * 0.7],
        [1, '#0a0603', 0],
      ],
    ),
  body: rect({ ...box, height: width }, `url(#${id}t)`) + rect({ ...box, width }, `url(#${id}s)`),
});

/** From the front: mat or gap behind, the picture, the moulding over it. */
export const framed = (
  source: Framed,
  moulding: Moulding,
  picture: Drawing,
  window: Box,
  id: string,
): Drawing => {
  const outer = grown(window, reachOf(source));
  const inner = grown(outer, -moulding.face);
  const mat = matLookOf(source.frame, source.mat);
  return layers(
    mat.matSize > 0
      ? matDrawing(mat, inner, window, id)
      : { defs: '', body: rect(inner, darker(moulding.colour, 0.62)) },
    picture,
    moulding.gap > 0
      ? within({ ...inner, height: moulding.gap * 1.6 }, moulding.gap, 0.5, `${id}g`)
      : within(inner, moulding.face * 0.9, 0.3, `${id}w`),
    sidesOf(moulding, outer, id),
  );
};
