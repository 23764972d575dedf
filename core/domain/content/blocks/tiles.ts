import type { ContentLink } from '../../navigation/content-link.ts';
import type { ContentPicture } from '../content-picture.ts';
import { itemsBlockOf, type ItemsBlock } from '../items-block.ts';
import { plainText, type BlockCodec } from '../story-codec.ts';
import { requiredLink } from '../story-links.ts';
import { optionalPart } from '../story-parts.ts';
import { requiredPicture } from '../story-picture.ts';
import { publicationPart, type Publication } from '../publication.ts';

export type TileItem = {
  readonly link: ContentLink;
  readonly text: string;
  readonly picture: ContentPicture;
  /** Of an article of the magazine. */
  readonly publication?: Publication | undefined;
};

export type TilesBlock = ItemsBlock<'tiles', TileItem>;

export const tilesCodec: BlockCodec<TilesBlock> = itemsBlockOf<'tiles', TileItem>(
  'Tiles',
  'tiles',
  'Tile',
  {
    link: requiredLink,
    text: plainText,
    picture: requiredPicture,
    publication: optionalPart(publicationPart),
  },
);
