import { readSoldArticle, type ArticleError } from '../domain/products/article.ts';
import { hasItsPhotos } from '../domain/personalisation/check-personalisation.ts';
import type { Personalisation } from '../domain/personalisation/personalisation.ts';
import { personalPlacesOf } from '../domain/products/article-facts.ts';
import { keptArticleOf } from '../domain/products/kept-article.ts';
import type { DesignerHandOff } from '../domain/products/products-by-designer.ts';
import { applyCartCommand, emptyCart, type Cart, type CartRefusal } from '../domain/cart/cart.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasArticlePrices } from '../ports/article-prices.ts';
import type { CartStoreError, HasCarts } from '../ports/carts.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog } from '../ports/log.ts';
import { isOutage } from '../ports/outage.ts';
import type { Owner } from '../ports/owner.ts';
import type {
  HasPersonalisations,
  PersonalisationsUnavailable,
} from '../ports/personalisations.ts';
import type { HasPrices } from '../ports/prices.ts';
import type { ShopScope } from '../ports/scope.ts';
import { priceWholeHandOff, type ArticlePriceError } from './price-article.ts';
import { outagesReported } from './report.ts';
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

/** What cannot be printed yet: it lacks photos, or what was given for it is not there. */
export type LackingError =
  | { readonly kind: 'personalisation-lacking' }
  | PersonalisationsUnavailable;

const lacking = { kind: 'personalisation-lacking' } as const;

/** Passes what has all that it is printed with. */
const withItsPhotos =
  (handOff: DesignerHandOff) =>
  ({
    personalisations,
    log,
  }: HasPersonalisations & HasLog): TE.TaskEither<LackingError, unknown> => {
    const places = personalPlacesOf(handOff.locale, handOff);
    if (places === undefined) return TE.right(undefined);
    const { personalisation: id } = handOff;
    const given: TE.TaskEither<LackingError, Personalisation | undefined> =
      id === undefined
        ? TE.right(undefined)
        : pipe(
            outagesReported({ log }, 'personalisation', personalisations.find(id)),
            TE.mapLeft((error) => (isOutage(error) ? error : lacking)),
          );
    return pipe(
      given,
      TE.filterOrElseW(
        (found) => hasItsPhotos(places, found),
        () => lacking,
      ),
    );
  };

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
    HasCarts & HasPersonalisations & HasPrices & HasArticlePrices & HasClock & HasLog,
    ArticleError | ArticlePriceError | LackingError | CartRefusal | CartStoreError,
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
          TE.tap(({ handOff }) => withItsPhotos(handOff)(environment)),
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
