import {
  captionEndings,
  optionalFile,
  requiredFile,
  videoEndings,
  type CaptionFile,
  type VideoFile,
} from '../content-file.ts';
import type { ContentPicture } from '../content-picture.ts';
import { blockBase, blockOf, filledText, plainText } from '../story-codec.ts';
import { requiredPicture } from '../story-picture.ts';

export type VideoBlock = {
  readonly kind: 'video';
  readonly id: string;
  readonly headline: string;
  /** Accessible name. */
  readonly title: string;
  readonly text: string;
  readonly file: VideoFile;
  readonly poster: ContentPicture;
  /** In the page's language; undefined for a video without speech. */
  readonly captions: CaptionFile | undefined;
};

/** Its files are the shop's own. */
export const videoCodec = blockOf<VideoBlock>('Video', {
  ...blockBase('video'),
  headline: plainText,
  title: filledText,
  text: plainText,
  file: requiredFile(videoEndings),
  poster: requiredPicture,
  captions: optionalFile(captionEndings),
});
