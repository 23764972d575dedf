import { blockId, constantField, fieldsCodec, type BlockCodec } from '../story-codec.ts';

/**
 * Notice of the legal guarantee in the European Union (2011/83/EU, article 6). Its words are the
 * shop's; pages of other markets show nothing instead.
 */
export type GuaranteeNoticeBlock = { readonly kind: 'guarantee-notice'; readonly id: string };

/** The notice in stories. */
export const guaranteeNoticeCodec: BlockCodec<GuaranteeNoticeBlock> = {
  component: 'GuaranteeNotice',
  fields: fieldsCodec<GuaranteeNoticeBlock>({
    kind: constantField('guarantee-notice'),
    id: blockId,
  }),
};
