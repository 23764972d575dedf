import type { ContentPicture } from '../content-picture.ts';
import {
  blockId,
  constantField,
  fieldsCodec,
  filledListOf,
  partOf,
  plainText,
  type BlockCodec,
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
export const galleryCodec: BlockCodec<GalleryBlock> = {
  component: 'Gallery',
  fields: fieldsCodec<GalleryBlock>({
    kind: constantField('gallery'),
    id: blockId,
    headline: plainText,
    items: filledListOf(item),
  }),
};
