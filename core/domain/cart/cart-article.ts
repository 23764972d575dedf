/**
 * What a cart holds: what a designer was handed, as the query that hands it over again. A price is
 * not among it: it is asked for each time.
 */
import { E, pipe } from '../../fp.ts';
import { isDesignerProduct, type DesignerProduct } from '../designer/designers.ts';
import { parseDesignerQuery, printDesignerQuery } from '../designer/hand-off.ts';
import type { HandOffDefaults } from '../designer/designer-context.ts';
import { productsByDesigner, type DesignerHandOff } from '../products/products-by-designer.ts';
import { printPairs, readPairs } from '../query/query.ts';

/** An article: a designer, and the query that hands it the configuration. */
export type CartArticle = { readonly designer: DesignerProduct; readonly query: string };

/** The longest query of an article, in characters. */
export const longestArticleQuery = 2_000;

/** Whether a value names a designer whose hand-offs have a price, and so a place in the cart. */
export const isCartDesigner = (value: unknown): value is DesignerProduct =>
  isDesignerProduct(value) && productsByDesigner[value].isSold;

/** Why something is not an article: its designer has no prices, or would refuse the hand-off. */
export type CartArticleError = { readonly kind: 'article-refused' };

const refused: CartArticleError = { kind: 'article-refused' };

/** Reads what an article hands over, as its designer reads it. */
export const readCartArticle = (
  { designer, query }: { readonly designer: string; readonly query: string },
  defaults: HandOffDefaults,
): E.Either<CartArticleError, DesignerHandOff> =>
  isCartDesigner(designer) && query.length <= longestArticleQuery
    ? pipe(
        parseDesignerQuery(designer, readPairs(query), defaults),
        E.mapLeft(() => refused),
      )
    : E.left(refused);

/**
 * The article of a hand-off. Where a shopper came from is no part of it: the same configuration is
 * the same article, whatever led to it.
 */
export const cartArticleOf = (handOff: DesignerHandOff): CartArticle => ({
  designer: handOff.designer,
  query: printPairs(
    printDesignerQuery({
      ...handOff,
      sku: undefined,
      addToCart: undefined,
      adClickId: undefined,
      referralSource: undefined,
    }),
  ),
});

/** The text that names an article within a cart: articles with one key are the same. */
export const cartKey = ({ designer, query }: CartArticle): string => `${designer}?${query}`;
