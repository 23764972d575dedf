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
  printDesignedCalendar,
  type DesignedCalendar,
} from '../../../../core/domain/products/calendar/calendar-hand-off.ts';
import {
  calendarOffer,
  type CalendarOffer,
} from '../../../../core/domain/products/calendar/calendar-offer.ts';
import {
  calendarFromPrice,
  calendarPrice,
} from '../../../../core/domain/products/calendar/calendar-price.ts';
import {
  calendarQuestion,
  calendarRows,
} from '../../../../core/domain/products/calendar/calendar-question.ts';
import { preselectedCalendarStart } from '../../../../core/domain/products/calendar/calendar-start.ts';
import { calendarAccessoryTypes } from '../../../../core/domain/products/calendar/calendars.ts';
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
import { expectSumOfRows } from '../../../laws/sum-of-rows.ts';

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

/** What is chosen of an option, by its name, as the value that a form sends. */
const valueOf: Readonly<Record<string, (choice: DesignedCalendar) => unknown>> = {
  type: ({ type }) => type,
  look: ({ designGroupId }) => designGroupId,
  format: ({ format }) => format,
  mounting: ({ mounting }) => mounting,
  'start-month': ({ startMonth }) => String(startMonth),
  'start-year': ({ startYear }) => String(startYear),
  moon: ({ hasMoon }) => (hasMoon ? 'true' : ''),
  amount: ({ amount }) => String(amount),
};

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

  property.prop([anyCalendarOffer, anyCalendarPicks], few)(
    'are what a form sends that has all of them',
    ({ offer }, picks) => {
      const choice = pickedCalendar(offer, picks);
      // Beside the field of an option stands what the address says of the others.
      const form = printCalendarChoice(choice, offer);
      for (const { name, key, values } of calendarChoices.options(choice, offer)) {
        expect(values.length).toBeGreaterThan(1);
        const others = form.filter(([other]) => other.replace('[]', '') !== key);
        for (const { value, pairs } of values) {
          const next = read(offer, pairs);
          const { accessories } = choice;
          const sent =
            name !== 'accessories'
              ? [value]
              : accessories.some((one) => one === value)
                ? accessories.filter((one) => one !== value)
                : [...accessories, value];
          expect(next).toEqual(read(offer, [...others, ...sent.map((one) => [key, one] as const)]));
          if (name === 'accessories') expect(next.accessories).toEqual(sent.toSorted());
          else expect([name, valueOf[name]?.(next)]).toEqual([name, value]);
        }
      }
    },
  );

  property.prop([anyCalendarOffer, anyCalendarPicks], few)(
    'have the values of nothing chosen as defaults, from which surcharges count',
    ({ offer }, picks) => {
      const choice = pickedCalendar(offer, picks);
      const each = (query: QueryPairs): number =>
        calendarPrice(offer, read(offer, query))?.each.priceCurrent.minorUnits ?? Number.NaN;
      const nothing = read(offer, []);
      const ofType = read(offer, [['calendarType', choice.type]]);
      for (const { name, values } of calendarChoices.options(choice, offer)) {
        const usual = values.find(({ isDefault }) => isDefault);
        expect([name, usual?.value]).toEqual([
          name,
          valueOf[name]?.(name === 'type' ? nothing : ofType),
        ]);
        const base = each(usual?.pairs ?? printCalendarChoice(choice, offer));
        for (const { surcharge, pairs } of values) expect(surcharge).toBe(each(pairs) - base);
      }
    },
  );

  test('are made in one order, of all that has more than one value', () => {
    const offer = wholeOffer();
    const namesOf = (query: QueryPairs) =>
      calendarChoices.options(read(offer, query), offer).map(({ name }) => name);
    const names = [
      'type',
      'look',
      'format',
      'mounting',
      'start-month',
      'start-year',
      'moon',
      'accessories',
      'amount',
    ];
    for (const { type, mountings } of offer.types)
      expect(namesOf([['calendarType', type]])).toEqual(
        names.filter((name) => name !== 'mounting' || mountings.length > 1),
      );
  });

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

  test('write out a design that is the usual one of another type', () => {
    const offer = calendarOffer(
      () => price,
      (type) =>
        (type === 'wandkalender' ? ['a', 'b'] : ['b', 'a']).map((look) => ({
          designGroupId: look,
          name: look,
        })),
      all,
    );
    if (offer === undefined) throw new Error('Nothing is sold.');
    const choice = { ...read(offer, []), designGroupId: 'b' };
    expect(printCalendarChoice(choice, offer)).toEqual([['designGroupId', 'b']]);
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

  property.prop([anyCalendarOffer, anyCalendarPicks], few)(
    'have the usual format of another type where that of their own is usual',
    ({ offer }, picks) => {
      const picked = pickedCalendar(offer, picks);
      const choice = read(
        offer,
        printDesignedCalendar(picked).filter(([name]) => name !== 'formatType'),
      );
      for (const { value, pairs } of valuesOf(offer, choice, 'type')) {
        expect(pairs.map(([name]) => name)).not.toContain('formatType');
        expect(read(offer, pairs).format).toBe(read(offer, [['calendarType', value]]).format);
      }
    },
  );

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
  property.prop([anyCalendarOffer], few)('begins at that of its cheapest format', ({ offer }) => {
    for (const { type, formats } of offer.types) {
      const prices = formats.map(({ format }) => {
        const query = [
          ['calendarType', type],
          ['formatType', format],
        ] as const;
        return calendarPrice(offer, read(offer, query))?.each;
      });
      const from = calendarFromPrice({ formats });
      expect(prices).toContainEqual(from);
      for (const price of prices)
        expect(from.priceCurrent.minorUnits).toBeLessThanOrEqual(
          price?.priceCurrent.minorUnits ?? 0,
        );
    }
  });

  property.prop([anyCalendarOffer, anyCalendarPicks], few)(
    'is the sum of the rows that its question names',
    ({ offer, listed }, picks) => {
      const choice = pickedCalendar(offer, picks);
      const found = calendarPrice(offer, choice);
      expectSumOfRows(found?.total, calendarQuestion(choice), listed);
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
    expect(calendarPrice({ ...offer, types: [offer.types[0]] }, choice)).toBeUndefined();
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

  property.prop([anyCalendarOffer])(
    'has the accessories that have a price',
    ({ offer, listed }) => {
      expect(offer.accessories).toEqual(
        calendarAccessoryTypes.flatMap((accessory) => {
          const found = listed.get(calendarRows.accessory(accessory));
          return found === undefined ? [] : [{ accessory, price: found.priceCurrent }];
        }),
      );
    },
  );

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
