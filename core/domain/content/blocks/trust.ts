import type { ContentLink } from '../../navigation/content-link.ts';
import {
  blockBase,
  blockOf,
  fieldsCodec,
  filledListOf,
  filledText,
  partOf,
  plainText,
} from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';

export type TrustItem = {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly link: ContentLink | undefined;
};

export type TrustBlock = {
  readonly kind: 'trust';
  readonly id: string;
  readonly headline: string;
  readonly items: readonly TrustItem[];
};

const item = partOf(
  'TrustItem',
  fieldsCodec<TrustItem>({
    icon: plainText,
    title: filledText,
    text: plainText,
    link: optionalLink,
  }),
);

/** A row without items is refused. */
export const trustCodec = blockOf<TrustBlock>('TrustRow', {
  ...blockBase('trust'),
  headline: plainText,
  items: filledListOf(item),
});
