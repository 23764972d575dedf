import { bottom, layers, rect, shown } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import { shellOf, type Shell } from './furniture.ts';

/** A drawn room: its empty shell, and all that stands in it or is painted on its wall. Centimetres. */
export interface RoomDrawing {
  readonly shell: Shell;
  readonly things: (box: Box, id: string) => Drawing;
}

/** Moves a drawing down. */
const lowered = ({ defs, body }: Drawing, by: number): Drawing => ({
  defs,
  body: `<g transform="translate(0 ${by})">${body}</g>`,
});

/** A room in a box of its wall, whose upper edge lies `rise` higher than that of the near view. */
export const drawRoom = (
  { shell, things }: RoomDrawing,
  box: Box,
  id: string,
  rise = 0,
): Drawing => {
  const near = { ...box, top: box.top - rise };
  return lowered(layers(shellOf(shell, near, `${id}s`), things(near, id)), rise);
};

/** The height of a skirting board. */
const board = 8;

/** White where the wall of a room is seen, black where something stands before it. */
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
