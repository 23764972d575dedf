/** What is sold of calendars in a market, and what it costs. */
import type { Money, Price } from '../../money/money.ts';
import type { ListedPrices } from '../product.ts';
import {
  calendarFormatsOf,
  calendarMountingsOf,
  defaultCalendarMountingOf,
} from './calendar-formats.ts';
import { calendarRows } from './calendar-question.ts';
import type { CalendarStart } from './calendar-start.ts';
import {
  calendarAccessoryTypes,
  calendarTypes,
  type CalendarAccessoryType,
  type CalendarFormat,
  type CalendarMounting,
  type CalendarType,
} from './calendars.ts';

type Filled<A> = readonly [A, ...(readonly A[])];

/** A design group as pages name it. */
export type OfferedLook = { readonly designGroupId: string; readonly name: string };

export type OfferedCalendarFormat = { readonly format: CalendarFormat; readonly price: Price };

export type OfferedCalendarType = {
  readonly type: CalendarType;
  /** In the specification's order. */
  readonly formats: Filled<OfferedCalendarFormat>;
  /** The usual one first, whose price is in that of the format. */
  readonly mountings: Filled<{ readonly mounting: CalendarMounting; readonly surcharge: Money }>;
  /** The usual one first. */
  readonly looks: Filled<OfferedLook>;
};

export type CalendarOffer = {
  readonly types: Filled<OfferedCalendarType>;
  readonly accessories: readonly {
    readonly accessory: CalendarAccessoryType;
    readonly price: Money;
  }[];
  /** Where nothing is chosen. */
  readonly start: CalendarStart;
  readonly years: readonly number[];
};

const isFilled = <A>(list: readonly A[]): list is Filled<A> => list.length > 0;

const offeredType = (
  type: CalendarType,
  listed: ListedPrices,
  looks: readonly OfferedLook[],
): readonly OfferedCalendarType[] => {
  const formats = calendarFormatsOf(type).flatMap((format) => {
    const price = listed(calendarRows.calendar(type, format));
    return price === undefined ? [] : [{ format, price }];
  });
  if (!isFilled(formats) || !isFilled(looks)) return [];
  const { currency } = formats[0].price.priceCurrent;
  const [, ...others] = calendarMountingsOf(type);
  return [
    {
      type,
      formats,
      looks,
      mountings: [
        { mounting: defaultCalendarMountingOf(type), surcharge: { minorUnits: 0, currency } },
        ...others.flatMap((mounting) => {
          const price = listed(calendarRows.mounting(type, mounting));
          return price === undefined ? [] : [{ mounting, surcharge: price.priceCurrent }];
        }),
      ],
    },
  ];
};

/**
 * What is sold: types with a design and a format that have a price, and of mountings and accessories
 * those that have one. Undefined where nothing is.
 */
export const calendarOffer = (
  listed: ListedPrices,
  looksOf: (type: CalendarType) => readonly OfferedLook[],
  { start, years }: Pick<CalendarOffer, 'start' | 'years'>,
): CalendarOffer | undefined => {
  const types = calendarTypes.flatMap((type) => offeredType(type, listed, looksOf(type)));
  if (!isFilled(types)) return undefined;
  return {
    types,
    accessories: calendarAccessoryTypes.flatMap((accessory) => {
      const price = listed(calendarRows.accessory(accessory));
      return price === undefined ? [] : [{ accessory, price: price.priceCurrent }];
    }),
    start,
    years,
  };
};
