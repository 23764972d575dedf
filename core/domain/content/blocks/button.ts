import type { ContentLink } from '../../navigation/content-link.ts';
import { blockBase, blockOf } from '../story-codec.ts';
import { requiredLink } from '../story-links.ts';

/** A link in a running text, drawn as a button. */
export type ButtonPart = {
  readonly kind: 'button';
  readonly id: string;
  readonly link: ContentLink;
};

export const buttonCodec = blockOf<ButtonPart>('Button', {
  ...blockBase('button'),
  link: requiredLink,
});
