import { readImageSize } from '../../core/domain/image/image-size.ts';
import { E } from '../../core/fp.ts';
import type { ImageMetadata } from '../../core/ports/image-metadata.ts';

/** The port over what is said of each picture, right or wrong. */
export const memoryImageMetadata = (pictures: ReadonlyMap<string, unknown>): ImageMetadata => ({
  size: (source) => async () =>
    pictures.has(source)
      ? readImageSize(pictures.get(source))
      : E.left({ kind: 'image-not-found' }),
});
