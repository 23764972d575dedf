import { withOwnQuery, type PageKey } from '../../../core/domain/routing/page-keys.ts';

type ProductKey = Exclude<PageKey<'wall-picture'>, 'sku'>;

/** The keys of a product page's own query. */
export const pageKeys = {
  material: 'material',
  materialType: 'materialType',
  frameType: 'frameType',
  formatType: 'formatType',
  dialog: 'dialog',
  width: 'width',
  height: 'height',
} as const satisfies { readonly [Key in ProductKey]: Key };

/** A query with these pairs in place of the page's own; what others put there stays. */
export const withPageQuery = (
  search: string,
  pairs: readonly (readonly [string, string])[],
): string => withOwnQuery('wall-picture', search, pairs);
