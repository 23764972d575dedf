import type { ContentPicture } from '../content-picture.ts';
import {
  blockBase,
  blockOf,
  fieldsCodec,
  filledListOf,
  partOf,
  plainText,
} from '../story-codec.ts';
import { requiredPicture } from '../story-picture.ts';

/** `caption`: below the picture. */
export type GalleryItem = { readonly picture: ContentPicture; readonly caption: string };

/** Pictures in a row that open large. */
export type GalleryBlock = {
  readonly kind: 'gallery';
  readonly id: string;
  readonly headline: string;
  readonly items: readonly GalleryItem[];
};

const item = partOf(
  'GalleryPicture',
  fieldsCodec<GalleryItem>({ picture: requiredPicture, caption: plainText }),
);

/** A gallery without pictures is refused. */
export const galleryCodec = blockOf<GalleryBlock>('Gallery', {
  ...blockBase('gallery'),
  headline: plainText,
  items: filledListOf(item),
});
