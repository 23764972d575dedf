import { optionalFile, type FilePath } from '../content-file.ts';
import { blockBase, blockOf } from '../story-codec.ts';

const pictureEndings = ['jpg', 'png'] as const;

/**
 * The harmonised notice on the legal guarantee in the European Union (2011/83/EU, article 22a);
 * other markets show nothing.
 */
export type GuaranteeNoticeBlock = {
  readonly kind: 'guarantee-notice';
  readonly id: string;
  /** The Commission's picture in the story's language, served unchanged; without it words alone. */
  readonly picture?: FilePath<(typeof pictureEndings)[number]> | undefined;
};

export const guaranteeNoticeCodec = blockOf<GuaranteeNoticeBlock>('GuaranteeNotice', {
  ...blockBase('guarantee-notice'),
  picture: optionalFile(pictureEndings),
});
