import type { ProductKind } from '../../catalogue/product-kinds.ts';
import { blockBase, blockOf, choiceField, filledText } from '../../content/story-codec.ts';
import { oneOf } from '../../text/one-of.ts';

/** The kinds of configurators that are photo boxes, or prints alone (supporting §3). */
export const photoboxKinds = ['photobox', 'photoprint'] as const satisfies readonly ProductKind[];

export type PhotoboxKind = (typeof photoboxKinds)[number];

/** Photo boxes, or prints, with all that can be chosen of them. */
export type PhotoboxBlock = {
  readonly kind: 'photobox';
  readonly id: string;
  readonly product: PhotoboxKind;
  /** Above the options. */
  readonly headline: string;
  /** Of the link to the designer. */
  readonly startLabel: string;
};

export const photoboxCodec = blockOf<PhotoboxBlock>('Photobox', {
  ...blockBase('photobox'),
  product: choiceField(oneOf(photoboxKinds)),
  headline: filledText,
  startLabel: filledText,
});
