import type { ContentPicture } from '../content-picture.ts';
import { itemsBlockOf, type ItemsBlock } from '../items-block.ts';
import { plainText, type BlockCodec } from '../story-codec.ts';
import { requiredPicture } from '../story-picture.ts';

/** `caption`: below the picture. */
export type GalleryItem = { readonly picture: ContentPicture; readonly caption: string };

/** Pictures in a row that open large. */
export type GalleryBlock = ItemsBlock<'gallery', GalleryItem>;

export const galleryCodec: BlockCodec<GalleryBlock> = itemsBlockOf(
  'Gallery',
  'gallery',
  'GalleryPicture',
  { picture: requiredPicture, caption: plainText },
);
