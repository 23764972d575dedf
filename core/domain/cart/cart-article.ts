/**
 * What a cart holds: what a designer was handed, as the query that hands it over again. A price is
 * not among it: it is asked for each time.
 */
import { E, pipe } from '../../fp.ts';
import type { Channel } from '../locale/channel.ts';
import { parseCollageQuery } from '../products/collage/collage-hand-off.ts';
import { printDesignerQuery, type HandOffsByDesigner } from '../designer/hand-off.ts';
import { parseWallPictureQuery } from '../products/wall-picture/wall-picture-hand-off.ts';
import type { DesignerProduct } from '../designer/designers.ts';
import { printPairs, readPairs } from '../query/query.ts';
import { oneOf } from '../text/one-of.ts';

/** The designers whose hand-offs have a price, and so a place in the cart. */
export const cartDesigners = [
  'photo-frame',
  'collage',
] as const satisfies readonly DesignerProduct[];

/** A designer whose hand-offs have a price. */
export type CartDesigner = (typeof cartDesigners)[number];

const isCartDesigner = oneOf(cartDesigners);

/** An article of the cart: a designer, and the query that hands it the configuration. */
export type CartArticle = { readonly designer: CartDesigner; readonly query: string };

/** A hand-off that can be put into the cart. */
export type CartHandOff = HandOffsByDesigner[CartDesigner];

/** The longest query of an article, in characters. */
export const longestArticleQuery = 2_000;

/** Why something is not an article: its designer has no prices, or would refuse the hand-off. */
export type CartArticleError = { readonly kind: 'article-refused' };

const parse = (
  { designer, query }: CartArticle,
  channel: Channel,
): E.Either<unknown, CartHandOff> => {
  const pairs = readPairs(query);
  return designer === 'collage'
    ? pipe(
        parseCollageQuery(pairs, channel),
        E.map((handOff) => ({ designer, ...handOff })),
      )
    : pipe(
        parseWallPictureQuery(pairs),
        E.map((handOff) => ({ designer, ...handOff })),
      );
};

/** Reads what an article hands over, as its designer reads it. */
export const readCartArticle = (
  article: { readonly designer: string; readonly query: string },
  channel: Channel,
): E.Either<CartArticleError, CartHandOff> => {
  const { designer, query } = article;
  return pipe(
    isCartDesigner(designer) && query.length <= longestArticleQuery
      ? parse({ designer, query }, channel)
      : E.left(undefined),
    E.mapLeft((): CartArticleError => ({ kind: 'article-refused' })),
  );
};

/**
 * The article of a hand-off. Where a shopper came from is no part of it: the same configuration is
 * the same article, whatever led to it.
 */
export const cartArticleOf = (handOff: CartHandOff): CartArticle => ({
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
