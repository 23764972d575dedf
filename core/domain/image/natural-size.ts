/** The size that a picture of the media library has of its own, before any preset cuts it. */
import type { ImageSize } from './image-size.ts';
import type { PictureSource } from './sources.ts';

/** Motifs, still lifes and rooms are composed for three to two, and fill any other ratio. */
const composed: ImageSize = { width: 3_000, height: 2_000 };

/** Surfaces are shown in a square. */
const swatch: ImageSize = { width: 2_000, height: 2_000 };

/**
 * The size of a picture in pixels: of a thing that is seen from the front its millimetres, of what
 * stands in a scene the scene's.
 */
export const naturalSizeOf = (source: PictureSource): ImageSize => {
  switch (source.kind) {
    case 'object':
      return source.view === 'frontal' || source.view === 'frame'
        ? { width: source.width, height: source.height }
        : composed;
    case 'material':
      return swatch;
    case 'motif':
    case 'still':
    case 'hanging':
    case 'room':
      return composed;
  }
};
