import {
  calendarDay,
  countdownAt,
  type Countdown,
  type DeliveryKind,
} from '../../../core/domain/countdown/countdown.ts';
import { localeTable, marketTable, type Locale } from '../../../core/domain/locale/locales.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import { E } from '../../../core/fp.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import type { ShippingError } from '../../../core/ports/shipping.ts';
import type { StorefrontPorts } from '../context.ts';

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
export type DeliveryData = {
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

type Found = { readonly countdown: Countdown; readonly data: DeliveryData };

const readDelivery = async (
  { shipping, clock }: Pick<StorefrontPorts, 'shipping' | 'clock'>,
  scope: PriceScope,
): Promise<E.Either<ShippingError, Found>> => {
  const answer = await shipping.information(scope)();
  if (E.isLeft(answer)) return answer;
  const { lastOrderDates, arrival, shippingFrom } = answer.right;
  const countdown = countdownAt(lastOrderDates, clock.now());
  if (countdown.kind !== 'cut-off')
    return E.right({ countdown, data: { promise: undefined, shippingFrom } });
  const { at, delivery } = countdown;
  const { day, time } = writerOf(scope.locale);
  const promise = {
    delivery,
    cutOff: at,
    cutOffTime: time(at),
    cutOffDate: day(at),
    arrival: day(arrival),
    arrivalDay: calendarDay(marketTable[localeTable[scope.locale].market].timeZone, arrival),
  };
  return E.right({ countdown, data: { promise, shippingFrom } });
};

/** The day of arrival as it is written, for the line above every page; it reports nothing. */
export const arrivalText = async (
  ports: Pick<StorefrontPorts, 'shipping' | 'clock'>,
  scope: PriceScope,
): Promise<string | undefined> => {
  const found = await readDelivery(ports, scope);
  return E.isRight(found) ? found.right.data.promise?.arrival : undefined;
};

/**
 * The first cut-off in the future and the day of arrival (decisions, "Countdown"). Without an
 * answer of the shop API nothing is promised; a countdown that is over is logged.
 */
export const loadDelivery = async (
  ports: StorefrontPorts,
  scope: PriceScope,
): Promise<DeliveryData | undefined> => {
  const { log } = ports;
  const found = await readDelivery(ports, scope);
  if (E.isLeft(found)) {
    log.report(found.left.kind, { reason: found.left.reason });
    return undefined;
  }
  const { countdown, data } = found.right;
  if (countdown.kind === 'past') log.report('countdown-date-in-past', { locale: scope.locale });
  return data;
};
