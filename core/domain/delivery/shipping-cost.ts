import { millimetresOfTenths, tenthsOfMillimetres, type Format } from '../format/format.ts';
import { deliveredPriceMarkets } from '../law/delivered-price-markets.ts';
import { currencyOf } from '../locale/locale-units.ts';
import type { LengthUnit, Market } from '../locale/locales.ts';
import { localesOf } from '../locale/markets.ts';
import type { Money } from '../money/money.ts';
import {
  parcelLimits,
  shippingRates,
  type ShippingClass,
  type ShippingRates,
} from './tables/shipping-rates.ts';

/** Whichever way up a format hangs. */
export const shippingClassOf = ({ width, height, unit }: Format): ShippingClass => {
  const isWithin = (tenths: number, limit: number): boolean =>
    millimetresOfTenths(unit, tenths) <= limit;
  return isWithin(Math.max(width, height), parcelLimits.longer) &&
    isWithin(Math.min(width, height), parcelLimits.shorter)
    ? 'parcel'
    : 'bulky';
};

/** As a parcel, in tenths of the unit, lying. */
export const largestParcel = <U extends LengthUnit>(unit: U): Format<U> => ({
  width: tenthsOfMillimetres(unit, parcelLimits.longer, 'down'),
  height: tenthsOfMillimetres(unit, parcelLimits.shorter, 'down'),
  unit,
});

const inMarket = (market: Market, minorUnits: number): Money => ({
  minorUnits,
  currency: currencyOf(localesOf(market)[0]),
});

/** Of a size class, gross in the market's currency. */
export const shippingRate = (market: Market, shippingClass: ShippingClass): Money =>
  inMarket(market, shippingRates[market][shippingClass]);

/** What express costs more than the usual delivery; undefined in a market without express. */
export const expressRate = (market: Market): Money | undefined => {
  const { express }: ShippingRates = shippingRates[market];
  return express === undefined ? undefined : inMarket(market, express);
};

/** Of one picture, without express. */
export const shippingCost = (market: Market, format: Format): Money =>
  shippingRate(market, shippingClassOf(format));

/** Undefined in two currencies. */
export const deliveredPrice = (price: Money, shipping: Money): Money | undefined =>
  price.currency === shipping.currency
    ? { ...price, minorUnits: price.minorUnits + shipping.minorUnits }
    : undefined;

/** A price with what its delivery costs at least, in markets whose law wants it beside the price. */
export const statedWithDelivery = (market: Market, price: Money): Money | undefined =>
  deliveredPriceMarkets.includes(market)
    ? deliveredPrice(price, shippingRate(market, 'parcel'))
    : undefined;
