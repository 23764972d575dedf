/**
 * The room view of a product page: which room, which wall, and what tells the scale. It stands in the
 * address of its dialog, so that it can be shared and works without scripts.
 */
import { formatMillimetres, type Format } from '../format/format.ts';
import type { QueryPair } from '../query/query.ts';
import { oneOf } from '../text/one-of.ts';
import type { HexColour } from '../catalogue/object-measures.ts';
import type { PresetName } from './presets.ts';
import { hangInRoom, roomMeasures, viewRooms, type RoomHang, type ViewRoom } from './rooms.ts';

/** The colours of a wall by name; `plain` leaves it as the room has it. */
export const wallColours = {
  plain: undefined,
  sand: '#e2cfae',
  sage: '#b9c6ae',
  clay: '#d3997c',
  sky: '#a9c0cd',
  petrol: '#4d727a',
  graphite: '#63625f',
} as const satisfies Readonly<Record<string, HexColour | undefined>>;

/** The name of a wall's colour. */
export type WallColour = keyof typeof wallColours;

/** The names of the walls' colours, in the order in which they are offered. */
export const wallColourNames = [
  'plain',
  'sand',
  'sage',
  'clay',
  'sky',
  'petrol',
  'graphite',
] as const satisfies readonly WallColour[];

/** Things that tell a picture's scale: the room's own furniture, or a person beside it. */
export const roomScales = ['furniture', 'person'] as const;

/** A thing that tells a picture's scale. */
export type RoomScale = (typeof roomScales)[number];

/** Room, colour of its wall, and the thing that tells the scale. */
export type RoomView = {
  readonly room: ViewRoom;
  readonly wall: WallColour;
  readonly scale: RoomScale;
};

/** The view before anything is chosen. */
export const usualRoomView: RoomView = { room: 'living', wall: 'plain', scale: 'furniture' };

/** Narrows a text to a room of the view. */
export const isViewRoom = oneOf(viewRooms);

/** Narrows a text to a wall's colour. */
export const isWallColour = oneOf(wallColourNames);

/** Narrows a text to a thing that tells the scale. */
export const isRoomScale = oneOf(roomScales);

/** Reads a view; a part that is absent or not known is the usual one. */
export const readRoomView = (
  query: (name: 'room' | 'wall' | 'scale') => string | undefined,
): RoomView => {
  const [room, wall, scale] = [query('room') ?? '', query('wall') ?? '', query('scale') ?? ''];
  return {
    room: isViewRoom(room) ? room : usualRoomView.room,
    wall: isWallColour(wall) ? wall : usualRoomView.wall,
    scale: isRoomScale(scale) ? scale : usualRoomView.scale,
  };
};

/** The pairs of a view's address; defaults are left out. */
export const printRoomView = (view: RoomView): readonly QueryPair[] =>
  (['room', 'wall', 'scale'] as const).flatMap((name) =>
    view[name] === usualRoomView[name] ? [] : [[name, view[name]] as const],
  );

/** The furniture of each room that tells the scale, with its width in millimetres. */
export const roomFurniture = {
  living: { name: 'sofa', width: 1800 },
  bedroom: { name: 'bed', width: 1660 },
  hall: { name: 'console', width: 1240 },
  office: { name: 'desk', width: 1560 },
} as const satisfies Readonly<Record<ViewRoom, { readonly name: string; readonly width: number }>>;

/** Height of the person beside a picture, in millimetres. */
export const personHeight = 1750;

/** Width that a person takes beside a picture, with some air, in centimetres. */
const personSpace = 68;

/** Half of a person's width, and how far the feet stay from the lower edge; centimetres. */
const [personHalf, feetAbove] = [26, 7] as const;

/** A picture in a room, and the person beside it: shares of the room's picture. */
export type HungView = RoomHang & {
  /** The middle of the feet, and the height. */
  readonly person?: { readonly x: number; readonly y: number; readonly height: number } | undefined;
};

/** Hangs a picture in a view; a person stands at its right, beside it and never before it. */
export const hangInView = (
  { room, scale }: Pick<RoomView, 'room' | 'scale'>,
  format: Format,
  preset: PresetName,
): HungView => {
  if (scale === 'furniture') return hangInRoom(room, format, preset);
  const hung = hangInRoom(room, format, preset, personSpace);
  const { high } = roomMeasures[hung.room];
  const { centimetresAcross } = hung.geometry;
  // Beside the furniture, too, as long as the picture has room for it.
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
