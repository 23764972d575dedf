/** Shipping costs of a picture, by its size and its market. */
import { millimetresOfTenths, tenthsOfMillimetres, type Format } from '../format/format.ts';
import { currencyOf } from '../locale/locale-units.ts';
import type { LengthUnit, Market } from '../locale/locales.ts';
import { localesOf } from '../locale/markets.ts';
import type { Money } from '../money/money.ts';
import { parcelLimits, shippingRates, type ShippingClass } from './tables/shipping-rates.ts';

/** The size class of a format, whichever way up it hangs. */
export const shippingClassOf = ({ width, height, unit }: Format): ShippingClass => {
  const isWithin = (tenths: number, limit: number): boolean =>
    millimetresOfTenths(unit, tenths) <= limit;
  return isWithin(Math.max(width, height), parcelLimits.longer) &&
    isWithin(Math.min(width, height), parcelLimits.shorter)
    ? 'parcel'
    : 'bulky';
};

/** The largest format that travels as a parcel, in tenths of the unit, lying. */
export const largestParcel = <U extends LengthUnit>(unit: U): Format<U> => ({
  width: tenthsOfMillimetres(unit, parcelLimits.longer, 'down'),
  height: tenthsOfMillimetres(unit, parcelLimits.shorter, 'down'),
  unit,
});

/** A market's rate for a size class, or for express on top, gross in its currency. */
export const shippingRate = (market: Market, rate: ShippingClass | 'express'): Money => ({
  minorUnits: shippingRates[market][rate],
  currency: currencyOf(localesOf(market)[0]),
});

/** Shipping cost of one picture of a format in a market, without express. */
export const shippingCost = (market: Market, format: Format): Money =>
  shippingRate(market, shippingClassOf(format));

/** Price with shipping; undefined in two currencies. */
export const deliveredPrice = (price: Money, shipping: Money): Money | undefined =>
  price.currency === shipping.currency
    ? { ...price, minorUnits: price.minorUnits + shipping.minorUnits }
    : undefined;
