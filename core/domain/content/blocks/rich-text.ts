import type { RichText } from '../rich-text.ts';
import { richTextField } from '../rich-text-field.ts';
import { blockBase, blockOf, plainText } from '../story-codec.ts';

export type RichTextBlock = {
  readonly kind: 'rich-text';
  readonly id: string;
  readonly headline: string;
  readonly text: RichText;
};

export const richTextCodec = blockOf<RichTextBlock>('RichText', {
  ...blockBase('rich-text'),
  headline: plainText,
  text: richTextField,
});
