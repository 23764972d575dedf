import { blockBase, blockOf } from '../story-codec.ts';

/**
 * The legal guarantee in the European Union (2011/83/EU, article 6), in the shop's words; other
 * markets show nothing.
 */
export type GuaranteeNoticeBlock = { readonly kind: 'guarantee-notice'; readonly id: string };

export const guaranteeNoticeCodec = blockOf<GuaranteeNoticeBlock>('GuaranteeNotice', {
  ...blockBase('guarantee-notice'),
});
