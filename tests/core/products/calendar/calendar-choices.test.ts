import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  calendarChoices,
  printCalendarChoice,
} from '../../../../core/domain/products/calendar/calendar-choices.ts';
import {
  calendarFormatsOf,
  calendarMountingsOf,
} from '../../../../core/domain/products/calendar/calendar-formats.ts';
import {
  parseCalendarQuery,
  printCalendarQuery,
  type DesignedCalendar,
} from '../../../../core/domain/products/calendar/calendar-hand-off.ts';
import {
  calendarOffer,
  type CalendarOffer,
} from '../../../../core/domain/products/calendar/calendar-offer.ts';
import { calendarPrice } from '../../../../core/domain/products/calendar/calendar-price.ts';
import {
  calendarQuestion,
  calendarRows,
} from '../../../../core/domain/products/calendar/calendar-question.ts';
import { preselectedCalendarStart } from '../../../../core/domain/products/calendar/calendar-start.ts';
import type { QueryPairs } from '../../../../core/domain/query/query.ts';
import { E } from '../../../../core/fp.ts';
import {
  anyCalendarOffer,
  anyCalendarPicks,
  calendarRowNames,
  pickedCalendar,
} from '../../../arbitraries/calendar-offer.ts';
import { handOffNow } from '../../../arbitraries/designer.ts';
import { priceWith } from '../../../arbitraries/money.ts';
import { anyHandOff } from '../../../arbitraries/products/calendar.ts';

const scope = { channel: 'kartenliebe', locale: 'de-DE' } as const;

const read = (offer: CalendarOffer, query: QueryPairs): DesignedCalendar =>
  calendarChoices.readAddress(query, scope, offer);

const price = priceWith('eur', 1_000, 1_000);

const all = {
  start: { year: 2027, month: 1 },
  years: [2026, 2027, 2028],
} as const;

/** Everything is sold, each row for ten euros. */
const wholeOffer = (): CalendarOffer => {
  const offer = calendarOffer(
    (name) => (calendarRowNames.includes(name) ? price : undefined),
    (type) => ['first', 'second'].map((look) => ({ designGroupId: `${type}${look}`, name: look })),
    all,
  );
  if (offer === undefined) throw new Error('Nothing is sold.');
  return offer;
};

const valuesOf = (offer: CalendarOffer, choice: DesignedCalendar, name: string) =>
  calendarChoices.options(choice, offer).find((option) => option.name === name)?.values ?? [];

const few = { numRuns: 25 } as const;

describe('choices of a calendar', () => {
  property.prop([anyCalendarOffer, anyCalendarPicks], few)(
    'come back from their address',
    ({ offer }, picks) => {
      const choice = pickedCalendar(offer, picks);
      expect(read(offer, printCalendarChoice(choice, offer))).toEqual(choice);
    },
  );

  property.prop([anyCalendarOffer, anyCalendarPicks], few)(
    'have one chosen value each, but for accessories',
    ({ offer }, picks) => {
      const choice = pickedCalendar(offer, picks);
      for (const { name, values } of calendarChoices.options(choice, offer)) {
        const chosen = values.filter(({ isChosen }) => isChosen);
        if (name === 'accessories') {
          expect(chosen.map(({ value }) => value)).toEqual(choice.accessories);
          continue;
        }
        expect([name, chosen.length]).toEqual([name, 1]);
        expect(values.filter(({ isDefault }) => isDefault)).toHaveLength(1);
        for (const { pairs } of chosen) expect(read(offer, pairs)).toEqual(choice);
      }
    },
  );

  property.prop([anyCalendarOffer, anyHandOff])('are always of the offer', ({ offer }, handOff) => {
    const { type, format, mounting, designGroupId, accessories, startYear } = read(
      offer,
      printCalendarQuery(handOff),
    );
    const offered = offer.types.find((one) => one.type === type);
    expect(offered?.formats.map((one) => one.format)).toContain(format);
    expect(offered?.mountings.map((one) => one.mounting)).toContain(mounting);
    expect(offered?.looks.map((one) => one.designGroupId)).toContain(designGroupId);
    expect(offer.accessories.map(({ accessory }) => accessory)).toEqual(
      expect.arrayContaining([...accessories]),
    );
    expect(offer.years).toContain(startYear);
  });

  property.prop([anyCalendarOffer, anyCalendarPicks], few)(
    'are handed over whole',
    ({ offer }, picks) => {
      const choice = pickedCalendar(offer, picks);
      const query = calendarChoices.printChoice(choice, { locale: 'fr-FR' });
      expect(parseCalendarQuery(query, handOffNow)).toEqual(
        E.right({ ...choice, locale: 'fr-FR' }),
      );
    },
  );

  test('say nothing of what is usual, and begin with a wall calendar in January', () => {
    const offer = wholeOffer();
    const choice = read(offer, []);
    expect(printCalendarChoice(choice, offer)).toEqual([]);
    expect(choice).toMatchObject({
      type: 'wandkalender',
      format: 'a4-quer',
      mounting: 'spirale',
      startMonth: 1,
      startYear: 2027,
      amount: 1,
      designId: 'wandkalenderfirst-a4-quer',
    });
  });

  test('keep what goes with another type, and change the rest', () => {
    const offer = wholeOffer();
    const wall = read(offer, [
      ['formatType', '145-145'],
      ['mountingType', 'lochung'],
      ['designGroupId', 'wandkalendersecond'],
      ['startMonth', '9'],
      ['accessoryTypes', 'pen'],
    ]);
    const desk = valuesOf(offer, wall, 'type').find(({ value }) => value === 'tischkalender');
    expect(read(offer, desk?.pairs ?? [])).toMatchObject({
      type: 'tischkalender',
      format: '145-145',
      mounting: 'spirale',
      designGroupId: 'tischkalenderfirst',
      startMonth: 9,
      accessories: ['pen'],
    });
  });

  test('find the type of a design that is named alone', () => {
    const offer = wholeOffer();
    expect(read(offer, [['designGroupId', 'kuechenkalendersecond']])).toMatchObject({
      type: 'kuechenkalender',
      designGroupId: 'kuechenkalendersecond',
    });
  });

  test('take an accessory that is there away', () => {
    const offer = wholeOffer();
    const choice = read(offer, [
      ['accessoryTypes', 'pen'],
      ['accessoryTypes', 'box'],
    ]);
    expect(choice.accessories).toEqual(['box', 'pen']);
    const without = valuesOf(offer, choice, 'accessories').find(({ value }) => value === 'pen');
    expect(read(offer, without?.pairs ?? []).accessories).toEqual(['box']);
  });

  test.each<[QueryPairs]>([
    [[['calendarType', 'mondkalender']]],
    [[['formatType', 'a5-quer']]],
    [[['mountingType', 'holzblock']]],
    [[['year', '2031']]],
    [[['startMonth', '13']]],
    [[['amount', '0']]],
    [[['amount', '101']]],
    [[['moonPhases', 'ja']]],
    [
      [
        ['designGroupId', 'tischkalenderfirst'],
        ['calendarType', 'wandkalender'],
      ],
    ],
  ])('leave out %j', (broken) => {
    const offer = wholeOffer();
    expect(read(offer, broken)).toEqual(read(offer, []));
  });

  test('list an amount that the list does not have', () => {
    const offer = wholeOffer();
    const values = valuesOf(offer, read(offer, [['amount', '11']]), 'amount');
    expect(values.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(['11']);
    expect(values.map(({ value }) => Number(value))).toEqual(
      values.map(({ value }) => Number(value)).toSorted((one, other) => one - other),
    );
  });
});

describe('the price of a calendar', () => {
  property.prop([anyCalendarOffer, anyCalendarPicks], few)(
    'is the sum of the rows that its question names',
    ({ offer, listed }, picks) => {
      const choice = pickedCalendar(offer, picks);
      const found = calendarPrice(offer, choice);
      const sum = (field: 'priceOriginal' | 'priceCurrent'): number =>
        calendarQuestion(choice).reduce(
          (total, { configuration, pieces }) =>
            total + (listed.get(configuration)?.[field].minorUnits ?? Number.NaN) * pieces,
          0,
        );
      expect(found?.total.priceCurrent.minorUnits).toBe(sum('priceCurrent'));
      // Only calendars themselves are ever reduced.
      expect(found?.total.priceOriginal.minorUnits).toBe(sum('priceOriginal'));
      expect(found?.total.priceCurrent.minorUnits).toBe(
        (found?.each.priceCurrent.minorUnits ?? 0) * choice.amount,
      );
    },
  );

  property.prop([anyCalendarOffer, anyCalendarPicks], few)(
    'is what every value of an option says',
    ({ offer }, picks) => {
      const choice = pickedCalendar(offer, picks);
      for (const { values } of calendarChoices.options(choice, offer))
        for (const { price: said, pairs } of values)
          expect(said).toEqual(calendarPrice(offer, read(offer, pairs))?.total);
    },
  );

  property.prop([anyHandOff])('has a row for all that can be handed off', (handOff) => {
    const rows = calendarQuestion(handOff);
    for (const { configuration, pieces } of rows) {
      expect(calendarRowNames).toContain(configuration);
      expect(pieces).toBe(handOff.amount);
    }
    expect(rows[0]?.configuration).toBe(calendarRows.calendar(handOff.type, handOff.format));
  });

  test('is unknown for what is not sold', () => {
    const offer = wholeOffer();
    const choice = read(offer, [['accessoryTypes', 'pen']]);
    expect(calendarPrice(offer, choice)?.each).toEqual(priceWith('eur', 2_000, 2_000));
    expect(calendarPrice({ ...offer, accessories: [] }, choice)).toBeUndefined();
    expect(calendarPrice(offer, { ...choice, format: 'a5-quer' })).toBeUndefined();
    expect(calendarPrice(offer, { ...choice, mounting: 'holzblock' })).toBeUndefined();
  });
});

describe('an offer of calendars', () => {
  test('has every format and mounting of each type, at its price', () => {
    for (const { type, formats, mountings } of wholeOffer().types) {
      expect(formats.map(({ format }) => format)).toEqual(calendarFormatsOf(type));
      expect(mountings.map(({ mounting }) => mounting)).toEqual(calendarMountingsOf(type));
      expect(mountings.map(({ surcharge }) => surcharge.minorUnits)).toEqual(
        mountings.map((_, index) => (index === 0 ? 0 : 1_000)),
      );
    }
  });

  test('has no type without a design or a price', () => {
    const looks = [{ designGroupId: 'a', name: 'A' }];
    expect(
      calendarOffer(
        () => price,
        () => [],
        all,
      ),
    ).toBeUndefined();
    expect(
      calendarOffer(
        () => undefined,
        () => looks,
        all,
      ),
    ).toBeUndefined();
    const one = calendarOffer(
      (name) => (name === calendarRows.calendar('tischkalender', 'a6-quer') ? price : undefined),
      () => looks,
      all,
    );
    expect(one?.types.map(({ type }) => type)).toEqual(['tischkalender']);
    if (one === undefined) throw new Error('Nothing is sold.');
    expect(read(one, [])).toMatchObject({ type: 'tischkalender', format: 'a6-quer' });
  });

  test('starts in January: from July on in that of the next year, by the day of the market', () => {
    const start = (market: 'de' | 'com', at: string) =>
      preselectedCalendarStart(market, Date.parse(at));
    expect(start('de', '2026-06-30T21:59Z')).toEqual({ year: 2026, month: 1 });
    expect(start('de', '2026-06-30T22:00Z')).toEqual({ year: 2027, month: 1 });
    expect(start('com', '2026-06-30T22:00Z')).toEqual({ year: 2026, month: 1 });
    expect(start('de', '2026-12-31T22:59Z')).toEqual({ year: 2027, month: 1 });
    expect(start('de', '2026-12-31T23:00Z')).toEqual({ year: 2027, month: 1 });
  });
});
