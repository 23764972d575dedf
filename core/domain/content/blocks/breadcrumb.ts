import { blockId, constantField, fieldsCodec, type BlockCodec } from '../story-codec.ts';

/** The place of the page's own breadcrumb, where it is not at the page's top. */
export type BreadcrumbBlock = { readonly kind: 'breadcrumb'; readonly id: string };

/** The place of the breadcrumb in stories. */
export const breadcrumbCodec: BlockCodec<BreadcrumbBlock> = {
  component: 'Breadcrumb',
  fields: fieldsCodec<BreadcrumbBlock>({ kind: constantField('breadcrumb'), id: blockId }),
};
