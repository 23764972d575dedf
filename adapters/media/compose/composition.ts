/** Plain data for the thread that composes. */
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import {
  movedAfter,
  scaledAfter,
  type Homography,
} from '../../../core/domain/preview/homography.ts';
import type { FrameSlice } from '../../../core/domain/preview/frame-slices.ts';
import type { PhotoPart, PlacedFace } from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import type { SceneSpan } from '../../../core/domain/preview/span.ts';

/** In whole pixels of the scene. */
export type SceneView = ImageSize & { readonly left: number; readonly top: number };

/** From the photo's millimetres to the picture's pixels. */
export type ComposedFace = Pick<PlacedFace, 'size'> & {
  readonly map: Homography;
  readonly part: PhotoPart;
};

/** In the picture's pixels; `blur` is a standard deviation. */
export type ComposedShadow = ImageSize & {
  readonly left: number;
  readonly top: number;
  readonly blur: number;
  readonly opacity: number;
};

/** `opacity` from 0 to 1. */
export type ComposedGlass = {
  readonly folder: string;
  /** What the picture shows of it. */
  readonly view: SceneView;
  readonly strength: number;
};

/** For a scene that serves every size: where the wall lies in its pixels. */
export type ComposedSpan = {
  readonly span: SceneSpan;
  /** With its frame; millimetres. */
  readonly outer: ImageSize;
  readonly wall: Homography;
  /** From the scene's pixels to those that an eye before the object sees. */
  readonly eye: Homography;
  /** Pixels. */
  readonly scene: ImageSize;
};

/** `svg` is the photo, where there are faces for it. */
export type Composition = {
  readonly folder: string;
  readonly layers: Scene['layers'];
  /** With the photo in it. */
  readonly base: Scene['layers'][number];
  readonly view: SceneView;
  readonly size: ImageSize;
  readonly faces: readonly ComposedFace[];
  /**
   * Absent where a part of the scene is shown as it is; with a span, `view` may reach beyond it.
   */
  readonly span?: ComposedSpan;
  /** Absent where no glass lies before the photo. */
  readonly glass?: ComposedGlass;
  /** Absent where the plate has the shadow, or a print has none. */
  readonly shadow?: ComposedShadow;
};

/** Where each slice of the plate goes in the picture. */
export type MouldingOverlay = {
  readonly folder: string;
  readonly size: ImageSize;
  readonly slices: readonly { readonly from: FrameSlice; readonly to: FrameSlice }[];
};

/** Where it goes, in pixels. */
type ComposedPart = {
  readonly composition: Composition;
  readonly svg: string;
  readonly left: number;
  readonly top: number;
};

export type ComposedWall = { readonly size: ImageSize; readonly parts: readonly ComposedPart[] };

/** Red, green and blue, 0 to 255. */
export type ComposedColour = readonly [number, number, number];

/** A drawing, and where its parts lie in the picture. */
type ComposedSheet = { readonly svg: string; readonly faces: readonly ComposedFace[] };

/** A card on a table, both white in the scene. */
export type ComposedTable = {
  readonly folder: string;
  readonly view: SceneView;
  readonly size: ImageSize;
  /** Of the table, and of the card where nothing is printed. */
  readonly ground: ComposedColour;
  readonly paper: ComposedColour;
  /** Lies on the table, see-through where nothing is drawn. */
  readonly under?: ComposedSheet;
  readonly print: ComposedSheet;
  /** A drawing of a page, white where its sheet is; absent where it is cut straight. */
  readonly cut?: string;
  /** `svg` is white where the print has foil; `tones`: as it mirrors dark, light, and a lamp. */
  readonly foil?: {
    readonly svg: string;
    readonly layer: 'glint' | 'turned';
    readonly tones: readonly [ComposedColour, ComposedColour, ComposedColour];
  };
};

export type CompositionTask =
  | { readonly composition: Composition; readonly svg: string }
  | { readonly wall: ComposedWall }
  | { readonly table: ComposedTable }
  | { readonly overlay: MouldingOverlay; readonly svg: string };

/** Red, green and blue, row by row. */
export type Raster = ImageSize & { readonly bytes: Uint8Array };

/** A fourth channel is opacity. */
export type ComposedPicture = Raster & { readonly channels: 3 | 4 };

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/**
 * The largest part of a ratio (width to height), as near to `middle` as there is picture; `share`
 * of its sides where a picture is seen from closer.
 */
export const viewOfRatio = (
  { width, height }: ImageSize,
  ratio: number,
  middle: { readonly x: number; readonly y: number },
  share = 1,
): SceneView => {
  const [wide, high] = width / height > ratio ? [height * ratio, height] : [width, width / ratio];
  const [across, down] = [Math.round(wide * share), Math.round(high * share)];
  return {
    left: Math.round(clamp(middle.x - across / 2, width - across)),
    top: Math.round(clamp(middle.y - down / 2, height - down)),
    width: across,
    height: down,
  };
};

/** The same part of a scene of another size in pixels. */
export const viewIn = (view: SceneView, from: ImageSize, to: ImageSize): SceneView => {
  const [x, y] = [to.width / from.width, to.height / from.height];
  const [left, top] = [Math.round(view.left * x), Math.round(view.top * y)];
  return {
    left,
    top,
    width: Math.min(to.width - left, Math.round(view.width * x)),
    height: Math.min(to.height - top, Math.round(view.height * y)),
  };
};

/** In the pixels of a picture of a part of the scene. */
export const faceIn = (
  { map, size }: Pick<PlacedFace, 'map' | 'size'>,
  part: PhotoPart,
  view: SceneView,
  picture: ImageSize,
): ComposedFace => ({
  size,
  part,
  map: scaledAfter(movedAfter(map, -view.left, -view.top), picture.width / view.width),
});

/**
 * For a print `off` millimetres from the wall, which `flat` covers where it touches; undefined
 * where the scene has no shadow to add.
 */
export const shadowIn = (
  { shadow }: Pick<Scene, 'shadow'>,
  { quad: [from, , to], size }: PlacedFace,
  off: number,
  view: SceneView,
  picture: ImageSize,
): ComposedShadow | undefined => {
  if (shadow === undefined || off === 0) return undefined;
  const scale = picture.width / view.width;
  // Rooms' walls are seen from the front: the face is upright.
  const millimetre = ((to.x - from.x) / size.width) * scale;
  return {
    left: (from.x - view.left) * scale + shadow.right * off * millimetre,
    top: (from.y - view.top) * scale + shadow.down * off * millimetre,
    width: size.width * millimetre,
    height: size.height * millimetre,
    blur: shadow.blur * off * millimetre,
    opacity: shadow.opacity,
  };
};
