import type { ContentLink } from '../../navigation/content-link.ts';
import {
  blockBase,
  blockOf,
  filledListOf,
  filledText,
  partWith,
  plainText,
} from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';

/** A promise in one line; `icon` is a name. */
export type UspItem = {
  readonly icon: string;
  readonly text: string;
  readonly link: ContentLink | undefined;
};

/** Promises beside the product, or in a page's body. */
export type UspBlock = {
  readonly kind: 'usp';
  readonly id: string;
  readonly items: readonly UspItem[];
};

const item = partWith<UspItem>('UspItem', {
  icon: plainText,
  text: filledText,
  link: optionalLink,
});

/** Promises without items are refused. */
export const uspCodec = blockOf<UspBlock>('UspTeaser', {
  ...blockBase('usp'),
  items: filledListOf(item),
});
