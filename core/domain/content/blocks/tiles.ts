import type { ContentLink } from '../../navigation/content-link.ts';
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
import { requiredLink } from '../story-links.ts';
import { requiredPicture } from '../story-picture.ts';

/** A link with a picture of its subject. */
export type TileItem = {
  readonly link: ContentLink;
  readonly text: string;
  readonly picture: ContentPicture;
};

/** Links to other pages. */
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
export const tilesCodec: BlockCodec<TilesBlock> = {
  component: 'Tiles',
  fields: fieldsCodec<TilesBlock>({
    kind: constantField('tiles'),
    id: blockId,
    headline: plainText,
    items: filledListOf(item),
  }),
};
