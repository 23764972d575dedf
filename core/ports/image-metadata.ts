import type { ImageMetadataError, ImageSize } from '../domain/image/image-size.ts';
import type { TE } from '../fp.ts';

/** Measures pictures of the media library (storefront §8, "Image metadata failure"). */
export type ImageMetadata = {
  /** `source` is an address of the library: `leadimage/moon-1/motif.jpg`. */
  readonly size: (source: string) => TE.TaskEither<ImageMetadataError, ImageSize>;
};

export type HasImageMetadata = { readonly imageMetadata: ImageMetadata };
