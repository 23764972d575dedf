import { readSoldArticle, type ArticleError } from '../domain/products/article.ts';
import { keptArticleOf } from '../domain/products/kept-article.ts';
import { applyCartCommand, emptyCart, type Cart, type CartRefusal } from '../domain/cart/cart.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasArticlePrices } from '../ports/article-prices.ts';
import type { CartStoreError, HasCarts } from '../ports/carts.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog } from '../ports/log.ts';
import type { Owner } from '../ports/owner.ts';
import type { HasPrices } from '../ports/prices.ts';
import type { ShopScope } from '../ports/scope.ts';
import { priceWholeHandOff, type ArticlePriceError } from './price-article.ts';
import { visitorListOf, type VisitorList } from './visitor-list.ts';

/** A hand-off to a designer, as a form sends it. */
export type CartWish = {
  readonly designer: string;
  readonly query: string;
  readonly quantity: number;
};

/** The carts of visitors and customers. */
export const visitorCart: VisitorList<HasCarts, Cart, Cart, CartStoreError> = visitorListOf(
  'cart',
  ({ carts }: HasCarts) => carts,
  emptyCart,
);

/**
 * All of it or nothing: only what its designer takes and has a price here now. Defaults are written
 * out, so that it stays as it was seen; the language is not kept.
 */
export const putIntoCart =
  (
    scope: ShopScope,
    owner: Owner,
    wishes: readonly CartWish[],
  ): RTE.ReaderTaskEither<
    HasCarts & HasPrices & HasArticlePrices & HasClock & HasLog,
    ArticleError | ArticlePriceError | CartRefusal | CartStoreError,
    Cart
  > =>
  (environment) =>
    pipe(
      wishes,
      TE.traverseArray((wish) =>
        pipe(
          TE.fromIOEither(() =>
            readSoldArticle(wish, { channel: scope.channel, now: environment.clock.now() }),
          ),
          TE.flatMap((handOff) => priceWholeHandOff(scope, handOff)(environment)),
          TE.map(({ handOff }) => ({
            kind: 'put' as const,
            article: keptArticleOf({ ...handOff, locale: scope.locale }),
            quantity: wish.quantity,
          })),
        ),
      ),
      TE.flatMap((commands) =>
        visitorCart.change(owner, (before) =>
          commands.reduce<E.Either<CartRefusal, Cart>>(
            (cart, command) =>
              pipe(
                cart,
                E.flatMap((one) => applyCartCommand(one, command)),
              ),
            E.right(before),
          ),
        )(environment),
      ),
    );

/** What can be done with an item. */
export type CartItemChange =
  | { readonly kind: 'set-quantity'; readonly key: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly key: string };

/** Changes what is in an owner's cart. */
export const changeCart = (
  owner: Owner,
  change: CartItemChange,
): RTE.ReaderTaskEither<HasCarts & HasLog, CartRefusal | CartStoreError, Cart> =>
  visitorCart.change(owner, (before) => applyCartCommand(before, change));
