import type { ExpressOffer } from '../domain/delivery/express-shop.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** Why there is no express offer: the site has no express shop, or the service did not answer. */
export type ExpressShopError =
  | { readonly kind: 'no-express-shop' }
  | Outage<'express-shop-unavailable'>;

/** The express shop (storefront §7: `express-shop`). */
export type ExpressShop = {
  /** The present offer of a channel and locale. */
  readonly offer: (scope: ShopScope) => TE.TaskEither<ExpressShopError, ExpressOffer>;
};

/** An environment that has the express shop. */
export type HasExpressShop = { readonly expressShop: ExpressShop };
