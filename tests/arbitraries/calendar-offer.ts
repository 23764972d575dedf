import fc from 'fast-check';

import type { Price } from '../../core/domain/money/money.ts';
import { calendarChoices } from '../../core/domain/products/calendar/calendar-choices.ts';
import {
  calendarFormatsOf,
  calendarMountingsOf,
} from '../../core/domain/products/calendar/calendar-formats.ts';
import type { DesignedCalendar } from '../../core/domain/products/calendar/calendar-hand-off.ts';
import {
  calendarOffer,
  type CalendarOffer,
} from '../../core/domain/products/calendar/calendar-offer.ts';
import { calendarRows } from '../../core/domain/products/calendar/calendar-question.ts';
import {
  calendarAccessoryTypes,
  calendarTypes,
  type CalendarType,
} from '../../core/domain/products/calendar/calendars.ts';
import { priceWith } from './money.ts';

/** All rows that a calendar can be priced by. */
export const calendarRowNames: readonly string[] = [
  ...calendarTypes.flatMap((type) => [
    ...calendarFormatsOf(type).map((format) => calendarRows.calendar(type, format)),
    ...calendarMountingsOf(type).map((mounting) => calendarRows.mounting(type, mounting)),
  ]),
  ...calendarAccessoryTypes.map(calendarRows.accessory),
];

const looksOf = (type: CalendarType) =>
  ['one', 'two'].map((look) => ({ designGroupId: `${type}${look}`, name: look }));

/** An offer, and the rows that it was made of: some are not sold, calendars may be reduced. */
export const anyCalendarOffer: fc.Arbitrary<{
  readonly offer: CalendarOffer;
  readonly listed: ReadonlyMap<string, Price<'eur'>>;
}> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 9_999 }), fc.constantFrom(0, 0, 500)), {
    minLength: calendarRowNames.length,
    maxLength: calendarRowNames.length,
  })
  .map((amounts) => {
    const listed = new Map(
      calendarRowNames.flatMap((name, index): readonly (readonly [string, Price<'eur'>])[] => {
        const [current = 0, more = 0] = amounts[index] ?? [];
        const reduced = name.includes('formatType') ? more : 0;
        return current % 7 === 6 ? [] : [[name, priceWith('eur', current + reduced, current)]];
      }),
    );
    return {
      listed,
      offer: calendarOffer((name) => listed.get(name), looksOf, {
        start: { year: 2027, month: 1 },
        years: [2026, 2027, 2028],
      }),
    };
  })
  .filter(
    (made): made is { listed: typeof made.listed; offer: CalendarOffer } =>
      made.offer !== undefined,
  );

const pickScope = { channel: 'poster', locale: 'de-DE' } as const;

/** What somebody chose, one option after the other, by the position of its value. */
export const pickedCalendar = (offer: CalendarOffer, picks: readonly number[]): DesignedCalendar =>
  picks.reduce<DesignedCalendar>(
    (choice, pick) => {
      const options = calendarChoices.options(choice, offer);
      const option = options[pick % options.length];
      const value = option?.values[Math.floor(pick / 11) % option.values.length];
      return value === undefined
        ? choice
        : calendarChoices.readAddress(value.pairs, pickScope, offer);
    },
    calendarChoices.readAddress([], pickScope, offer),
  );

export const anyCalendarPicks = fc.array(fc.nat(2_000), { maxLength: 6 });
