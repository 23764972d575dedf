/** A layer of a scene that serves every size, as it is seen with an object of one size. */
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import { invertHomography, type Homography } from '../../../core/domain/preview/homography.ts';
import { placeInSpan } from '../../../core/domain/preview/span.ts';
import type { ComposedSpan, Raster, SceneView } from './composition.ts';

/** What of a scene is seen in a picture; `view` in the scene's pixels, were it rendered in that size. */
type Seen = {
  readonly span: ComposedSpan;
  readonly view: SceneView;
  readonly size: ImageSize;
};

/** A layer is not made larger than this before it is looked up: a small object's would be huge. */
const largestScale = 1.5;

/** The size in which a layer is looked up: that of the picture, so that nothing flickers between pixels. */
export const layerSize = ({ span, view, size }: Seen): ImageSize => {
  const scale = Math.min(size.width / view.width, largestScale);
  return {
    width: Math.max(1, Math.round(span.scene.width * scale)),
    height: Math.max(1, Math.round(span.scene.height * scale)),
  };
};

/** Writes the colour between four pixels; beyond its edge a layer goes on as it ends. */
const blend = (layer: Raster, x: number, y: number, bytes: Uint8Array, to: number): void => {
  const { width, height } = layer;
  const left = Math.min(Math.max(x - 0.5, 0), width - 1);
  const top = Math.min(Math.max(y - 0.5, 0), height - 1);
  const [x0, y0] = [Math.floor(left), Math.floor(top)];
  const [ax, ay] = [left - x0, top - y0];
  const [right, below] = [x0 + 1 < width ? 3 : 0, y0 + 1 < height ? width * 3 : 0];
  const at = (y0 * width + x0) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const i = at + channel;
    const upper = (layer.bytes[i] ?? 0) * (1 - ax) + (layer.bytes[i + right] ?? 0) * ax;
    const lower =
      (layer.bytes[i + below] ?? 0) * (1 - ax) + (layer.bytes[i + below + right] ?? 0) * ax;
    bytes[to + channel] = Math.round(upper * (1 - ay) + lower * ay);
  }
};

const isAffine = ([, , , , , , g, h]: Homography): boolean => g === 0 && h === 0;

/**
 * A layer of `layerSize`, with the object in the size that is shown. Returns the layer as it is where its
 * wall is seen from its edge, or from close, which `parseScene` refuses.
 */
export const spanPixels = (layer: Raster, { span, view, size }: Seen): Raster => {
  const { wall, outer, span: rendered, scene } = span;
  const back = invertHomography(wall);
  if (back === undefined || !isAffine(wall)) return layer;
  const [a, b, c, d, e, f, , , i] = back;
  const scale = size.width / view.width;
  const [kx, ky] = [layer.width / scene.width, layer.height / scene.height];
  const bytes = new Uint8Array(size.width * size.height * 3);
  for (let py = 0; py < size.height; py += 1)
    for (let px = 0; px < size.width; px += 1) {
      const [u, v] = [view.left + (px + 0.5) / scale, view.top + (py + 0.5) / scale];
      const place = { x: (a * u + b * v + c) / i, y: (d * u + e * v + f) / i };
      const { x, y } = placeInSpan(place, outer, rendered);
      const [su, sv] = [wall[0] * x + wall[1] * y + wall[2], wall[3] * x + wall[4] * y + wall[5]];
      blend(layer, su * kx, sv * ky, bytes, (py * size.width + px) * 3);
    }
  return { ...size, bytes };
};
