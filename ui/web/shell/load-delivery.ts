import type { DeliveryKind } from '../../../core/domain/countdown/cut-offs.ts';
import { writtenDay, writtenTime } from '../../../core/domain/countdown/written-instant.ts';
import type { OccasionDeadline } from '../../../core/domain/delivery/occasion-deadlines.ts';
import { writtenArrivals, type WrittenArrival } from '../../../core/domain/delivery/arrivals.ts';
import type { Locale, Market } from '../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import { E } from '../../../core/fp.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import {
  deadlinesOf,
  showDelivery,
  type AnnouncedDelivery,
} from '../../../core/usecases/show-delivery.ts';
import { occasionMessages } from '../../components/delivery/messages.ts';
import { textIn } from '../../messages/text-in.ts';
import type { StorefrontPorts } from '../requests/storefront-request.ts';

/** Worded on the server in the market's zone; equal for every visitor. */
export type DeliveryPromise = {
  readonly delivery: DeliveryKind;
  /** As an instant, and as its time of day and its date are printed. */
  readonly cutOff: number;
  readonly cutOffTime: string;
  readonly cutOffDate: string;
  /** By extra working days; the usual one first. */
  readonly arrivals: readonly [WrittenArrival, ...WrittenArrival[]];
  /** The next one for which there is time; days of its last orders, by extra working days. */
  readonly occasion?:
    | { readonly words: string; readonly time: string; readonly dates: readonly string[] }
    | undefined;
};

type DeliveryData = {
  readonly promise: DeliveryPromise | undefined;
  readonly shippingFrom: Money;
};

const writtenOccasion = (
  locale: Locale,
  market: Market,
  { occasion, lastOrders }: OccasionDeadline,
): DeliveryPromise['occasion'] => ({
  words: textIn(locale, occasionMessages[`occasion.${occasion}`]),
  time: writtenTime(locale, lastOrders[0] ?? 0, market),
  dates: lastOrders.map((instant) => writtenDay(locale, instant, market)),
});

const written = (
  locale: Locale,
  market: Market,
  promise: AnnouncedDelivery,
  deadline: OccasionDeadline | undefined,
): DeliveryPromise => {
  const { delivery, cutOff, arrivalDay } = promise;
  return {
    delivery,
    cutOff,
    cutOffTime: writtenTime(locale, cutOff, market),
    cutOffDate: writtenDay(locale, cutOff, market),
    arrivals: writtenArrivals(locale, arrivalDay, market),
    occasion: deadline && writtenOccasion(locale, market, deadline),
  };
};

/** The product page beside it reports. */
const silent = { report: () => undefined };

/** For the line above every page; it reports nothing. */
export const arrivalText = async (
  { shipping, clock }: Pick<StorefrontPorts, 'shipping' | 'clock'>,
  scope: PriceScope,
): Promise<string | undefined> => {
  const shown = await showDelivery(scope)({ shipping, clock, log: silent })();
  if (E.isLeft(shown) || shown.right.promise === undefined) return undefined;
  return writtenArrivals(scope.locale, shown.right.promise.arrivalDay)[0].text;
};

/**
 * The next cut-off and the day of arrival (decisions, "Countdown") in the market of a scope, in the
 * words of its locale or another one. Without an answer of the shop API nothing is promised.
 */
export const loadDelivery = async (
  ports: Pick<StorefrontPorts, 'shipping' | 'clock' | 'log'>,
  scope: PriceScope,
  readIn: Locale = scope.locale,
): Promise<DeliveryData | undefined> => {
  const shown = await showDelivery(scope)(ports)();
  if (E.isLeft(shown)) return undefined;
  const { promise, shippingFrom } = shown.right;
  const [deadline] = deadlinesOf(scope, shown.right, ports.clock.now());
  return {
    promise: promise && written(readIn, marketOf(scope.locale), promise, deadline),
    shippingFrom,
  };
};
