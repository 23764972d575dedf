import type { RichText } from '../rich-text.ts';
import { richTextField } from '../rich-text-field.ts';
import { blockBase, blockOf, plainText } from '../story-codec.ts';

/** Running text under an optional headline. */
export type RichTextBlock = {
  readonly kind: 'rich-text';
  readonly id: string;
  readonly headline: string;
  readonly text: RichText;
};

/** Running text in stories. */
export const richTextCodec = blockOf<RichTextBlock>('RichText', {
  ...blockBase('rich-text'),
  headline: plainText,
  text: richTextField,
});
