import { blockBase, blockOf } from '../story-codec.ts';

/** Where the page's breadcrumb is, if not at its top. */
export type BreadcrumbBlock = { readonly kind: 'breadcrumb'; readonly id: string };

export const breadcrumbCodec = blockOf<BreadcrumbBlock>('Breadcrumb', {
  ...blockBase('breadcrumb'),
});
