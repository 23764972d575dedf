import type { Price } from '../../money/money.ts';
import { priceOfPieces } from '../../money/price-of-pieces.ts';
import type { CalendarConfiguration } from './calendar-configuration.ts';
import type { CalendarOffer, OfferedCalendarType } from './calendar-offer.ts';

/** What calendars cost: the whole order, and each of them. */
export type CalendarPrice = { readonly total: Price; readonly each: Price };

/** The price of a choice; undefined where it is not sold so. */
export const calendarPrice = (
  { types, accessories }: Pick<CalendarOffer, 'types' | 'accessories'>,
  choice: CalendarConfiguration,
): CalendarPrice | undefined => {
  const offered = types.find(({ type }) => type === choice.type);
  const format = offered?.formats.find((one) => one.format === choice.format);
  const mounting = offered?.mountings.find((one) => one.mounting === choice.mounting);
  const chosen = accessories.filter(({ accessory }) => choice.accessories.includes(accessory));
  if (format === undefined || mounting === undefined || chosen.length < choice.accessories.length)
    return undefined;
  const more = chosen.reduce(
    (sum, { price }) => sum + price.minorUnits,
    mounting.surcharge.minorUnits,
  );
  return {
    total: priceOfPieces(format.price, more, choice.amount),
    each: priceOfPieces(format.price, more, 1),
  };
};

/** The least that a calendar of a type costs, in its cheapest format and its usual mounting. */
export const calendarFromPrice = ({
  formats: [first, ...others],
}: Pick<OfferedCalendarType, 'formats'>): Price =>
  others.reduce(
    (least, { price }) =>
      price.priceCurrent.minorUnits < least.priceCurrent.minorUnits ? price : least,
    first.price,
  );
