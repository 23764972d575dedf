import { accessoryHandOff } from '../domain/products/accessories.ts';
import { articleOf, type ArticleError } from '../domain/products/article.ts';
import type { AccessoryRefusal } from '../domain/products/product.ts';
import type { Cart, CartRefusal } from '../domain/cart/cart.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasArticlePrices } from '../ports/article-prices.ts';
import type { CartStoreError, HasCarts } from '../ports/carts.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog, Log } from '../ports/log.ts';
import type { Owner } from '../ports/owner.ts';
import type { HasPrices } from '../ports/prices.ts';
import type { ShopScope } from '../ports/scope.ts';
import { putIntoCart, type LackingError } from './keep-cart.ts';
import type { ArticlePriceError } from './price-article.ts';
import type { HasPersonalisations } from '../ports/personalisations.ts';
import { reportOutage, tapLeft } from './report.ts';

/** So many pieces of what is sold beside a product. */
export type AccessoryOrder = { readonly sku: string; readonly pieces: number };

export type AddAccessoryError =
  | AccessoryRefusal
  | ArticleError
  | ArticlePriceError
  | LackingError
  | CartRefusal
  | CartStoreError;

/** What the parts report is reported once, as `error-add-accessory`. */
const silent: Log = { report: () => undefined };

/**
 * Puts an accessory into the cart, all pieces as one article. What a shopper cannot mend is logged as
 * `error-add-accessory` (storefront §8).
 */
export const addAccessory =
  (
    scope: ShopScope,
    owner: Owner,
    { sku, pieces }: AccessoryOrder,
  ): RTE.ReaderTaskEither<
    HasCarts & HasPersonalisations & HasPrices & HasArticlePrices & HasClock & HasLog,
    AddAccessoryError,
    Cart
  > =>
  (environment) =>
    tapLeft(
      pipe(
        TE.fromEither(accessoryHandOff(sku, pieces, scope.locale)),
        TE.map(articleOf),
        TE.flatMap((article): TE.TaskEither<AddAccessoryError, Cart> =>
          putIntoCart(scope, owner, [{ ...article, quantity: 1 }])({ ...environment, log: silent }),
        ),
      ),
      (failure) => reportOutage(environment.log, 'accessory', failure, 'error-add-accessory'),
    );
