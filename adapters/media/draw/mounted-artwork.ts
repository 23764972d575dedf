/** Artworks with what holds their pages: on a wall, or standing on a table. */
import type { ArtworkMount } from '../../../core/domain/artwork/artwork.ts';
import { darker, lighter, mix, type Colour } from './colour.ts';
import { laid, paperSheet, tabletop } from './stills/table.ts';
import {
  circle,
  even,
  layers,
  linear,
  nums,
  path,
  range,
  rect,
  rounded,
  shown,
  softShadow,
  type Box,
  type Drawing,
} from './svg.ts';

/** The page that is seen, in the units of the picture, about its own middle. */
type MountedPage = {
  readonly width: number;
  readonly height: number;
  readonly drawing: Drawing;
};

type Scene = {
  readonly view: Box;
  readonly ground: Colour;
  readonly id: string;
  readonly page: MountedPage;
};

const wire: Colour = '#8f8d89';
const wood: Colour = '#c79b6b';

/** Pages below the one that is seen, a hair lower and to the right. */
const pageStack = (page: MountedPage, id: string): Drawing =>
  layers(
    ...[3, 2, 1].map((step) => {
      const under = paperSheet(page, '#f4f1ea', `${id}s${step}`, 1);
      return {
        defs: under.defs,
        body: `<g transform="translate(${nums(step * 1.6, step * 2.2)})">${under.body}</g>`,
      };
    }),
  );

/** Double loops through the upper edge, a hanger in their middle where it hangs. */
const spiral = ({ width, height }: MountedPage, hasHanger: boolean): Drawing => {
  const pitch = Math.min(19, width / 12);
  const gap = hasHanger ? pitch * 2.2 : 0;
  const count = Math.floor((width * 0.94) / pitch);
  const top = -height / 2;
  const loops = range(count)
    .map((index) => (index - (count - 1) / 2) * pitch)
    .filter((x) => Math.abs(x) >= gap)
    .map(
      (x) =>
        circle([x, top + 11], pitch * 0.2, darker('#d9d4cb', 0.45)) +
        [-0.14, 0.14]
          .map(
            (side) =>
              `<path d="M${nums(x + side * pitch, top + 11)}C${nums(x + side * pitch - pitch * 0.5, top - 12, x + side * pitch + pitch * 0.16, top - 13, x + side * pitch + pitch * 0.1, top + 2)}" fill="none" stroke="${wire}" stroke-width="${nums(pitch * 0.13)}" stroke-linecap="round"/>`,
          )
          .join(''),
    )
    .join('');
  const hanger = hasHanger
    ? `<path d="M${nums(-gap, top - 3)}H${nums(-pitch * 0.9)}C${nums(-pitch * 0.6, top - 5, -pitch * 0.5, top - 26, 0, top - 27)}C${nums(pitch * 0.5, top - 26, pitch * 0.6, top - 5, pitch * 0.9, top - 3)}H${nums(gap)}" fill="none" stroke="${wire}" stroke-width="2.6" stroke-linecap="round"/>${circle([0, top - 25], 5, '#6b6762')}`
    : '';
  return shown(loops + hanger);
};

const hole = ({ height }: MountedPage, ground: Colour): Drawing => {
  const top = -height / 2;
  return shown(
    circle([0, top + 18], 8, darker(ground, 0.25)) +
      circle([0, top + 14], 5, '#77726b') +
      circle([-1.4, top + 12.4], 1.6, '#d8d4cd'),
  );
};

const onWall = ({ view, ground, id, page }: Scene, mount: 'spiral' | 'hole'): Drawing => {
  const { width, height, drawing } = page;
  return layers(
    tabletop(mix(ground, '#f4f0ea', 0.5), view, `${id}w`),
    laid(
      { width, height, centre: [0, 512], angle: 0 },
      layers(
        pageStack(page, id),
        drawing,
        mount === 'spiral' ? spiral(page, true) : hole(page, ground),
      ),
      20,
    ),
  );
};

/** How far up a table reaches. */
const horizon = 730;

const room = ({ view, ground, id }: Scene): Drawing => {
  const table: Box = { ...view, top: horizon, height: view.top + view.height - horizon };
  return {
    defs:
      linear(
        `${id}wall`,
        [view.left, view.top],
        [view.left + view.width, horizon],
        even(lighter(ground, 0.6), mix(ground, '#efe9e0', 0.4)),
      ) +
      linear(
        `${id}table`,
        [0, horizon],
        [0, view.top + view.height],
        even(darker(ground, 0.1), lighter(ground, 0.2)),
      ),
    body: rect(view, `url(#${id}wall)`) + rect(table, `url(#${id}table)`),
  };
};

const plank = (box: Box, id: string, radius: number): Drawing => {
  const { left, top, width, height } = box;
  const grain = range(7)
    .map((index) => {
      const y = top + (height * (index + 0.6)) / 7.4;
      const bend = height * (index % 2 === 0 ? 0.05 : -0.06);
      return `<path d="M${nums(left + width * 0.02, y)}C${nums(left + width * 0.3, y + bend, left + width * 0.66, y - bend, left + width * 0.98, y + bend / 2)}" fill="none" stroke="${darker(wood, 0.22)}" stroke-opacity="0.35" stroke-width="1.3"/>`;
    })
    .join('');
  return {
    defs: linear(
      `${id}wood`,
      [left, top],
      [left, top + height],
      even(lighter(wood, 0.28), wood, darker(wood, 0.16)),
    ),
    body: rounded(box, radius, `url(#${id}wood)`) + grain,
  };
};

/** What stands on the table throws a short shadow to the right. */
const standing = ({ left, top, width, height }: Box): Drawing =>
  shown(
    softShadow(
      `M${nums(left + 6, top + height - 10)}h${nums(width - 4)}v${nums(8)}h${nums(4 - width)}Z`,
      '#3a2a22',
      { reach: 26, opacity: 0.42, dx: 10, dy: 6 },
    ),
  );

const moved = ({ defs, body }: Drawing, x: number, y: number): Drawing => ({
  defs,
  body: `<g transform="translate(${nums(x, y)})">${body}</g>`,
});

/** In a slot of a block of wood, or of a foot as wide as the page. */
const inWood = (scene: Scene, mount: 'block' | 'foot'): Drawing => {
  const { page, id } = scene;
  const share = mount === 'block' ? 0.62 : 1.04;
  const high = mount === 'block' ? 62 : 30;
  const bottom = 840;
  const box: Box = {
    left: (-page.width * share) / 2,
    top: bottom - high,
    width: page.width * share,
    height: high,
  };
  const sunk = mount === 'block' ? 12 : 8;
  const middle = bottom - high + sunk - page.height / 2;
  return layers(
    room(scene),
    standing(box),
    moved(layers(pageStack(page, id), page.drawing), 0, middle),
    plank(box, id, mount === 'block' ? 4 : 3),
  );
};

/** On a stand of board, over whose upper edge the pages turn. */
const onEasel = (scene: Scene): Drawing => {
  const { page, id } = scene;
  const bottom = 846;
  const middle = bottom - 12 - page.height / 2;
  const half = page.width / 2;
  const base: Box = { left: -half - 5, top: bottom - 24, width: page.width + 10, height: 24 };
  const board = path(
    `M${nums(base.left, base.top)}H${nums(-base.left)}L${nums(-base.left + 9, bottom)}H${nums(base.left - 9)}Z`,
    darker('#e9e5dd', 0.12),
  );
  return layers(
    room(scene),
    standing(base),
    shown(board),
    moved(layers(pageStack(page, id), page.drawing, spiral(page, false)), 0, middle),
  );
};

/** Loose pages, fanned out. */
const loose = ({ view, ground, id, page }: Scene): Drawing => {
  const { width, height, drawing } = page;
  const under = [-7, 5].map((angle, index) =>
    laid(
      { width, height, centre: [angle * 3, 505], angle },
      paperSheet(page, '#fbf9f5', `${id}l${index}`, 1),
      16,
    ),
  );
  return layers(
    tabletop(ground, view, `${id}t`),
    ...under,
    laid({ width, height, centre: [0, 500], angle: -1 }, drawing, 22),
  );
};

/** How much of a picture's height a page takes: what stands has a table below it. */
export const mountedShare = (mount: ArtworkMount): number =>
  mount === 'block' || mount === 'foot' || mount === 'easel' ? 0.66 : 0.8;

/** A page as its mount holds it, on a ground of its colours. */
export const mountedArtwork = (mount: ArtworkMount, scene: Scene): Drawing => {
  switch (mount) {
    case 'spiral':
    case 'hole':
      return onWall(scene, mount);
    case 'block':
    case 'foot':
      return inWood(scene, mount);
    case 'easel':
      return onEasel(scene);
    case 'loose':
      return loose(scene);
  }
};
