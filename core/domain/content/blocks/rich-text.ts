import type { RichText } from '../rich-text.ts';
import { richTextField } from '../rich-text-field.ts';
import { blockId, constantField, fieldsCodec, plainText, type BlockCodec } from '../story-codec.ts';

/** Running text under an optional headline. */
export type RichTextBlock = {
  readonly kind: 'rich-text';
  readonly id: string;
  readonly headline: string;
  readonly text: RichText;
};

/** Running text in stories. */
export const richTextCodec: BlockCodec<RichTextBlock> = {
  component: 'RichText',
  fields: fieldsCodec<RichTextBlock>({
    kind: constantField('rich-text'),
    id: blockId,
    headline: plainText,
    text: richTextField,
  }),
};
