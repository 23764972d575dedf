import type { ExpressOffer } from '../../core/domain/products/express-offer.ts';
import { TE } from '../../core/fp.ts';
import type { ExpressShop } from '../../core/ports/express-shop.ts';

/** The port with an offer for everybody, or with none. */
export const memoryExpressShop = (offer: ExpressOffer | undefined): ExpressShop => ({
  offer: () => (offer === undefined ? TE.left({ kind: 'no-express-shop' }) : TE.right(offer)),
});

/** The port while the service does not answer. */
export const failingExpressShop = (): ExpressShop => ({
  offer: () => TE.left({ kind: 'express-shop-unavailable', reason: 'no answer' }),
});
