import type { Foil } from '../catalogue/card-extras.ts';
import type { GlassType } from '../catalogue/frame-parts.ts';
import type { FrameType, MaterialType, MatType } from '../catalogue/materials.ts';
import type { ProducedFrame } from '../catalogue/produced-frames.ts';
import type { Locale } from '../locale/locales.ts';
import type { HangingView } from './hangings.ts';
import { oneOf } from '../text/one-of.ts';
import type { ShownOption } from './shown-options.ts';

/**
 * The media library's vocabulary (storefront §7, "leadimage/{id}/…"). Small and without
 * dependencies, as pages build addresses in the browser.
 */

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

export type PictureMotif = (typeof pictureMotifs)[number];

/** They stand in the slots of a design, in turn, until the shopper's own photo does. */
export const slotMotifs = [
  'dunes',
  'botanical',
  'waves',
  'mountains',
] as const satisfies readonly PictureMotif[];

/**
 * A printed thing on a table, one design per number; `materials`: one photo on four materials on
 * one wall.
 */
export const pictureStills = ['collage', 'materials', 'photobox', 'prints'] as const;

export type PictureStill = (typeof pictureStills)[number];

/** Papers that are seen from close: smooth, of cotton, with a shimmer, of recovered fibres. */
export const paperSurfaces = ['feinstpapier', 'baumwolle', 'perlmutt', 'recycling'] as const;

export type PaperSurface = (typeof paperSurfaces)[number];

/** Where single materials are used: a papered wall, a pane of glass, outdoors, in the dark. */
export const materialRooms = ['wallpapered', 'glazed', 'garden', 'evening'] as const;

export type MaterialRoom = (typeof materialRooms)[number];

/** Where a picture can hang. */
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
  ...materialRooms,
] as const;

export type PictureRoom = (typeof pictureRooms)[number];

/** Of an object (storefront §7). `frame`: the object alone, cut out, touching two edges. */
export const pictureViews = ['frame', 'perspective', 'corner', 'frontal', 'material'] as const;

export type PictureView = (typeof pictureViews)[number];

/**
 * An object on an interior's wall, to scale: pages show what things are for, `pictureViews` the
 * thing alone.
 */
export const wallViews = ['room-living', 'room-bedroom', 'room-hall', 'room-office'] as const;

export type WallView = (typeof wallViews)[number];

export const isWallView = oneOf(wallViews);

/** Sides in millimetres, and the longest ratio. */
export const objectLimits = { shortest: 50, longest: 5000, ratio: 6 } as const;

/** Seeds begin at 1; each gives a stable picture. */
export const lastSeed = 999;

/** Both draw the same picture; the coding follows the media path's format. */
interface Ending {
  /** Absent means `jpg`. */
  readonly ending?: 'png';
}

/** Alone, filling its picture. */
export interface MotifSource extends Ending {
  readonly kind: 'motif';
  readonly motif: PictureMotif;
  readonly seed: number;
}

export interface StillSource extends Ending {
  readonly kind: 'still';
  readonly still: PictureStill;
  readonly seed: number;
}

/**
 * `light` multiplies a picture that hangs in the room, `wall` is white where its wall is visible.
 */
export const roomLayers = ['light', 'wall'] as const;

export type RoomLayer = (typeof roomLayers)[number];

/**
 * What is seen of a design: a page flat, or the thing itself on a table, closed (`laid`) or `open`,
 * from its `spine`, or `close` enough to see its paper, or among the things of its `occasion`; `turned` as its light
 * falls from another side, which foil shows.
 */
export const artworkViews = [
  'front',
  'inside',
  'back',
  'laid',
  'laid-turned',
  'open',
  'spine',
  'close',
  'close-turned',
  'occasion',
] as const;

export type ArtworkView = (typeof artworkViews)[number];

/** A design of a product, in the colours of a variant and the words of a locale. */
export interface ArtworkSource extends Ending {
  readonly kind: 'artwork';
  readonly design: string;
  readonly variant: string;
  /** Absent is plain ink. */
  readonly foil?: Foil | undefined;
  /** What else its product shows of it, by names and in an order of the product's own. */
  readonly options?: readonly string[] | undefined;
  readonly locale: Locale;
  readonly view: ArtworkView;
}

/** With a free wall, or a layer over it. */
export interface RoomSource extends Ending {
  readonly kind: 'room';
  readonly room: PictureRoom;
  readonly layer?: RoomLayer | undefined;
}

/** Width in millimetres: `mat-none`, `mat-creme-60`. */
export type MatName = MatType | `${MatType}-${number}`;

/** Other better glasses look like it. */
export type ShownGlass = Extract<GlassType, 'museum-glass'>;

/** A motif on a material, framed or not, in millimetres. */
export interface ObjectSource extends Ending {
  readonly kind: 'object';
  readonly motif: PictureMotif;
  readonly seed: number;
  readonly view: PictureView | WallView;
  readonly material: MaterialType;
  readonly frame?: FrameType | undefined;
  /** Absent is what the type alone means, black. */
  readonly producedFrame?: ProducedFrame | undefined;
  /** Not the frame's own. */
  readonly mat?: MatName | undefined;
  /** Absent is the frame's usual glass. */
  readonly glass?: ShownGlass | undefined;
  /** In the order of `shownOptionsOf`, or left out. */
  readonly options?: readonly ShownOption[] | undefined;
  readonly width: number;
  readonly height: number;
}

/** `light` multiplies the print of a close view, `shine` is added to it by screen. */
export const closeLayers = ['plate', 'light', 'shine'] as const;

export type CloseLayer = (typeof closeLayers)[number];

/** Views from close that are rendered without a print. */
export const closeViews = ['corner', 'material'] as const satisfies readonly PictureView[];

export type CloseView = (typeof closeViews)[number];

/** A layer of a close view, for a print that is put in by whoever shows it. */
export interface LayerSource extends Ending {
  readonly kind: 'layer';
  readonly view: CloseView;
  readonly layer: CloseLayer;
  readonly material: MaterialType;
  readonly frame?: FrameType | undefined;
  readonly producedFrame?: ProducedFrame | undefined;
  readonly options?: readonly ShownOption[] | undefined;
}

export interface MaterialSource extends Ending {
  readonly kind: 'material';
  readonly material: MaterialType;
}

/** A paper's surface and edge from close. */
export interface PaperSource extends Ending {
  readonly kind: 'paper';
  readonly paper: PaperSurface;
}

export interface HangingSource extends Ending {
  readonly kind: 'hanging';
  readonly view: HangingView;
}

/**
 * Uploaded to the content space; the media service fetches it. Its own size in pixels; `file` has
 * an ending.
 */
export interface AssetSource {
  readonly kind: 'asset';
  /** In digits. */
  readonly space: string;
  readonly width: number;
  readonly height: number;
  readonly hash: string;
  readonly file: string;
}

export type DrawnSource =
  | ArtworkSource
  | MotifSource
  | StillSource
  | RoomSource
  | ObjectSource
  | LayerSource
  | MaterialSource
  | PaperSource
  | HangingSource;

export type PictureSource = DrawnSource | AssetSource;

/**
 * `poster+holzrahmen-eiche`, `leinwand+leinwand-keilrahmen-38mm`: a `+` before each part that is
 * not usual.
 */
const objectName = ({
  material,
  frame,
  producedFrame,
  mat,
  glass,
  options,
}: Omit<LayerSource, 'kind' | 'view' | 'layer'> & Pick<ObjectSource, 'mat' | 'glass'>): string =>
  [material, producedFrame ?? frame, mat, glass, options].flat().filter(Boolean).join('+');

const stemOf = (source: DrawnSource): string => {
  switch (source.kind) {
    case 'motif':
      return `leadimage/${source.motif}-${source.seed}/motif`;
    case 'artwork':
      return `artwork/${source.design}/${[source.variant, source.foil, source.options].flat().filter(Boolean).join('+')}/${source.locale}/${source.view}`;
    case 'paper':
      return `paper/${source.paper}`;
    case 'still':
      return `leadimage/${source.still}-${source.seed}/still`;
    case 'room':
      return `leadimage/room-${source.room}/${source.layer ?? 'room'}`;
    case 'object':
      return `leadimage/${source.motif}-${source.seed}/${source.view}/${objectName(source)}/${source.width}x${source.height}`;
    case 'layer':
      return `layer/${source.view}/${objectName(source)}/${source.layer}`;
    case 'material':
      return `material/${source.material}`;
    case 'hanging':
      return `hanging/${source.view}`;
  }
};

/**
 * `leadimage/mountains-1/motif.jpg`, of an asset `asset/{space}/{width}x{height}/{hash}/{file}`.
 */
export const printSource = (source: PictureSource): string =>
  source.kind === 'asset'
    ? `asset/${source.space}/${source.width}x${source.height}/${source.hash}/${source.file}`
    : `${stemOf(source)}.${source.ending ?? 'jpg'}`;

const motifPattern = /^leadimage\/([a-z]+)-([1-9]\d{0,2})\//u;

const isPictureMotif = oneOf(pictureMotifs);

export const isPictureRoom = oneOf(pictureRooms);

/** Undefined where the shop does not draw the address's motif. */
export const motifOfSource = (source: string): Pick<MotifSource, 'motif' | 'seed'> | undefined => {
  const [, motif, seed] = motifPattern.exec(source) ?? [];
  return isPictureMotif(motif) ? { motif, seed: Number(seed) } : undefined;
};
