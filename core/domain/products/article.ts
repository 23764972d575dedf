import { E, pipe } from '../../fp.ts';
import { isDesignerProduct, type DesignerProduct } from '../catalogue/designers.ts';
import type { Article } from './article-key.ts';
import { parseDesignerQuery, printDesignerQuery } from './hand-off.ts';
import type { HandOffDefaults } from '../designer/designer-context.ts';
import { ownPictureParameters } from '../designer/own-picture-parameters.ts';
import { personalisationParameter } from '../designer/personalisation-parameter.ts';
import { productsByDesigner, type DesignerHandOff } from './products-by-designer.ts';
import { printPairs, readPairs } from '../query/query.ts';

/** The longest query of an article, in characters. */
export const longestArticleQuery = 2_000;

/** Whether a value names a designer whose hand-offs have a price, and so a place in the cart. */
export const isSoldDesigner = (value: unknown): value is DesignerProduct =>
  isDesignerProduct(value) && productsByDesigner[value].isSold;

/** Why something is not an article: its designer is unknown, or would refuse the hand-off. */
export type ArticleError = { readonly kind: 'article-refused' };

const refused: ArticleError = { kind: 'article-refused' };

/** Reads what an article hands over, as its designer reads it. */
export const readArticle = (
  { designer, query }: { readonly designer: string; readonly query: string },
  defaults: HandOffDefaults,
): E.Either<ArticleError, DesignerHandOff> =>
  isDesignerProduct(designer) && query.length <= longestArticleQuery
    ? pipe(
        parseDesignerQuery(designer, readPairs(query), defaults),
        E.mapLeft(() => refused),
      )
    : E.left(refused);

/** Reads an article that has a price: refused where its designer's hand-offs have none. */
export const readSoldArticle = (
  article: { readonly designer: string; readonly query: string },
  defaults: HandOffDefaults,
): E.Either<ArticleError, DesignerHandOff> =>
  isSoldDesigner(article.designer) ? readArticle(article, defaults) : E.left(refused);

/**
 * The article of a hand-off, without where a shopper came from: the same configuration is the same
 * article.
 */
export const articleOf = (handOff: DesignerHandOff): Article => ({
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

const unpricedNames: ReadonlySet<string> = new Set([
  ...ownPictureParameters,
  personalisationParameter,
]);

/**
 * The article of a hand-off as its price is asked for: own photos and words do not change the price.
 */
export const pricedArticleOf = (handOff: DesignerHandOff): Article => {
  const { designer, query } = articleOf(handOff);
  const pairs = readPairs(query).filter(([name]) => !unpricedNames.has(name));
  return { designer, query: printPairs(pairs) };
};
