import { blockBase, blockOf, filledText, plainText } from '../../content/story-codec.ts';

/** A card, of the design that the page's address names, with all that can be chosen of it. */
export type CardBlock = {
  readonly kind: 'card';
  readonly id: string;
  /** Above the options. */
  readonly headline: string;
  /** Of the link to the designer. */
  readonly startLabel: string;
  /** Of the link that orders a sample. */
  readonly sampleLabel: string;
  /** What samples are for, and what they cost. */
  readonly sampleText: string;
};

export const cardCodec = blockOf<CardBlock>('Card', {
  ...blockBase('card'),
  headline: filledText,
  startLabel: filledText,
  sampleLabel: filledText,
  sampleText: plainText,
});
