import type { ContentLink } from '../../navigation/content-link.ts';
import {
  blockId,
  constantField,
  fieldsCodec,
  filledListOf,
  filledText,
  partOf,
  plainText,
  type BlockCodec,
} from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';

/** A short promise of the shop: one line, with the name of an icon. */
export type UspItem = {
  readonly icon: string;
  readonly text: string;
  readonly link: ContentLink | undefined;
};

/** Short promises: beside the product, or in the body of a page. */
export type UspBlock = {
  readonly kind: 'usp';
  readonly id: string;
  readonly items: readonly UspItem[];
};

const item = partOf(
  'UspItem',
  fieldsCodec<UspItem>({ icon: plainText, text: filledText, link: optionalLink }),
);

/** Promises in stories; a block without items is refused. */
export const uspCodec: BlockCodec<UspBlock> = {
  component: 'UspTeaser',
  fields: fieldsCodec<UspBlock>({
    kind: constantField('usp'),
    id: blockId,
    items: filledListOf(item),
  }),
};
