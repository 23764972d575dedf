import { blockBase, blockOf, filledText } from '../../content/story-codec.ts';

/** A photo book with all that can be chosen of it. */
export type PhotobookBlock = {
  readonly kind: 'photobook';
  readonly id: string;
  /** Above the options. */
  readonly headline: string;
  /** Of the link to the designer. */
  readonly startLabel: string;
};

export const photobookCodec = blockOf<PhotobookBlock>('Photobook', {
  ...blockBase('photobook'),
  headline: filledText,
  startLabel: filledText,
});
