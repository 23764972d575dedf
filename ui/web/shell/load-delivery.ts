import type { DeliveryKind } from '../../../core/domain/countdown/cut-offs.ts';
import { writtenDay, writtenTime } from '../../../core/domain/countdown/written-instant.ts';
import { writtenArrivals, type WrittenArrival } from '../../../core/domain/delivery/arrivals.ts';
import type { Locale, Market } from '../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import { E } from '../../../core/fp.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import { showDelivery, type AnnouncedDelivery } from '../../../core/usecases/show-delivery.ts';
import type { StorefrontPorts } from '../requests/storefront-request.ts';

/** A promise of delivery, worded on the server in the market's zone; equal for every visitor. */
export type DeliveryPromise = {
  readonly delivery: DeliveryKind;
  /** The cut-off as an instant, and as its time of day and its date are written. */
  readonly cutOff: number;
  readonly cutOffTime: string;
  readonly cutOffDate: string;
  /** The days of arrival by how many working days a picture takes more; the usual one first. */
  readonly arrivals: readonly [WrittenArrival, ...WrittenArrival[]];
};

/** What a product page says of delivery. */
type DeliveryData = {
  readonly promise: DeliveryPromise | undefined;
  readonly shippingFrom: Money;
};

const written = (locale: Locale, market: Market, promise: AnnouncedDelivery): DeliveryPromise => {
  const { delivery, cutOff, arrivalDay } = promise;
  return {
    delivery,
    cutOff,
    cutOffTime: writtenTime(locale, cutOff, market),
    cutOffDate: writtenDay(locale, cutOff, market),
    arrivals: writtenArrivals(locale, arrivalDay),
  };
};

/** Reports nothing: the product page beside it does. */
const silent = { report: () => undefined };

/** The day of arrival as it is written, for the line above every page; it reports nothing. */
export const arrivalText = async (
  { shipping, clock }: Pick<StorefrontPorts, 'shipping' | 'clock'>,
  scope: PriceScope,
): Promise<string | undefined> => {
  const shown = await showDelivery(scope)({ shipping, clock, log: silent })();
  if (E.isLeft(shown) || shown.right.promise === undefined) return undefined;
  return writtenArrivals(scope.locale, shown.right.promise.arrivalDay)[0].text;
};

/**
 * The first cut-off in the future and the day of arrival (decisions, "Countdown") in the market of a
 * scope, in the words of its locale or of another one. Without an answer of the shop API nothing is
 * promised; what is wrong is logged by the use case.
 */
export const loadDelivery = async (
  ports: StorefrontPorts,
  scope: PriceScope,
  readIn: Locale = scope.locale,
): Promise<DeliveryData | undefined> => {
  const shown = await showDelivery(scope)(ports)();
  if (E.isLeft(shown)) return undefined;
  const { promise, shippingFrom } = shown.right;
  return {
    promise: promise && written(readIn, marketOf(scope.locale), promise),
    shippingFrom,
  };
};
