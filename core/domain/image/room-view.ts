/**
 * Which room, which wall, and what tells the scale. It is in the dialog's address, so that it can
 * be shared and works without scripts.
 */
import { formatMillimetres, type Format } from '../format/format.ts';
import type { QueryPair } from '../query/query.ts';
import { oneOf } from '../text/one-of.ts';
import type { HexColour } from '../catalogue/object-measures.ts';
import type { PresetName } from './presets.ts';
import { hangInRoom, roomMeasures, viewRooms, type RoomHang, type ViewRoom } from './rooms.ts';
import type { MaterialRoom } from './sources.ts';

/** `plain` leaves the wall as it is. */
export const wallColours = {
  plain: undefined,
  sand: '#e2cfae',
  sage: '#b9c6ae',
  clay: '#d3997c',
  sky: '#a9c0cd',
  petrol: '#4d727a',
  graphite: '#63625f',
} as const satisfies Readonly<Record<string, HexColour | undefined>>;

export type WallColour = keyof typeof wallColours;

/** In the order in which they are offered. */
export const wallColourNames = [
  'plain',
  'sand',
  'sage',
  'clay',
  'sky',
  'petrol',
  'graphite',
] as const satisfies readonly WallColour[];

/** What tells a picture's scale. */
export const roomScales = ['furniture', 'person'] as const;

export type RoomScale = (typeof roomScales)[number];

export type RoomView = {
  readonly room: ViewRoom;
  readonly wall: WallColour;
  readonly scale: RoomScale;
};

export const usualRoomView: RoomView = { room: 'living', wall: 'plain', scale: 'furniture' };

export const isViewRoom = oneOf(viewRooms);

export const isWallColour = oneOf(wallColourNames);

export const isRoomScale = oneOf(roomScales);

/** Absent and unknown parts are the usual ones. */
export const readRoomView = (
  query: (name: 'room' | 'wall' | 'scale') => string | undefined,
): RoomView => {
  const [room, wall, scale] = [query('room'), query('wall'), query('scale')];
  return {
    room: isViewRoom(room) ? room : usualRoomView.room,
    wall: isWallColour(wall) ? wall : usualRoomView.wall,
    scale: isRoomScale(scale) ? scale : usualRoomView.scale,
  };
};

/** Without defaults. */
export const printRoomView = (view: RoomView): readonly QueryPair[] =>
  (['room', 'wall', 'scale'] as const).flatMap((name) =>
    view[name] === usualRoomView[name] ? [] : [[name, view[name]] as const],
  );

/** Its width in millimetres. */
export const roomFurniture = {
  living: { name: 'sofa', width: 1800 },
  bedroom: { name: 'bed', width: 1660 },
  hall: { name: 'console', width: 1240 },
  office: { name: 'desk', width: 1560 },
  wallpapered: { name: 'sofa', width: 1800 },
  glazed: { name: 'bench', width: 1240 },
  garden: { name: 'bench', width: 1240 },
  evening: { name: 'sofa', width: 1800 },
} as const satisfies Readonly<
  Record<ViewRoom | MaterialRoom, { readonly name: string; readonly width: number }>
>;

/** Millimetres. */
export const personHeight = 1750;

/** Beside a picture, with some air, in centimetres. */
const personSpace = 68;

/** Centimetres; the feet stay above the lower edge. */
const [personHalf, feetAbove] = [26, 7] as const;

/** Shares of the room's picture. */
export type HungView = RoomHang & {
  /** The middle of the feet, and the height. */
  readonly person?: { readonly x: number; readonly y: number; readonly height: number } | undefined;
};

/** A person stands at the picture's right, never before it. */
export const hangInView = (
  { room, scale }: { readonly room: ViewRoom | MaterialRoom; readonly scale: RoomScale },
  format: Format,
  preset: PresetName,
): HungView => {
  if (scale === 'furniture') return hangInRoom(room, format, preset);
  const hung = hangInRoom(room, format, preset, personSpace);
  const { high } = roomMeasures[hung.room];
  const { centimetresAcross } = hung.geometry;
  // Also beside the furniture, if the picture has room for it.
  const beside = Math.max(
    formatMillimetres(format).width / 20 + personSpace / 2,
    roomFurniture[room].width / 20 + personHalf,
  );
  const x = Math.min(beside, centimetresAcross / 2 - personHalf);
  return {
    ...hung,
    person: {
      x: 0.5 + x / centimetresAcross,
      y: (high - feetAbove) / high,
      height: personHeight / 10 / high,
    },
  };
};
