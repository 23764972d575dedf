/** Delivery promises on a page (storefront §4, §7). */
import type { DeliveryKind, LastOrderDates } from '../domain/countdown/cut-offs.ts';
import { calendarDay, type CalendarDay } from '../domain/time/calendar-day.ts';
import {
  parseLastOrderDates,
  type LastOrderDatesInput,
} from '../domain/countdown/last-order-dates.ts';
import { timeZoneOf } from '../domain/countdown/countdown-message.ts';
import { occasionDeadlines, type OccasionDeadline } from '../domain/delivery/occasion-deadlines.ts';
import { expressVerdict, type ExpressVerdict } from '../domain/products/express-offer.ts';
import type { ProductId } from '../domain/products/products.ts';
import { localeTable } from '../domain/locale/locales.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasExpressShop } from '../ports/express-shop.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { HasShipping, ShippingError, ShippingInformation } from '../ports/shipping.ts';
import { reportOutage, reportSafely, tapLeft } from './report.ts';
import { showCountdown, type ShownCountdown } from './show-countdown.ts';

/** For orders before the next cut-off; instants in milliseconds since 1970. */
export type AnnouncedDelivery = {
  readonly delivery: DeliveryKind;
  readonly cutOff: number;
  readonly arrival: number;
  /** In the market's zone. */
  readonly arrivalDay: CalendarDay;
};

/** Dates, costs, and the promise of this moment, if any. */
export type ShownDelivery = ShippingInformation &
  ShownCountdown & { readonly promise: AnnouncedDelivery | undefined };

/** Until when to order for the next occasions; none without a promise (storefront §4). */
export const deadlinesOf = (
  { locale }: ShopScope,
  { lastOrderDates: { lodEnd }, promise }: ShownDelivery,
  now: number,
): readonly OccasionDeadline[] =>
  promise === undefined || lodEnd === undefined
    ? []
    : occasionDeadlines(
        localeTable[locale].market,
        { lodEnd, arrivalDay: promise.arrivalDay },
        now,
      );

const promiseOf = (
  { locale }: ShopScope,
  { arrival }: ShippingInformation,
  { countdown }: ShownCountdown,
): AnnouncedDelivery | undefined =>
  countdown.kind === 'cut-off'
    ? {
        delivery: countdown.delivery,
        cutOff: countdown.at,
        arrival,
        arrivalDay: calendarDay(timeZoneOf(localeTable[locale].market), arrival),
      }
    : undefined;

/**
 * Logged: an outage as `shipping-information-unavailable`, an unreadable cut-off as
 * `countdown-date-malformed`, a countdown that is over once a page view.
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
      TE.tapIO(({ malformed = [] }) => () => {
        for (const { field, text } of malformed)
          reportSafely(environment.log, 'countdown-date-malformed', { field, text });
      }),
      TE.flatMap((information) =>
        pipe(
          showCountdown(information.lastOrderDates, isReported, { locale: scope.locale })(
            environment,
          ),
          TE.map((shown) => ({
            ...information,
            ...shown,
            promise: promiseOf(scope, information, shown),
          })),
        ),
      ),
    );

/** No express shop, or an outage. */
export type NoExpress = {
  readonly kind: 'no-express';
  readonly reason: 'no-express-shop' | 'express-shop-unavailable';
};

/** Whether a product ordered now goes by express; an outage is logged. */
export const showExpress =
  (
    scope: ShopScope,
    product: ProductId,
  ): RTE.ReaderTaskEither<HasExpressShop & HasClock & HasLog, never, ExpressVerdict | NoExpress> =>
  ({ expressShop, clock, log }) =>
  async () => {
    const answer = await expressShop.offer(scope)();
    if (E.isRight(answer)) return E.right(expressVerdict(answer.right, product, clock.now()));
    reportOutage(log, 'express-shop', answer.left);
    return E.right({ kind: 'no-express', reason: answer.left.kind });
  };

/** The dates that a page counts down to, and what it says now. */
export type ShownLastOrderDates = ShownCountdown & { readonly dates: LastOrderDates };

const ownLastOrderDates =
  (scope: ShopScope, input: LastOrderDatesInput) =>
  (environment: HasClock & HasLog): TE.TaskEither<ShippingError, ShownLastOrderDates> => {
    const read = parseLastOrderDates(input);
    const { malformed } = E.isRight(read) ? read.right : read.left;
    for (const { field, text } of malformed)
      reportSafely(environment.log, 'countdown-date-malformed', { field, text });
    // A start that cannot be read never comes.
    const dates: LastOrderDates = E.isRight(read) ? read.right.dates : { lodStart: Infinity };
    return pipe(
      showCountdown(dates, false, { locale: scope.locale })(environment),
      TE.map((shown) => ({ ...shown, dates })),
    );
  };

/**
 * To a block's own dates where it has a start (storefront §3, "Delivery countdown fields"), else
 * the shop's. Malformed dates and a countdown that is over are logged.
 */
export const showLastOrderDates =
  (
    scope: ShopScope,
    input: LastOrderDatesInput,
  ): RTE.ReaderTaskEither<HasShipping & HasClock & HasLog, ShippingError, ShownLastOrderDates> =>
  (environment) =>
    input.lodStart === undefined
      ? pipe(
          showDelivery(scope)(environment),
          TE.map(({ lastOrderDates, countdown, isReported }) => ({
            dates: lastOrderDates,
            countdown,
            isReported,
          })),
        )
      : ownLastOrderDates(scope, input)(environment);
