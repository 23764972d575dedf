import { isMaterialType, type MaterialType } from '../../catalogue/materials.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import type { ContentPicture } from '../content-picture.ts';
import { blockBase, blockOf, filledText, optionalChoiceField, plainText } from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';
import { optionalPicture } from '../story-picture.ts';

/** A headline, a line, a picture and a link: a page's head, or a part of its body. */
export type TeaserBlock = {
  readonly kind: 'teaser';
  readonly id: string;
  readonly headline: string;
  readonly text: string;
  readonly picture: ContentPicture | undefined;
  readonly link: ContentLink | undefined;
  /** At a page's head, the shopper may begin with a photo: what it is shown on. */
  readonly photoOn?: MaterialType | undefined;
};

export const teaserCodec = blockOf<TeaserBlock>('Teaser', {
  ...blockBase('teaser'),
  headline: filledText,
  text: plainText,
  picture: optionalPicture,
  link: optionalLink,
  photoOn: optionalChoiceField(isMaterialType),
});
