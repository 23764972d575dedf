/** As seen with an object of one size. */
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import {
  invertHomography,
  mappedAfter,
  type Homography,
} from '../../../core/domain/preview/homography.ts';
import { placeInSpan } from '../../../core/domain/preview/span.ts';
import type { ComposedSpan, Raster, SceneView } from './composition.ts';

/** `view`: what an eye before the object sees, in pixels of the scene at the object's own size. */
type Seen = {
  readonly span: ComposedSpan;
  readonly view: SceneView;
  readonly size: ImageSize;
};

/** A small object's layer would be huge. */
const largestScale = 1.5;

/** That of the picture, so that nothing flickers between pixels. */
export const layerSize = ({ span, view, size }: Seen): ImageSize => {
  const scale = Math.min(size.width / view.width, largestScale);
  return {
    width: Math.max(1, Math.round(span.scene.width * scale)),
    height: Math.max(1, Math.round(span.scene.height * scale)),
  };
};

/** Row by row, across and down. */
export type Places = { readonly across: Float32Array; readonly down: Float32Array };

const isAffine = ([, , , , , , g, h]: Homography): boolean => g === 0 && h === 0;

/**
 * In layers of `layerSize`. Undefined where the camera sees the wall edge-on or from close by;
 * `parseScene` refuses such scenes.
 */
export const spanPlaces = (seen: Seen): Places | undefined => {
  const { span, view, size } = seen;
  const { wall, eye, outer, span: rendered, scene } = span;
  const back = invertHomography(mappedAfter(wall, eye));
  if (back === undefined || !isAffine(wall)) return undefined;
  const [a, b, c, d, e, f, g, h, i] = back;
  const scale = size.width / view.width;
  const layer = layerSize(seen);
  const [kx, ky] = [layer.width / scene.width, layer.height / scene.height];
  const across = new Float32Array(size.width * size.height);
  const down = new Float32Array(size.width * size.height);
  for (let py = 0; py < size.height; py += 1) {
    const v = view.top + (py + 0.5) / scale;
    for (let px = 0; px < size.width; px += 1) {
      const u = view.left + (px + 0.5) / scale;
      const depth = g * u + h * v + i;
      const place = { x: (a * u + b * v + c) / depth, y: (d * u + e * v + f) / depth };
      const { x, y } = placeInSpan(place, outer, rendered);
      const at = py * size.width + px;
      across[at] = (wall[0] * x + wall[1] * y + wall[2]) * kx - 0.5;
      down[at] = (wall[3] * x + wall[4] * y + wall[5]) * ky - 0.5;
    }
  }
  return { across, down };
};

/** Beyond its edge a layer goes on as it ends. */
export const spanPixels = (layer: Raster, { across, down }: Places, size: ImageSize): Raster => {
  const { width, height, bytes: from } = layer;
  const bytes = new Uint8Array(size.width * size.height * 3);
  for (let pixel = 0; pixel < across.length; pixel += 1) {
    const left = Math.min(Math.max(across[pixel] ?? 0, 0), width - 1);
    const top = Math.min(Math.max(down[pixel] ?? 0, 0), height - 1);
    const [x0, y0] = [Math.floor(left), Math.floor(top)];
    const [ax, ay] = [left - x0, top - y0];
    const [right, below] = [x0 + 1 < width ? 3 : 0, y0 + 1 < height ? width * 3 : 0];
    const at = (y0 * width + x0) * 3;
    for (let i = at; i < at + 3; i += 1) {
      const upper = (from[i] ?? 0) * (1 - ax) + (from[i + right] ?? 0) * ax;
      const lower = (from[i + below] ?? 0) * (1 - ax) + (from[i + below + right] ?? 0) * ax;
      bytes[pixel * 3 + i - at] = upper * (1 - ay) + lower * ay + 0.5;
    }
  }
  return { ...size, bytes };
};
