import { formatMillimetres, type Format } from '../format/format.ts';
import { imagePresets, presetOf, type PresetName } from './presets.ts';
import type { MaterialType } from '../catalogue/materials.ts';
import { oneOf } from '../text/one-of.ts';
import { materialRooms, type MaterialRoom, type PictureRoom } from './sources.ts';

/**
 * Centimetres. Every picture of a room shows its `high`; a wider one shows more beside `hang`,
 * where the middle of a picture goes.
 */
export interface RoomMeasures {
  readonly high: number;
  readonly hang: { readonly x: number; readonly y: number };
  /** The free wall around `hang`: what is larger touches furniture. */
  readonly free: { readonly width: number; readonly height: number };
}

/** Each has a view from further away. */
export const viewRooms = [
  'living',
  'bedroom',
  'hall',
  'office',
] as const satisfies readonly PictureRoom[];

export type ViewRoom = (typeof viewRooms)[number];

export const isMaterialRoom = oneOf(materialRooms);

/** What hangs in no room like other pictures: a whole wall, a pane, a fence, a light in the dark. */
const placesOfMaterials: Readonly<Partial<Record<MaterialType, MaterialRoom>>> = {
  fototapete: 'wallpapered',
  klebefolie: 'glazed',
  pvcplane: 'garden',
  backlitfolie: 'evening',
};

/** Where a material is shown: where it alone is used, else in the asked room. */
export const roomOfMaterial = (material: MaterialType, asked: ViewRoom): ViewRoom | MaterialRoom =>
  placesOfMaterials[material] ?? asked;

/**
 * Centimetres by which the far view's wall is higher: 300 cm in any frame hang above the furniture.
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

/** One view of each place serves all sizes: enough wall for the largest, seen as near as fits. */
const placeMeasures = {
  high: 340,
  hang: { x: 0, y: 168 },
  free: { width: 300, height: 240 },
} as const satisfies RoomMeasures;

/** From further away the furniture is smaller, and the wall above it higher. */
const fromFurther = (room: ViewRoom): RoomMeasures => {
  const { high, hang, free } = nearMeasures[room];
  const rise = farRise[room];
  return { high: high + rise, hang: { x: hang.x, y: hang.y + rise }, free };
};

/** Drawings and pages read the same table, so pictures hang to scale. */
export const roomMeasures: Readonly<Record<PictureRoom, RoomMeasures>> = {
  ...nearMeasures,
  wallpapered: placeMeasures,
  glazed: placeMeasures,
  garden: placeMeasures,
  evening: placeMeasures,
  nursery: { high: 180, hang: { x: 0, y: 50 }, free: { width: 140, height: 90 } },
  'living-far': fromFurther('living'),
  'bedroom-far': fromFurther('bedroom'),
  'hall-far': fromFurther('hall'),
  'office-far': fromFurther('office'),
};

/** Maps a picture of a room to its wall. */
export interface RoomGeometry {
  /** Of wall that the picture shows. */
  readonly centimetresAcross: number;
  /** The middle of a hung picture, in shares of the room's. */
  readonly hang: { readonly x: number; readonly y: number };
  /** The free wall, in shares of the picture. */
  readonly free: { readonly width: number; readonly height: number };
}

/** In a picture of a ratio, width to height. */
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

/** In a preset's picture. */
export const roomGeometry = (room: PictureRoom, preset: PresetName): RoomGeometry => {
  const { width, height } = presetOf(preset);
  return roomGeometryOfRatio(room, width / height);
};

/**
 * Before the walls: pictures up to a half width hang over what begins at `top`, in centimetres from
 * the near view's upper edge. In the living room the sofa comes first, then lamp and plant.
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

/** The most that a frame adds to width and height, in centimetres. */
const frameAllowance = 8;

export interface RoomHang {
  readonly room: PictureRoom;
  readonly geometry: Pick<RoomGeometry, 'centimetresAcross' | 'hang'>;
  /**
   * From 1, about the middle of the lower edge: it cuts away empty wall above and beside the
   * picture.
   */
  readonly zoom: number;
}

/** Centimetres between furniture and a picture seen from further away. */
const airBelow = 16;

/** Centimetres of wall above such a picture, and at each side. */
const [airAbove, airBeside] = [42, 14] as const;

/** Beyond this a room has visibly too few pixels. */
const largestZoom = 1.5;

/** Rooms are seen no narrower, width to height: on phones. */
const narrowestRatio = imagePresets['room-small'].width / imagePresets['room-small'].height;

/**
 * The largest enlargement of any ratio that keeps `top` and `half` at each side visible;
 * centimetres.
 */
const zoomTo = (high: number, top: number, half: number): number =>
  Math.max(1, Math.min(largestZoom, high / (high - top), (high * narrowestRatio) / (2 * half)));

/** Centimetres of floor before the wall of a place. */
const floorBefore = 22;

/**
 * Centimetres above the floor: where the middle of a picture hangs, and where none begins below.
 * Paper begins at the skirting; a bench and a sofa stand before the others.
 */
const placeHeights = {
  wallpapered: { eye: 0, lowest: 8.5 },
  glazed: { eye: 132, lowest: 52 },
  garden: { eye: 115, lowest: 52 },
  evening: { eye: 142, lowest: 88 },
} as const satisfies Readonly<Record<MaterialRoom, { eye: number; lowest: number }>>;

/** Of a papered wall this share of the width is seen at least, and nothing above the paper. */
const seenOfPaper = 0.8;

/** Centimetres above a picture at the other places. */
const airAtPlace = 28;

/** Beyond this a place has visibly too few pixels. */
const largestPlaceZoom = 2.2;

const hangAtPlace = (
  room: MaterialRoom,
  format: Format,
  preset: PresetName,
  beside: number,
): RoomHang => {
  const { width, height } = formatMillimetres(format);
  const [across, down] = [width / 10, height / 10];
  const { high } = placeMeasures;
  const { eye, lowest } = placeHeights[room];
  const middle = Math.max(eye, lowest + down / 2);
  const [above, seenAcross] =
    room === 'wallpapered' ? [0, across * seenOfPaper] : [airAtPlace, across + 2 * airBeside];
  const nearest = Math.min(
    high / (floorBefore + middle + down / 2 + above),
    (high * narrowestRatio) / seenAcross,
    largestPlaceZoom,
  );
  return {
    room,
    geometry: {
      centimetresAcross: roomGeometry(room, preset).centimetresAcross,
      hang: { x: 0.5, y: (high - floorBefore - middle) / high },
    },
    zoom: beside > 0 ? 1 : Math.max(1, nearest),
  };
};

/**
 * Hangs a picture to scale in a preset's picture. One larger than the free wall, or with less than
 * `beside` centimetres at a side, is shown from further away, above the furniture, and no further
 * than needed: up to 150 × 300 cm, either way up and in any frame, it neither leaves the visible
 * wall nor covers anything.
 */
export const hangInRoom = (
  room: ViewRoom | MaterialRoom,
  format: Format,
  preset: PresetName,
  beside = 0,
): RoomHang => {
  if (isMaterialRoom(room)) return hangAtPlace(room, format, preset, beside);
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
    // The whole view has room for a person.
    zoom:
      beside > 0
        ? 1
        : zoomTo(high, Math.max(0, middle - down / 2 - airAbove), across / 2 + airBeside),
  };
};
