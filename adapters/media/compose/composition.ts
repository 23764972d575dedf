/** Layers of a scene and the place of the photo in it: plain data for the thread that composes. */
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

/** A part of a scene, in its whole pixels. */
export type SceneView = ImageSize & { readonly left: number; readonly top: number };

/** A face that carries the photo: from its millimetres to the picture's pixels. */
export type ComposedFace = Pick<PlacedFace, 'size'> & {
  readonly map: Homography;
  readonly part: PhotoPart;
};

/** The soft shadow of a print on its wall, in the picture's pixels; `blur` is a standard deviation. */
export type ComposedShadow = ImageSize & {
  readonly left: number;
  readonly top: number;
  readonly blur: number;
  readonly opacity: number;
};

/** The mirror image of a frame's glass: the folder of its scene, and its opacity from 0 to 1. */
export type ComposedGlass = {
  readonly folder: string;
  /** The part of it that the picture shows. */
  readonly view: SceneView;
  readonly strength: number;
};

/** Of a scene that serves every size: which of them is shown, and where the wall lies in its pixels. */
export type ComposedSpan = {
  readonly span: SceneSpan;
  /** The outer size of what is shown, with its frame; millimetres. */
  readonly outer: ImageSize;
  readonly wall: Homography;
  /** The scene's pixels. */
  readonly scene: ImageSize;
};

/** A picture to compose: `svg` of the drawing is the photo, where there are faces for it. */
export type Composition = {
  readonly folder: string;
  readonly layers: Scene['layers'];
  /** The layer that is shown, with the photo in it. */
  readonly base: Scene['layers'][number];
  readonly view: SceneView;
  readonly size: ImageSize;
  readonly faces: readonly ComposedFace[];
  /** Absent where the picture is a part of the scene as it is; `view` may reach beyond one with a span. */
  readonly span?: ComposedSpan;
  /** Absent where no glass lies before the photo. */
  readonly glass?: ComposedGlass;
  /** Absent where the plate has the shadow already, or a print has none. */
  readonly shadow?: ComposedShadow;
};

/** A rendered moulding over a drawing of `size`: where each slice of its plate goes in the picture. */
export type MouldingOverlay = {
  readonly folder: string;
  readonly size: ImageSize;
  readonly slices: readonly { readonly from: FrameSlice; readonly to: FrameSlice }[];
};

/** A part of a picture of several objects on one wall: what is composed, and where it goes, in pixels. */
type ComposedPart = {
  readonly composition: Composition;
  readonly svg: string;
  readonly left: number;
  readonly top: number;
};

/** Several objects on one wall: their parts fill the picture. */
export type ComposedWall = { readonly size: ImageSize; readonly parts: readonly ComposedPart[] };

/**
 * A task of the thread that composes: a photo in a composition, several on one wall, or a drawing
 * below a moulding.
 */
export type CompositionTask =
  | { readonly composition: Composition; readonly svg: string }
  | { readonly wall: ComposedWall }
  | { readonly overlay: MouldingOverlay; readonly svg: string };

/** Bytes of red, green and blue, row by row. */
export type Raster = ImageSize & { readonly bytes: Uint8Array };

/** A composed picture: its fourth channel, where it has one, is how opaque it is. */
export type ComposedPicture = Raster & { readonly channels: 3 | 4 };

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/**
 * The largest part of a scene of a ratio (width to height), as near to `middle` as there is picture:
 * a narrower one leaves out left and right, a wider one above and below.
 */
export const viewOfRatio = (
  { width, height }: ImageSize,
  ratio: number,
  middle: { readonly x: number; readonly y: number },
): SceneView => {
  const [across, down] =
    width / height > ratio
      ? [Math.round(height * ratio), height]
      : [width, Math.round(width / ratio)];
  return {
    left: Math.round(clamp(middle.x - across / 2, width - across)),
    top: Math.round(clamp(middle.y - down / 2, height - down)),
    width: across,
    height: down,
  };
};

/** The same part of a scene of another size in pixels, which shows the same. */
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

/** A face of a scene in the pixels of a picture of a part of it. */
export const faceIn = (
  { map, size }: PlacedFace,
  part: PhotoPart,
  view: SceneView,
  picture: ImageSize,
): ComposedFace => ({
  size,
  part,
  map: scaledAfter(movedAfter(map, -view.left, -view.top), picture.width / view.width),
});

/**
 * The shadow of a print that stands `off` millimetres from the wall of a scene, which `flat` covers
 * where it touches the wall; undefined where the scene has none to add.
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
  // Shadows are of rooms, whose walls are seen from the front: the face is upright.
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
