import { oneOf } from '../../text/one-of.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import type { ContentPicture } from '../content-picture.ts';
import type { RichText } from '../rich-text.ts';
import { richTextField } from '../rich-text-field.ts';
import { blockBase, blockOf, choiceField, plainText } from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';
import { requiredPicture } from '../story-picture.ts';

const pictureSides = ['start', 'end'] as const;

export type ImageTextBlock = {
  readonly kind: 'image-text';
  readonly id: string;
  readonly headline: string;
  readonly text: RichText;
  readonly picture: ContentPicture;
  /** In a wide window: where lines start, or where they end. */
  readonly pictureSide: (typeof pictureSides)[number];
  readonly link: ContentLink | undefined;
};

export const imageTextCodec = blockOf<ImageTextBlock>('ImageText', {
  ...blockBase('image-text'),
  headline: plainText,
  text: richTextField,
  picture: requiredPicture,
  pictureSide: choiceField(oneOf(pictureSides)),
  link: optionalLink,
});
