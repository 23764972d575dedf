import { formatMillimetres, type Format } from '../format/format.ts';
import { presetOf } from './presets.ts';
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

/** How much higher the wall is in the far view of the living room, in centimetres. */
export const farRise = 224;

/** The rooms' measures; drawings and pages read the same table, so pictures hang to scale. */
export const roomMeasures = {
  living: { high: 196, hang: { x: 0, y: 60 }, free: { width: 170, height: 104 } },
  // The same room from further away: its furniture is smaller, and the wall above it higher.
  'living-far': {
    high: 196 + farRise,
    hang: { x: 0, y: 60 + farRise },
    free: { width: 170, height: 104 },
  },
  hall: { high: 196, hang: { x: 0, y: 58 }, free: { width: 170, height: 106 } },
  nursery: { high: 180, hang: { x: 0, y: 50 }, free: { width: 140, height: 90 } },
  office: { high: 190, hang: { x: 0, y: 44 }, free: { width: 88, height: 80 } },
} as const satisfies Readonly<Record<PictureRoom, RoomMeasures>>;

/** How a picture of a room maps to its wall. */
export interface RoomGeometry {
  /** Centimetres of wall that the picture's width shows. */
  readonly centimetresAcross: number;
  /** Where the middle of a hung picture goes, as fractions of the picture's width and height. */
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
 * What stands before the living room's wall: pictures up to a half width hang over what begins at
 * `top`, in centimetres from the upper edge of the near view. Sofa first; then lamp and plant.
 */
const livingFurniture = [
  { halfWidth: 88, top: 112 },
  { halfWidth: Number.POSITIVE_INFINITY, top: 36 },
] as const;

/** What a frame adds to a width and a height at most, in centimetres. */
const frameAllowance = 8;

/** Which view of a room a picture hangs in, and where. */
export interface RoomHang {
  readonly room: PictureRoom;
  readonly geometry: Pick<RoomGeometry, 'centimetresAcross' | 'hang'>;
}

/**
 * Hangs a picture in the living room, to scale, in a preset's picture of it. One that is larger
 * than the free wall over the sofa is shown from further away, just above the furniture below it:
 * up to 150 × 300 cm, either way up and in any frame, it neither leaves the wall nor covers
 * anything.
 */
export const hangInLivingRoom = (format: Format, preset: PresetName): RoomHang => {
  const { width, height } = formatMillimetres(format);
  const [across, down] = [width / 10 + frameAllowance, height / 10 + frameAllowance];
  const { free } = roomMeasures.living;
  if (across <= free.width && down <= free.height)
    return { room: 'living', geometry: roomGeometry('living', preset) };
  const room = 'living-far';
  const { centimetresAcross } = roomGeometry(room, preset);
  const { high, hang } = roomMeasures[room];
  const below = livingFurniture.find(({ halfWidth }) => across / 2 <= halfWidth);
  const lowest = (below?.top ?? 0) + farRise - down / 2;
  return {
    room,
    geometry: { centimetresAcross, hang: { x: 0.5, y: Math.min(hang.y, lowest) / high } },
  };
};
