import { isCalendarFormat } from '../../../core/domain/products/calendar/calendars.ts';
import { t } from '../../../core/fp.ts';
import { Count, refined, WireAmounts, WireDesignGroupId } from '../codecs/wire.ts';

export const CalendarDesignGroupQuery = t.type(
  {
    designGroupId: WireDesignGroupId,
  },
  'CalendarDesignGroupQuery',
);

/** A look, and its design for each format of its type. */
export const CalendarDesignGroupAnswer = t.type(
  {
    payload: t.type({
      designGroup: t.type({
        designGroupId: t.string,
        name: t.string,
        designs: t.readonlyArray(
          t.type({
            designId: t.string,
            format: refined('WireCalendarFormat', isCalendarFormat),
          }),
        ),
      }),
    }),
  },
  'CalendarDesignGroupAnswer',
);

/** A calendar as its designer is handed it, without a locale; what is wrong with it the core says. */
export const CalendarPriceQuery = t.intersection(
  [
    t.type({ calendarType: t.string }),
    t.partial({
      formatType: t.string,
      mountingType: t.string,
      startDate: t.string,
      startMonth: t.string,
      year: t.string,
      accessoryTypes: t.readonlyArray(t.string),
      amount: t.string,
      moonPhases: t.string,
      designGroupId: t.string,
      designId: t.string,
    }),
  ],
  'CalendarPriceQuery',
);

/** All calendars together, and each; without a price where it is not sold so. */
export const CalendarPriceAnswer = t.type(
  {
    payload: t.intersection([
      t.type({ isAvailable: t.boolean, amount: Count }),
      t.partial({ total: WireAmounts, each: WireAmounts }),
    ]),
  },
  'CalendarPriceAnswer',
);
