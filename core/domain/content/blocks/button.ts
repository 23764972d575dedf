import type { ContentLink } from '../../navigation/content-link.ts';
import { blockId, constantField, fieldsCodec, type BlockCodec } from '../story-codec.ts';
import { requiredLink } from '../story-links.ts';

/** A link in a running text, drawn as a button. */
export type ButtonPart = {
  readonly kind: 'button';
  readonly id: string;
  readonly link: ContentLink;
};

/** A button within a text. */
export const buttonCodec: BlockCodec<ButtonPart> = {
  component: 'Button',
  fields: fieldsCodec<ButtonPart>({
    kind: constantField('button'),
    id: blockId,
    link: requiredLink,
  }),
};
