import type { ContentLink } from '../../navigation/content-link.ts';
import type { ContentPicture } from '../content-picture.ts';
import { itemsBlockOf, type ItemsBlock } from '../items-block.ts';
import { plainText, type BlockCodec } from '../story-codec.ts';
import { requiredLink } from '../story-links.ts';
import { requiredPicture } from '../story-picture.ts';

export type TileItem = {
  readonly link: ContentLink;
  readonly text: string;
  readonly picture: ContentPicture;
};

export type TilesBlock = ItemsBlock<'tiles', TileItem>;

export const tilesCodec: BlockCodec<TilesBlock> = itemsBlockOf('Tiles', 'tiles', 'Tile', {
  link: requiredLink,
  text: plainText,
  picture: requiredPicture,
});
