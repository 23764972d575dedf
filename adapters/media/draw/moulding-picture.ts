/** Rendered mouldings, laid over the drawing. */
import type { FrameType } from '../../../core/domain/catalogue/materials.ts';
import { defaultProducedFrameOf } from '../../../core/domain/catalogue/produced-frame.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type { ObjectSource, DrawnSource } from '../../../core/domain/image/sources.ts';
import { frameSlices, type FrameSlice } from '../../../core/domain/preview/frame-slices.ts';
import type { MouldingOverlay } from '../compose/composition.ts';
import type { RenderedScenes } from '../compose/scene-files.ts';
import { reachOf } from './objects/frames.ts';
import { frontViews } from './objects/front-view.ts';
import { grown } from './svg.ts';

/** With its scene's digest. */
export type MouldingPicture = {
  readonly overlay: MouldingOverlay;
  readonly sceneDigest: string;
};

type FramedFront = ObjectSource & {
  readonly view: keyof typeof frontViews;
  readonly frame: FrameType;
};

/** In whole pixels, with the pixels of a millimetre. */
const outerIn = (
  { width, height, view, frame, mat }: FramedFront,
  size: ImageSize,
): { readonly outer: FrameSlice; readonly scale: number } => {
  const box = grown({ left: 0, top: 0, width, height }, reachOf({ frame, mat }));
  const seen = frontViews[view](box, size.width / size.height);
  const scale = size.width / seen.width;
  const place = (at: number, from: number, most: number): number =>
    Math.min(Math.max(Math.round((at - from) * scale), 0), most);
  const [left, top] = [
    place(box.left, seen.left, size.width),
    place(box.top, seen.top, size.height),
  ];
  return {
    scale,
    outer: {
      left,
      top,
      width: place(box.left + box.width, seen.left, size.width) - left,
      height: place(box.top + box.height, seen.top, size.height) - top,
    },
  };
};

const isFramedFront = (source: DrawnSource): source is FramedFront =>
  source.kind === 'object' &&
  source.frame !== undefined &&
  (source.view === 'frame' || source.view === 'frontal');

/**
 * The rendered moulding of a picture from the front, in its colour and finish, for a `size` in
 * pixels; undefined where none is rendered or the picture is too small: then it is drawn.
 */
export const mouldingPicture = (
  source: DrawnSource,
  size: ImageSize,
  scenes: RenderedScenes,
): MouldingPicture | undefined => {
  if (!isFramedFront(source)) return undefined;
  const rendered = scenes.get(
    `frame-${source.producedFrame ?? defaultProducedFrameOf(source.frame)}`,
  );
  const moulding = rendered?.scene.moulding;
  if (rendered === undefined || moulding === undefined) return undefined;
  const { outer, scale } = outerIn(source, size);
  const wide = moulding.face + moulding.gap;
  const from = frameSlices(rendered.scene.size, Math.round(wide * moulding.pixelsPerMillimetre));
  const to = frameSlices(outer, Math.round(wide * scale));
  const slices = from.flatMap((part, index) => {
    const place = to[index];
    if (place === undefined) return [];
    const { left, top } = outer;
    return [{ from: part, to: { ...place, left: place.left + left, top: place.top + top } }];
  });
  return slices.length === 0
    ? undefined
    : { overlay: { folder: rendered.folder, size, slices }, sceneDigest: rendered.digest };
};
