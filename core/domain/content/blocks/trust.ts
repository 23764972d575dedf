import type { ContentLink } from '../../navigation/content-link.ts';
import { itemsBlockOf, type ItemsBlock } from '../items-block.ts';
import { filledText, plainText, type BlockCodec } from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';

export type TrustItem = {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly link: ContentLink | undefined;
};

export type TrustBlock = ItemsBlock<'trust', TrustItem>;

export const trustCodec: BlockCodec<TrustBlock> = itemsBlockOf('TrustRow', 'trust', 'TrustItem', {
  icon: plainText,
  title: filledText,
  text: plainText,
  link: optionalLink,
});
