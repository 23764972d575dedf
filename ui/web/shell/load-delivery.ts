import type { DeliveryKind } from '../../../core/domain/countdown/countdown.ts';
import { localeTable, marketTable, type Locale } from '../../../core/domain/locale/locales.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import { E } from '../../../core/fp.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import { showDelivery, type AnnouncedDelivery } from '../../../core/usecases/show-delivery.ts';
import type { StorefrontPorts } from '../storefront-request.ts';

/** A promise of delivery, worded on the server in the market's zone; equal for every visitor. */
export type DeliveryPromise = {
  readonly delivery: DeliveryKind;
  /** The cut-off as an instant, and as its time of day and its date are written. */
  readonly cutOff: number;
  readonly cutOffTime: string;
  readonly cutOffDate: string;
  /** The day of arrival as it is written, and as `YYYY-MM-DD`. */
  readonly arrival: string;
  readonly arrivalDay: string;
};

/** What a product page says of delivery. */
type DeliveryData = {
  readonly promise: DeliveryPromise | undefined;
  readonly shippingFrom: Money;
};

const dayOptions = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const timeOptions = { hour: 'numeric', minute: '2-digit' } as const;

type Writer = Readonly<Record<'day' | 'time', (at: number) => string>>;

/** A time of day as it is said: a country of several time zones names the zone, French says "10 h". */
const timeWriter = (locale: Locale, timeZone: string): Writer['time'] => {
  const zone = locale === 'en-US' ? ({ timeZoneName: 'short' } as const) : {};
  const { format } = new Intl.DateTimeFormat(locale, { ...timeOptions, ...zone, timeZone });
  return localeTable[locale].language === 'fr'
    ? (at) =>
        format(at)
          .replace(':', '\u00a0h\u00a0')
          .replace(/\u00a000$/u, '')
    : format;
};

const writers = new Map<Locale, Writer>();

/** How a locale writes days and times in its market's zone; formatters are dear to make. */
const writerOf = (locale: Locale): Writer => {
  const known = writers.get(locale);
  if (known !== undefined) return known;
  const { timeZone } = marketTable[localeTable[locale].market];
  const made = {
    day: new Intl.DateTimeFormat(locale, { ...dayOptions, timeZone }).format,
    time: timeWriter(locale, timeZone),
  };
  writers.set(locale, made);
  return made;
};

const written = (locale: Locale, promise: AnnouncedDelivery): DeliveryPromise => {
  const { delivery, cutOff, arrival, arrivalDay } = promise;
  const { day, time } = writerOf(locale);
  return {
    delivery,
    cutOff,
    cutOffTime: time(cutOff),
    cutOffDate: day(cutOff),
    arrival: day(arrival),
    arrivalDay,
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
  return written(scope.locale, shown.right.promise).arrival;
};

/**
 * The first cut-off in the future and the day of arrival (decisions, "Countdown"). Without an
 * answer of the shop API nothing is promised; what is wrong is logged by the use case.
 */
export const loadDelivery = async (
  ports: StorefrontPorts,
  scope: PriceScope,
): Promise<DeliveryData | undefined> => {
  const shown = await showDelivery(scope)(ports)();
  if (E.isLeft(shown)) return undefined;
  const { promise, shippingFrom } = shown.right;
  return { promise: promise && written(scope.locale, promise), shippingFrom };
};
