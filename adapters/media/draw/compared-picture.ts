/** One photo on several materials, put together from their scenes. */
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type { DrawnSource } from '../../../core/domain/image/sources.ts';
import type { RenderedScenes } from '../compose/scene-files.ts';
import { comparedPlaces, comparedThings, filledShare } from './stills/materials.ts';
import { wallRow, type WallPart } from './wall-picture.ts';

/** Whole pixels: neighbours share an edge. */
const whole = (place: ReturnType<typeof comparedPlaces>[number]) => {
  const [left, top] = [Math.round(place.left), Math.round(place.top)];
  const width = Math.round(place.left + place.width) - left;
  return { left, top, width, height: Math.round(place.top + place.height) - top };
};

/**
 * The parts of a comparison in a `size` in pixels; undefined for other sources and where a material
 * has no scene: then it is drawn.
 */
export const comparedPicture = (
  source: DrawnSource,
  size: ImageSize,
  scenes: RenderedScenes,
): readonly WallPart[] | undefined => {
  if (source.kind !== 'still' || source.still !== 'materials') return undefined;
  const places = comparedPlaces({ left: 0, top: 0, ...size }).map(whole);
  return wallRow(comparedThings(source.seed), places, filledShare, scenes);
};
