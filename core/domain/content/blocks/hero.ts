import { videoEndings, optionalFile, type VideoFile } from '../content-file.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import type { ContentPicture } from '../content-picture.ts';
import { blockBase, blockOf, filledText, plainText } from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';
import { requiredPicture } from '../story-picture.ts';

/** A large picture, or a video over it, with a headline, a line and a link. */
export type HeroBlock = {
  readonly kind: 'hero';
  readonly id: string;
  readonly headline: string;
  readonly text: string;
  /** Also the video's poster. */
  readonly picture: ContentPicture;
  /** Plays muted, again and again. */
  readonly video: VideoFile | undefined;
  readonly link: ContentLink | undefined;
};

export const heroCodec = blockOf<HeroBlock>('Hero', {
  ...blockBase('hero'),
  headline: filledText,
  text: plainText,
  picture: requiredPicture,
  video: optionalFile(videoEndings),
  link: optionalLink,
});
