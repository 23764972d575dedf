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

/** The rooms' measures; drawings and pages read the same table, so pictures hang to scale. */
export const roomMeasures = {
  living: { high: 196, hang: { x: 0, y: 60 }, free: { width: 170, height: 104 } },
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
