import { bottom, layers, rect, shown } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import { shellOf, type Shell } from './furniture.ts';

/** The empty shell, and what stands in it or is painted on its wall. Centimetres. */
export interface RoomDrawing {
  readonly shell: Shell;
  readonly things: (box: Box, id: string) => Drawing;
}

const lowered = ({ defs, body }: Drawing, by: number): Drawing => ({
  defs,
  body: `<g transform="translate(0 ${by})">${body}</g>`,
});

/** The box's upper edge lies `rise` higher than in the near view. */
export const drawRoom = (
  { shell, things }: RoomDrawing,
  box: Box,
  id: string,
  rise = 0,
): Drawing => {
  const near = { ...box, top: box.top - rise };
  return lowered(layers(shellOf(shell, near, `${id}s`), things(near, id)), rise);
};

const board = 8;

/** White where the wall is seen, black where something stands before it. */
export const drawWallMask = (
  { shell, things }: RoomDrawing,
  box: Box,
  id: string,
  rise = 0,
): Drawing => {
  const near = { ...box, top: box.top - rise };
  const { defs, body } = things(near, id);
  const wall = { ...near, height: shell.floorLine - board - near.top };
  return lowered(
    layers(shown(rect(near, '#000')), shown(rect(wall, '#fff')), {
      defs: `${defs}<filter id="${id}black" filterUnits="userSpaceOnUse" x="${near.left}" y="${near.top}" width="${near.width}" height="${bottom(near) - near.top}"><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0"/></filter>`,
      body: `<g filter="url(#${id}black)">${body}</g>`,
    }),
    rise,
  );
};
