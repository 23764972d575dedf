import type { ImageSize } from './image-size.ts';
import type { PictureSource } from './sources.ts';

/** Motifs, still lifes and rooms are composed for three to two, and fill other ratios. */
const composed: ImageSize = { width: 3_000, height: 2_000 };

/** Surfaces are square. */
const swatch: ImageSize = { width: 2_000, height: 2_000 };

/**
 * Before any preset cuts it: millimetres of a thing seen from the front, otherwise pixels of its
 * scene, or of an asset's address.
 */
export const naturalSizeOf = (source: PictureSource): ImageSize => {
  switch (source.kind) {
    case 'object':
      return source.view === 'frontal' || source.view === 'frame'
        ? { width: source.width, height: source.height }
        : composed;
    case 'material':
    case 'paper':
      return swatch;
    case 'asset':
      return { width: source.width, height: source.height };
    case 'artwork':
    case 'motif':
    case 'still':
    case 'hanging':
    case 'layer':
    case 'room':
      return composed;
  }
};
