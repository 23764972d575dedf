import { blockId, constantField, fieldsCodec, type BlockCodec } from '../story-codec.ts';

/**
 * What the law of the European Union guarantees shoppers (2011/83/EU, article 6); its words are the
 * shop's, and a page of another market shows nothing in its place.
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
