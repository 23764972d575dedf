import type { ObjectSource, PictureView } from '../../../../core/domain/image/sources.ts';
import { darker, lighter } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { bottom, grown, layers, linear, matrix, radial, rect, right, shown } from '../svg.ts';
import type { Box, Drawing, Point } from '../svg.ts';
import { frontViews } from './front-view.ts';
import { thingOf } from './object.ts';
import type { Thing } from './object.ts';
import { wallShadow } from './shadows.ts';
import type { Threads } from './textures.ts';

/** With the part of its plane that fills a picture. */
export interface Scene {
  readonly drawing: Drawing;
  readonly view: Box;
}

type DrawView = (source: ObjectSource, ratio: number, id: string) => Scene;

/** In light from the upper left. */
const wallOf = (view: Box, id: string): Drawing => ({
  defs: radial(
    `${id}w`,
    [view.left + view.width * 0.22, view.top + view.height * 0.12],
    view.width * 1.05,
    [
      // As bright as the rendered walls beside which it is seen.
      [0, '#e6e3dc'],
      [0.45, '#dbd6ce'],
      [1, '#c5beb4'],
    ],
  ),
  body: rect(view, `url(#${id}w)`),
});

/** Millimetres from the wall. */
const liftOf = (thing: Thing): number =>
  thing.depth + (thing.moulding === undefined ? thing.surface.standOff : 0);

/** Thrown on the wall around a backlit print. */
const haloOf = (source: ObjectSource, outer: Box, id: string): Drawing =>
  source.material === 'backlitfolie'
    ? {
        defs: radial(
          `${id}h`,
          [right(outer) / 2, bottom(outer) / 2],
          Math.hypot(outer.width, outer.height) * 0.72,
          [
            [0, '#fff3cf', 0.95],
            [0.6, '#fff0c6', 0.5],
            [1, '#fff0c6', 0],
          ],
        ),
        body: rect(grown(outer, Math.max(outer.width, outer.height)), `url(#${id}h)`),
      }
    : shown('');

/** As wide as they must be to be seen. */
const threadsFor = (millimetresAcross: number): Threads => ({
  pitch: millimetresAcross / (millimetresAcross < 400 ? 84 : 230),
  strength: millimetresAcross < 400 ? 0.22 : 0.12,
});

const frontal: DrawView = (source, ratio, id) => {
  const thing = thingOf(source, threadsFor(source.width * 1.4), id);
  const { outer } = thing;
  const view = frontViews.frontal(outer, ratio);
  return {
    view,
    drawing: layers(
      wallOf(view, `${id}b`),
      haloOf(source, outer, id),
      wallShadow(outer, liftOf(thing), `${id}z`),
      thing.front,
    ),
  };
};

const frame: DrawView = (source, ratio, id) => {
  const thing = thingOf(source, threadsFor(source.width), id);
  return { view: frontViews.frame(thing.outer, ratio), drawing: thing.front };
};

/** Orthographic, from the right and above: where the plane's axes and the wall go. */
interface Look {
  readonly x: Point;
  readonly y: Point;
  /** A millimetre towards the wall. */
  readonly back: Point;
}

const lookFrom = (turn: number, rise: number): Look => {
  const [t, r] = [(turn * Math.PI) / 180, (rise * Math.PI) / 180];
  return {
    x: [Math.cos(t), Math.sin(t) * Math.sin(r)],
    y: [0, Math.cos(r)],
    back: [Math.sin(t), -Math.cos(t) * Math.sin(r)],
  };
};

const seen = (look: Look, [x, y]: Point, away: number): Point => [
  look.x[0] * x + look.y[0] * y + look.back[0] * away,
  look.x[1] * x + look.y[1] * y + look.back[1] * away,
];

const edgeColours = (thing: Thing): readonly [Colour, Colour] => {
  if (thing.moulding !== undefined) {
    return [lighter(thing.moulding.colour, 0.22), darker(thing.moulding.colour, 0.25)];
  }
  return thing.surface.edge === 'wrap' ? ['#ffffff', '#bcb5a8'] : thing.surface.edge;
};

type PlacedBox = readonly [box: Box, transform: string];

/** At the print's right and upper sides. */
const boardBehind = (
  thing: Thing,
  [side, sideway]: PlacedBox,
  [top, upward]: PlacedBox,
): string => {
  const { backing = 0 } = thing.surface;
  if (backing === 0 || thing.moulding !== undefined) return '';
  const depth = thing.depth * backing;
  const strip = (box: Box, transform: string, colour: Colour): string =>
    `<g transform="${transform}">${rect(box, colour)}</g>`;
  return (
    strip({ ...side, left: right(side) - depth, width: depth }, sideway, '#1d1f21') +
    strip({ ...top, height: depth }, upward, '#3a3d40')
  );
};

/** Wrapped picture, or the edge's own colours. */
const sidesOf = (thing: Thing, look: Look, id: string): Drawing => {
  const { outer, depth } = thing;
  const wrapped = thing.moulding === undefined && thing.surface.edge === 'wrap';
  // As in a mirror on the edge: what lies within is shown, going away from it.
  const away = wrapped && thing.surface.isMirrored ? -1 : 1;
  const [lit, shaded] = edgeColours(thing);
  const [w, t] = [right(outer), outer.top];
  const sideBox: Box = {
    left: away > 0 ? w : w - depth,
    top: t,
    width: depth,
    height: outer.height,
  };
  const topBox: Box = {
    left: outer.left,
    top: away > 0 ? t - depth : t,
    width: outer.width,
    height: depth,
  };
  const back = [look.back[0] * away, look.back[1] * away] as const;
  const [ox, oy] = [look.x[0] * w - back[0] * w, look.x[1] * w - back[1] * w];
  const side = matrix(back[0], back[1], look.y[0], look.y[1], ox, oy);
  const upper = matrix(
    look.x[0],
    look.x[1],
    -back[0],
    -back[1],
    (look.y[0] + back[0]) * t,
    (look.y[1] + back[1]) * t,
  );
  const face = (name: string, box: Box, transform: string, colour: Colour, shade: number): string =>
    `<g transform="${transform}"><g clip-path="url(#${id}${name})">${wrapped ? thing.motif.body : ''}${rect(box, wrapped ? `url(#${id}${name}s)` : colour)}${wrapped ? '' : rect(box, `url(#${id}${name}s)`, `opacity="${shade}"`)}</g></g>`;
  return {
    defs:
      `<clipPath id="${id}r">${rect(sideBox, '#000')}</clipPath><clipPath id="${id}u">${rect(topBox, '#000')}</clipPath>` +
      linear(
        `${id}rs`,
        [w, 0],
        [w + away * depth, 0],
        [
          [0, '#0d0905', 0.28],
          [0.12, '#0d0905', 0.42],
          [1, '#0d0905', 0.62],
        ],
      ) +
      linear(
        `${id}us`,
        [0, t],
        [0, t - away * depth],
        [
          [0, '#ffffff', 0.4],
          [0.14, '#ffffff', 0.2],
          [1, '#ffffff', 0.06],
        ],
      ),
    body:
      face('r', sideBox, side, shaded, 0.35) +
      face('u', topBox, upper, lit, 0.5) +
      boardBehind(thing, [sideBox, side], [topBox, upper]),
  };
};

/** With its shadow; the wall is the caller's. */
const obliqueOf = (thing: Thing, source: ObjectSource, look: Look, id: string): Drawing => {
  const [x, y] = seen(look, [0, 0], liftOf(thing));
  const shadow = wallShadow(thing.outer, liftOf(thing), `${id}z`);
  return layers(
    haloOf(source, thing.outer, id),
    {
      defs: shadow.defs,
      body: `<g transform="${matrix(look.x[0], look.x[1], look.y[0], look.y[1], x, y)}">${shadow.body}</g>`,
    },
    sidesOf(thing, look, `${id}e`),
    {
      defs: thing.front.defs,
      body: `<g transform="${matrix(look.x[0], look.x[1], look.y[0], look.y[1], 0, 0)}">${thing.front.body}</g>`,
    },
  );
};

const corner: DrawView = (source, ratio, id) => {
  const look = lookFrom(40, 24);
  const across = Math.min(220, source.width * 0.8, source.height * 0.8 * ratio);
  const thing = thingOf(source, threadsFor(across), id);
  const [x, y] = seen(look, [right(thing.outer), thing.outer.top], thing.depth / 2);
  const height = across / ratio;
  const view = { left: x - across * 0.66, top: y - height * 0.36, width: across, height };
  return {
    view,
    drawing: layers(wallOf(view, `${id}b`), obliqueOf(thing, source, look, id)),
  };
};

const material: DrawView = (source, ratio, id) => {
  const across = Math.min(84, source.width * 0.6, source.height * 0.6 * ratio);
  const thing = thingOf({ ...source, frame: undefined }, threadsFor(across), id);
  const height = across / ratio;
  const view = {
    left: source.width * 0.46 - across / 2,
    top: source.height * 0.5 - height / 2,
    width: across,
    height,
  };
  return {
    view,
    drawing: layers(thing.front, {
      defs: linear(
        `${id}v`,
        [view.left, view.top],
        [right(view), bottom(view)],
        [
          [0, '#ffffff', 0.2],
          [0.5, '#ffffff', 0],
          [1, '#0e0803', 0.2],
        ],
      ),
      body: rect(view, `url(#${id}v)`),
    }),
  };
};

/** Each fills a picture of the ratio (width to height). */
export const viewDrawings = {
  frame,
  corner,
  frontal,
  material,
} as const satisfies Readonly<Record<Exclude<PictureView, 'perspective'>, DrawView>>;
