import type { GlassType } from '../catalogue/frame-parts.ts';
import type { FrameType, MaterialType, MatType } from '../catalogue/materials.ts';
import type { ProducedFrame } from '../catalogue/produced-frames.ts';
import type { HangingView } from './hangings.ts';
import { oneOf } from '../text/one-of.ts';
import type { ShownOption } from './shown-options.ts';

/**
 * The media library's vocabulary (storefront §7, "leadimage/{id}/…"): what can be pictured, and the
 * address of each. Small and without dependencies, because pages build addresses in the browser.
 */

/** The families of motifs that are drawn. */
export const pictureMotifs = [
  'mountains',
  'botanical',
  'dunes',
  'waves',
  'paper',
  'moon',
  'city',
  'watercolour',
] as const;

/** A family of motifs. */
export type PictureMotif = (typeof pictureMotifs)[number];

/**
 * Still lifes: a printed thing on a table, one design per number; and `materials`, one photo on
 * four materials on one wall.
 */
export const pictureStills = [
  'card',
  'calendar',
  'collage',
  'materials',
  'photobook',
  'photobox',
  'prints',
] as const;

/** A thing of a still life. */
export type PictureStill = (typeof pictureStills)[number];

/** The interiors in which a picture can hang. */
export const pictureRooms = [
  'living',
  'living-far',
  'bedroom',
  'bedroom-far',
  'hall',
  'hall-far',
  'nursery',
  'office',
  'office-far',
] as const;

/** An interior. */
export type PictureRoom = (typeof pictureRooms)[number];

/** The views of an object (storefront §7). `frame` is the object alone, cut out, touching two edges. */
export const pictureViews = ['frame', 'perspective', 'corner', 'frontal', 'material'] as const;

/** A view of an object. */
export type PictureView = (typeof pictureViews)[number];

/**
 * The views of an object on the wall of an interior, to scale: `room-` and the interior. Pages show
 * with them what things are for; the library's own five (`pictureViews`) look at the thing alone.
 */
export const wallViews = ['room-living', 'room-bedroom', 'room-hall', 'room-office'] as const;

/** A view of an object on the wall of an interior. */
export type WallView = (typeof wallViews)[number];

/** Narrows a view to an object on the wall of an interior. */
export const isWallView = oneOf(wallViews);

/** Smallest and largest side of a pictured object, and its longest ratio; millimetres. */
export const objectLimits = { shortest: 50, longest: 5000, ratio: 6 } as const;

/** Seeds run from 1 to this: a motif family has that many stable pictures. */
export const lastSeed = 999;

/** The ending of an address. Both draw the same picture; the coding follows the media path's format. */
interface Ending {
  /** Absent means `jpg`, the usual one. */
  readonly ending?: 'png';
}

/** A motif by itself, filling its picture. */
export interface MotifSource extends Ending {
  readonly kind: 'motif';
  readonly motif: PictureMotif;
  readonly seed: number;
}

/** A printed thing on a table. */
export interface StillSource extends Ending {
  readonly kind: 'still';
  readonly still: PictureStill;
  readonly seed: number;
}

/**
 * Layers over a room: `light` multiplies a picture that hangs in it, `wall` is white where its wall
 * is visible.
 */
export const roomLayers = ['light', 'wall'] as const;

/** A layer over a room. */
export type RoomLayer = (typeof roomLayers)[number];

/** A room with a free wall, or a layer that lies over it. */
export interface RoomSource extends Ending {
  readonly kind: 'room';
  readonly room: PictureRoom;
  readonly layer?: RoomLayer | undefined;
}

/** A mat as addresses name it, its width in millimetres: `mat-none`, `mat-creme-60`. */
export type MatName = MatType | `${MatType}-${number}`;

/** The glass that mirrors less; every other better glass looks like it. */
export type ShownGlass = Extract<GlassType, 'museum-glass'>;

/** A motif made into a thing: printed on a material, framed or not, in a size in millimetres. */
export interface ObjectSource extends Ending {
  readonly kind: 'object';
  readonly motif: PictureMotif;
  readonly seed: number;
  readonly view: PictureView | WallView;
  readonly material: MaterialType;
  readonly frame?: FrameType | undefined;
  /** The frame in a colour and finish of its type; absent is what the type alone means, black. */
  readonly producedFrame?: ProducedFrame | undefined;
  /** A mat that is not the frame's own. */
  readonly mat?: MatName | undefined;
  /** Absent means the frame's usual glass. */
  readonly glass?: ShownGlass | undefined;
  /** In the order of `shownOptionsOf`; left out where nothing is chosen. */
  readonly options?: readonly ShownOption[] | undefined;
  readonly width: number;
  readonly height: number;
}

/** A swatch of a material. */
export interface MaterialSource extends Ending {
  readonly kind: 'material';
  readonly material: MaterialType;
}

/** A picture's back with what it hangs by. */
export interface HangingSource extends Ending {
  readonly kind: 'hanging';
  readonly view: HangingView;
}

/**
 * A picture that an editor has uploaded to the content space; the media service fetches it. `width`
 * and `height` are its own, in pixels; `file` is its name with its ending.
 */
export interface AssetSource {
  readonly kind: 'asset';
  /** The space's number, in digits. */
  readonly space: string;
  readonly width: number;
  readonly height: number;
  readonly hash: string;
  readonly file: string;
}

/** Anything that the media service can draw. */
export type DrawnSource =
  | MotifSource
  | StillSource
  | RoomSource
  | ObjectSource
  | MaterialSource
  | HangingSource;

/** Anything that the media service has: what it draws, and what editors have uploaded. */
export type PictureSource = DrawnSource | AssetSource;

/** `poster+holzrahmen-eiche`, `leinwand+leinwand-keilrahmen-38mm`: a `+` before each part that is not usual. */
const objectName = ({
  material,
  frame,
  producedFrame,
  mat,
  glass,
  options,
}: ObjectSource): string =>
  [material, producedFrame ?? frame, mat, glass, options].flat().filter(Boolean).join('+');

const stemOf = (source: DrawnSource): string => {
  switch (source.kind) {
    case 'motif':
      return `leadimage/${source.motif}-${source.seed}/motif`;
    case 'still':
      return `leadimage/${source.still}-${source.seed}/still`;
    case 'room':
      return `leadimage/room-${source.room}/${source.layer ?? 'room'}`;
    case 'object':
      return `leadimage/${source.motif}-${source.seed}/${source.view}/${objectName(source)}/${source.width}x${source.height}`;
    case 'material':
      return `material/${source.material}`;
    case 'hanging':
      return `hanging/${source.view}`;
  }
};

/**
 * The address of a source inside the media library, such as `leadimage/mountains-1/motif.jpg`; of an
 * asset such as `asset/{space}/{width}x{height}/{hash}/{file}`.
 */
export const printSource = (source: PictureSource): string =>
  source.kind === 'asset'
    ? `asset/${source.space}/${source.width}x${source.height}/${source.hash}/${source.file}`
    : `${stemOf(source)}.${source.ending ?? 'jpg'}`;

const motifPattern = /^leadimage\/([a-z]+)-([1-9]\d{0,2})\//u;

const isPictureMotif = oneOf(pictureMotifs);

/** Narrows a text to an interior. */
export const isPictureRoom = oneOf(pictureRooms);

/** The motif in the address of a source; undefined where the shop does not draw it. */
export const motifOfSource = (source: string): Pick<MotifSource, 'motif' | 'seed'> | undefined => {
  const [, motif = '', seed] = motifPattern.exec(source) ?? [];
  return isPictureMotif(motif) ? { motif, seed: Number(seed) } : undefined;
};
