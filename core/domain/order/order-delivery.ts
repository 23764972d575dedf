/** When an order arrives as a whole, how it can be sent, and what that costs. */
import { millimetresOfTenths } from '../format/format.ts';
import { marketTable, type Market } from '../locale/locales.ts';
import type { Money } from '../money/money.ts';
import type { DeliverySpeed } from './order.ts';
import type { ParcelSides } from '../customer/postal-address.ts';
import type { PriceQuestion } from '../products/product.ts';
import { calendarDay } from '../time/calendar-day.ts';
import { zonedInstant } from '../time/zoned-time.ts';
import { addWorkingDays, deliveryEndHour } from '../delivery/delivery.ts';
import { holidaysAround, promiseInMarket } from '../delivery/holidays.ts';
import { canGoByExpress, extraWorkingDays, type MadePicture } from '../delivery/production-days.ts';
import { expressRate, shippingClassOf, shippingRate } from '../delivery/shipping-cost.ts';
import { deliveryRules } from '../delivery/tables/delivery-rules.ts';

/** What is printed to measure; undefined for what is sold by the piece, which a parcel takes. */
const pictureOf = (question: PriceQuestion): MadePicture | undefined =>
  question.kind === 'made-to-measure'
    ? { ...question.article, format: question.format }
    : undefined;

/** Of what is in the cart, each by its question for a price (`ArticleFacts`). */
const picturesOf = (questions: readonly PriceQuestion[]): readonly MadePicture[] =>
  questions.flatMap((question) => pictureOf(question) ?? []);

/** What sending it alone costs, without express: gross, in the market's currency. */
export const shippingOf = (market: Market, question: PriceQuestion): Money => {
  const picture = pictureOf(question);
  return shippingRate(market, picture === undefined ? 'parcel' : shippingClassOf(picture.format));
};

/** The larger side first, in millimetres. */
export const parcelsOf = (questions: readonly PriceQuestion[]): readonly ParcelSides[] =>
  picturesOf(questions).map(({ format: { width, height, unit } }) => {
    const sides = [width, height].map((side) => millimetresOfTenths(unit, side));
    return [Math.max(...sides), Math.min(...sides)];
  });

export type DeliveryChoice = {
  readonly speed: DeliverySpeed;
  /** At the latest, of an order placed now; milliseconds since 1970. */
  readonly arrival: number;
  /** Gross, in the market's currency. */
  readonly shipping: Money;
  /** Added to shipping; undefined without express. */
  readonly express: Money | undefined;
};

/** Of delivery in all. */
export const deliveryCost = ({ shipping, express }: DeliveryChoice): Money => ({
  minorUnits: shipping.minorUnits + (express?.minorUnits ?? 0),
  currency: shipping.currency,
});

/**
 * How all of it can be sent together, standard first: what takes longest decides when it arrives,
 * the largest what it costs. By express only where all of it can be made and carried in time.
 */
export const deliveryChoices = (
  market: Market,
  questions: readonly PriceQuestion[],
  now: number,
): readonly [DeliveryChoice, ...DeliveryChoice[]] => {
  const { timeZone } = marketTable[market];
  const pictures = picturesOf(questions);
  const promise = promiseInMarket(deliveryRules[market], market, now);
  const usualDay = calendarDay(timeZone, promise.arrival);
  const extra = Math.max(0, ...pictures.map(extraWorkingDays));
  const day = addWorkingDays(usualDay, extra, holidaysAround(market, usualDay));
  const isBulky = pictures.some(({ format }) => shippingClassOf(format) === 'bulky');
  const shipping = shippingRate(market, isBulky ? 'bulky' : 'parcel');
  const standard: DeliveryChoice = {
    speed: 'standard',
    arrival: zonedInstant(timeZone, day, deliveryEndHour),
    shipping,
    express: undefined,
  };
  const express = expressRate(market);
  return express !== undefined && pictures.every(canGoByExpress)
    ? [standard, { speed: 'express', arrival: promise.expressArrival, shipping, express }]
    : [standard];
};
