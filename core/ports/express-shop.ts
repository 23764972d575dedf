import type { ExpressOffer } from '../domain/products/express-offer.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** The site has no express shop, or the service did not answer. */
export type ExpressShopError =
  | { readonly kind: 'no-express-shop' }
  | Outage<'express-shop-unavailable'>;

/** Storefront §7: `express-shop`. */
export type ExpressShop = {
  /** The present offer. */
  readonly offer: (scope: ShopScope) => TE.TaskEither<ExpressShopError, ExpressOffer>;
};

export type HasExpressShop = { readonly expressShop: ExpressShop };
