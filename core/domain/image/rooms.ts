import { formatMillimetres, type Format } from '../format/format.ts';
import { imagePresets, presetOf } from './presets.ts';
import type { PresetName } from './presets.ts';
import type { PictureRoom } from './sources.ts';

/**
 * A room's measures in centimetres. `high` is the height that every picture of the room shows;
 * a wider picture shows more to the left and right of `hang`, where the middle of a picture goes.
 */
export interface RoomMeasures {
  readonly high: number;
  readonly hang: { readonly x: number; readonly y: number };
  /** Width and height of the free wall around `hang`: what hangs larger touches furniture. */
  readonly free: { readonly width: number; readonly height: number };
}

/** The rooms in which a shopper sees a picture to scale; each has a view from further away. */
export const viewRooms = [
  'living',
  'bedroom',
  'hall',
  'office',
] as const satisfies readonly PictureRoom[];

/** A room in which a shopper sees a picture to scale. */
export type ViewRoom = (typeof viewRooms)[number];

/**
 * Centimetres by which the wall is higher in a room's far view: a picture of 300 cm in any frame
 * hangs above the furniture.
 */
export const farRise = {
  living: 224,
  bedroom: 224,
  hall: 224,
  office: 248,
} as const satisfies Readonly<Record<ViewRoom, number>>;

const nearMeasures = {
  living: { high: 215, hang: { x: 0, y: 57 }, free: { width: 170, height: 98 } },
  bedroom: { high: 202, hang: { x: 0, y: 54 }, free: { width: 160, height: 84 } },
  hall: { high: 196, hang: { x: 0, y: 58 }, free: { width: 170, height: 106 } },
  office: { high: 190, hang: { x: 0, y: 44 }, free: { width: 88, height: 80 } },
} as const satisfies Readonly<Record<ViewRoom, RoomMeasures>>;

/** The same room from further away: its furniture is smaller, and the wall above it higher. */
const fromFurther = (room: ViewRoom): RoomMeasures => {
  const { high, hang, free } = nearMeasures[room];
  const rise = farRise[room];
  return { high: high + rise, hang: { x: hang.x, y: hang.y + rise }, free };
};

/** The rooms' measures; drawings and pages read the same table, so pictures hang to scale. */
export const roomMeasures: Readonly<Record<PictureRoom, RoomMeasures>> = {
  ...nearMeasures,
  nursery: { high: 180, hang: { x: 0, y: 50 }, free: { width: 140, height: 90 } },
  'living-far': fromFurther('living'),
  'bedroom-far': fromFurther('bedroom'),
  'hall-far': fromFurther('hall'),
  'office-far': fromFurther('office'),
};

/** Maps a picture of a room to its wall. */
export interface RoomGeometry {
  /** Centimetres of wall that the picture's width shows. */
  readonly centimetresAcross: number;
  /** Middle of a hung picture, as fractions of the room picture's width and height. */
  readonly hang: { readonly x: number; readonly y: number };
  /** The free wall, as fractions of the picture's width and height. */
  readonly free: { readonly width: number; readonly height: number };
}

/** The geometry of a room in a picture of the given ratio (width to height). */
export const roomGeometryOfRatio = (room: PictureRoom, ratio: number): RoomGeometry => {
  const { high, hang, free } = roomMeasures[room];
  const centimetresAcross = high * ratio;
  return {
    centimetresAcross,
    hang: { x: 0.5, y: hang.y / high },
    free: {
      width: Math.min(1, free.width / centimetresAcross),
      height: free.height / high,
    },
  };
};

/** The geometry of a room in a preset's picture. */
export const roomGeometry = (room: PictureRoom, preset: PresetName): RoomGeometry => {
  const { width, height } = presetOf(preset);
  return roomGeometryOfRatio(room, width / height);
};

/**
 * Furniture before the rooms' walls: pictures up to a half width hang over what begins at `top`, in
 * centimetres from the upper edge of the near view. In the living room the sofa comes first, then
 * lamp and plant.
 */
const furniture: Readonly<
  Record<ViewRoom, readonly { readonly halfWidth: number; readonly top: number }[]>
> = {
  living: [
    { halfWidth: 88, top: 106 },
    { halfWidth: Infinity, top: 36 },
  ],
  bedroom: [{ halfWidth: Infinity, top: 97 }],
  hall: [
    { halfWidth: 88, top: 111 },
    { halfWidth: 150, top: 74 },
    { halfWidth: Infinity, top: -22 },
  ],
  office: [
    { halfWidth: 44, top: 84 },
    { halfWidth: 122, top: 66 },
    { halfWidth: Infinity, top: 28 },
  ],
};

/** Centimetres that a frame adds to width and height at most. */
const frameAllowance = 8;

/** Which view of a room a picture hangs in, and where. */
export interface RoomHang {
  readonly room: PictureRoom;
  readonly geometry: Pick<RoomGeometry, 'centimetresAcross' | 'hang'>;
  /**
   * Enlargement of the view, 1 and more, about the middle of its lower edge: it cuts away empty
   * wall above the picture and at both sides.
   */
  readonly zoom: number;
}

/** Furniture ends this much below a picture that is seen from further away; centimetres. */
const airBelow = 16;

/** Centimetres of wall left above such a picture, and at each of its sides. */
const [airAbove, airBeside] = [42, 14] as const;

/** Beyond this a room is seen to have too few pixels. */
const largestZoom = 1.5;

/** The narrowest picture that rooms are seen in, width to height: that of phones. */
const narrowestRatio = imagePresets['room-small'].width / imagePresets['room-small'].height;

/**
 * Largest enlargement of a view of a height, for any ratio: `top` and `half` at each side of its
 * middle stay visible; centimetres.
 */
const zoomTo = (high: number, top: number, half: number): number =>
  Math.max(1, Math.min(largestZoom, high / (high - top), (high * narrowestRatio) / (2 * half)));

/**
 * Hangs a picture in a room, to scale, in a preset's picture of it. One that is larger than the free
 * wall, or leaves less than `beside` centimetres free on each side of it, is shown from further away,
 * above the furniture below it, and no further than it has to be: up to 150 × 300 cm, either way up
 * and in any frame, it neither leaves what is seen of the wall nor covers anything.
 */
export const hangInRoom = (
  room: ViewRoom,
  format: Format,
  preset: PresetName,
  beside = 0,
): RoomHang => {
  const { width, height } = formatMillimetres(format);
  const [across, down] = [width / 10 + frameAllowance, height / 10 + frameAllowance];
  const { free } = roomMeasures[room];
  const near = roomGeometry(room, preset);
  if (across <= free.width && down <= free.height && across + 2 * beside <= near.centimetresAcross)
    return { room, geometry: near, zoom: 1 };
  const far = `${room}-far` as const;
  const { centimetresAcross } = roomGeometry(far, preset);
  const { high, hang } = roomMeasures[far];
  const below = furniture[room].find(({ halfWidth }) => across / 2 <= halfWidth);
  const lowest = (below?.top ?? 0) + farRise[room] - down / 2;
  // A picture as high as the wall has no air below it.
  const middle = Math.min(hang.y, Math.max(down / 2, lowest - airBelow));
  return {
    room: far,
    geometry: { centimetresAcross, hang: { x: 0.5, y: middle / high } },
    // Who stands beside it has been given room in the whole view.
    zoom:
      beside > 0
        ? 1
        : zoomTo(high, Math.max(0, middle - down / 2 - airAbove), across / 2 + airBeside),
  };
};
