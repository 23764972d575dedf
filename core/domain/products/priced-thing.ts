/** What a lowest price can be asked of: a material, or what a page sells. */
import type { ArticleType } from '../catalogue/article-type.ts';
import type { QueryPairs } from '../query/query.ts';
import { oneOf } from '../text/one-of.ts';
import { soldNames, type SoldName } from './declarations.ts';

/** What the shop sells: products of its designers, and gift vouchers. */
export type PricedPage = SoldName | 'gift-voucher';

/** By their names, as editors choose them. */
export const pricedPages: readonly PricedPage[] = [...soldNames, 'gift-voucher'];

export const isPricedPage = oneOf(pricedPages);

/** The query says what of a page's product is meant. */
export type PricedThing =
  | { readonly kind: 'material'; readonly article: ArticleType }
  | { readonly kind: 'product'; readonly page: PricedPage; readonly query: QueryPairs };
