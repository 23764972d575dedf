/** Plate, photo, light over it (multiply), shine (screen), pixel by pixel. */
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import {
  applyHomography,
  invertHomography,
  type Homography,
} from '../../../core/domain/preview/homography.ts';
import type { ComposedFace, Raster } from './composition.ts';

/** Of one size; one that is not there changes nothing. */
type Layers = {
  readonly plate: Raster;
  readonly light?: Raster | undefined;
  readonly shine?: Raster | undefined;
  readonly glass?: Raster | undefined;
};

/** Samples of a pixel, across and down. */
const grid = 2;

/** Pixels beyond a face, so that no rim of the blank print shows. */
const rim = 0.6;

/** Of each pixel: the sum of its samples' colours, and how many samples a face covers. */
export type Ink = { readonly sums: Float32Array; readonly covered: Float32Array };

const boundsOf = (map: Homography, { width, height }: ImageSize, picture: ImageSize) => {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((place) => applyHomography(map, place));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.max(0, Math.floor(Math.min(...xs)) - 1),
    right: Math.min(picture.width, Math.ceil(Math.max(...xs)) + 1),
    top: Math.max(0, Math.floor(Math.min(...ys)) - 1),
    bottom: Math.min(picture.height, Math.ceil(Math.max(...ys)) + 1),
  };
};

/** Interpolates between four of the photo's pixels. */
const addColour = (ink: Ink, pixel: number, photo: Raster, u: number, v: number): void => {
  const { width, height, bytes } = photo;
  const x = Math.min(Math.max(u * width - 0.5, 0), width - 1);
  const y = Math.min(Math.max(v * height - 0.5, 0), height - 1);
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [right, below] = [x0 + 1 < width ? 3 : 0, y0 + 1 < height ? width * 3 : 0];
  const [ax, ay] = [x - x0, y - y0];
  const at = (y0 * width + x0) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const i = at + channel;
    const upper = (bytes[i] ?? 0) * (1 - ax) + (bytes[i + right] ?? 0) * ax;
    const lower = (bytes[i + below] ?? 0) * (1 - ax) + (bytes[i + below + right] ?? 0) * ax;
    const index = pixel * 3 + channel;
    ink.sums[index] = (ink.sums[index] ?? 0) + upper * (1 - ay) + lower * ay;
  }
  ink.covered[pixel] = (ink.covered[pixel] ?? 0) + 1;
};

const layFace = (ink: Ink, picture: ImageSize, photo: Raster, face: ComposedFace): void => {
  const { map, size, part } = face;
  const back = invertHomography(map);
  if (back === undefined) return;
  const { left, right, top, bottom } = boundsOf(map, size, picture);
  // Millimetres that are `rim` pixels, by the face's middle.
  const middle = applyHomography(map, { x: size.width / 2, y: size.height / 2 });
  const here = applyHomography(back, middle);
  const [besides, below] = [
    applyHomography(back, { x: middle.x + rim, y: middle.y }),
    applyHomography(back, { x: middle.x, y: middle.y + rim }),
  ];
  const reachX = Math.max(Math.abs(besides.x - here.x), Math.abs(below.x - here.x));
  const reachY = Math.max(Math.abs(besides.y - here.y), Math.abs(below.y - here.y));
  const [a, b, c, d, e, f, g, h, i] = back;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      for (let sample = 0; sample < grid * grid; sample += 1) {
        const sx = x + ((sample % grid) + 0.5) / grid;
        const sy = y + (Math.floor(sample / grid) + 0.5) / grid;
        const depth = g * sx + h * sy + i;
        const across = (a * sx + b * sy + c) / depth;
        const down = (d * sx + e * sy + f) / depth;
        if (across < -reachX || across > size.width + reachX) continue;
        if (down < -reachY || down > size.height + reachY) continue;
        const u = part.left + (across / size.width) * (part.right - part.left);
        const v = part.top + (down / size.height) * (part.bottom - part.top);
        addColour(ink, y * picture.width + x, photo, u, v);
      }
};

/** What a photo's faces show in each pixel of a picture. */
export const inkOn = (picture: ImageSize, photo: Raster, faces: readonly ComposedFace[]): Ink => {
  const ink: Ink = {
    sums: new Float32Array(picture.width * picture.height * 3),
    covered: new Float32Array(picture.width * picture.height),
  };
  for (const face of faces) layFace(ink, picture, photo, face);
  return ink;
};

/** Of a pixel, from 0 to 1. */
export const coveredShare = ({ covered }: Ink, pixel: number): number =>
  Math.min(1, (covered[pixel] ?? 0) / (grid * grid));

/** As a browser's `screen`. */
const screened = (value: number, light = 0): number => 255 - ((255 - value) * (255 - light)) / 255;

/**
 * Faces share edges: their coverage is added up and blended once, so that no seam shows.
 * Multiplying coded values multiplies light, because sRGB is nearly a power curve (a browser's
 * `multiply` does the same).
 */
export const composePixels = (
  { plate, light, shine, glass }: Layers,
  photo: Raster | undefined,
  faces: readonly ComposedFace[],
): Raster => {
  const { width, height } = plate;
  const bytes = Uint8Array.from(plate.bytes);
  if (photo === undefined || faces.length === 0) return { width, height, bytes };
  const ink = inkOn(plate, photo, faces);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const samples = ink.covered[pixel] ?? 0;
    if (samples === 0) continue;
    const share = coveredShare(ink, pixel);
    for (let i = pixel * 3; i < pixel * 3 + 3; i += 1) {
      const colour = (ink.sums[i] ?? 0) / samples;
      const lit = light === undefined ? colour : (colour * (light.bytes[i] ?? 255)) / 255;
      const shone = screened(lit, shine?.bytes[i]);
      const seen = screened(shone, glass?.bytes[i]);
      bytes[i] = Math.round((plate.bytes[i] ?? 0) * (1 - share) + seen * share);
    }
  }
  return { width, height, bytes };
};
