/** What the shop promises of delivery, as it is shown on a page (storefront §4, §7). */
import type { ShopProduct } from '../domain/catalogue/shop-products.ts';
import { expressVerdict, type ExpressVerdict } from '../domain/delivery/express-shop.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasExpressShop } from '../ports/express-shop.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { HasShipping, ShippingError, ShippingInformation } from '../ports/shipping.ts';
import { reportSafely, tapLeft } from './report.ts';
import { showCountdown, type ShownCountdown } from './show-countdown.ts';

/** Delivery as a page shows it: dates, costs and the countdown at this moment. */
export type ShownDelivery = ShippingInformation & ShownCountdown;

/**
 * Delivery in a market, with its countdown. A service that does not answer is logged as
 * `shipping-information-unavailable`, and a countdown of which all has passed once a page view.
 */
export const showDelivery =
  (
    scope: ShopScope,
    isReported = false,
  ): RTE.ReaderTaskEither<HasShipping & HasClock & HasLog, ShippingError, ShownDelivery> =>
  (environment) =>
    pipe(
      tapLeft(environment.shipping.information(scope), ({ kind, reason }) =>
        reportSafely(environment.log, kind, { reason }),
      ),
      TE.flatMap((information) =>
        pipe(
          showCountdown(information.lastOrderDates, isReported)(environment),
          TE.map((shown) => ({ ...information, ...shown })),
        ),
      ),
    );

/** There is no express shop here, or nobody answers. */
export type NoExpress = {
  readonly kind: 'no-express';
  readonly reason: 'no-express-shop' | 'express-shop-unavailable';
};

/**
 * Whether a product that is ordered now goes by express. The usual delivery holds where it does
 * not; a service that does not answer is logged.
 */
export const showExpress =
  (
    scope: ShopScope,
    product: ShopProduct,
  ): RTE.ReaderTaskEither<HasExpressShop & HasClock & HasLog, never, ExpressVerdict | NoExpress> =>
  ({ expressShop, clock, log }) =>
  async () => {
    const answer = await expressShop.offer(scope)();
    if (E.isRight(answer)) return E.right(expressVerdict(answer.right, product, clock.now()));
    if (answer.left.kind === 'express-shop-unavailable')
      reportSafely(log, 'request-failed', { part: 'express-shop', reason: answer.left.reason });
    return E.right({ kind: 'no-express', reason: answer.left.kind });
  };
