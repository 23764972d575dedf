import type { ContentLink } from '../../navigation/content-link.ts';
import type { ContentPicture } from '../content-picture.ts';
import {
  blockBase,
  blockOf,
  fieldsCodec,
  filledListOf,
  partOf,
  plainText,
} from '../story-codec.ts';
import { requiredLink } from '../story-links.ts';
import { requiredPicture } from '../story-picture.ts';

export type TileItem = {
  readonly link: ContentLink;
  readonly text: string;
  readonly picture: ContentPicture;
};

export type TilesBlock = {
  readonly kind: 'tiles';
  readonly id: string;
  readonly headline: string;
  readonly items: readonly TileItem[];
};

const item = partOf(
  'Tile',
  fieldsCodec<TileItem>({
    link: requiredLink,
    text: plainText,
    picture: requiredPicture,
  }),
);

/** Tiles without items are refused. */
export const tilesCodec = blockOf<TilesBlock>('Tiles', {
  ...blockBase('tiles'),
  headline: plainText,
  items: filledListOf(item),
});
