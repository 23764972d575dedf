import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, expectTypeOf, test } from 'vitest';

import {
  calendarParameters,
  parseCalendarConfiguration,
} from '../../../../core/domain/products/calendar/calendar-configuration.ts';
import {
  calendarFormatsOf,
  calendarMountingsOf,
  defaultCalendarFormatOf,
  defaultCalendarMountingOf,
} from '../../../../core/domain/products/calendar/calendar-formats.ts';
import { currentCalendarYear } from '../../../../core/domain/products/calendar/calendar-start.ts';
import { E } from '../../../../core/fp.ts';
import {
  anyCalendarFormat,
  anyCalendarMoment,
  anyCalendarMounting,
  anyCalendarType,
  calendarConfigurationAt,
} from '../../../arbitraries/calendar.ts';

const anyConfigured = anyCalendarMoment.chain((moment) =>
  fc.record({ moment: fc.constant(moment), calendar: calendarConfigurationAt(moment) }),
);

/** Half past eleven of New Year's Eve in London: 2027 in Berlin already. */
const moment = { market: 'de', now: Date.parse('2026-12-31T23:30:00Z') } as const;
const wall = { calendarType: 'wandkalender' } as const;

describe('a calendar as parameters', () => {
  property.prop([anyConfigured])('reads back what is printed', ({ moment: at, calendar }) => {
    expect(parseCalendarConfiguration(calendarParameters(calendar), at)).toEqual(E.right(calendar));
  });

  test('has the names of the specification', () => {
    expectTypeOf(calendarParameters).returns.toHaveProperty('year').toEqualTypeOf<string>();
    expect(
      calendarParameters({
        type: 'tischkalender',
        format: 'a6-hoch',
        mounting: 'holzblock',
        startMonth: 9,
        startYear: 2026,
        accessories: ['box', 'pen'],
        amount: 3,
        hasMoon: true,
      }),
    ).toEqual({
      calendarType: 'tischkalender',
      formatType: 'a6-hoch',
      mountingType: 'holzblock',
      startMonth: '9',
      year: '2026',
      accessoryTypes: ['box', 'pen'],
      amount: '3',
      moonPhases: 'true',
    });
  });

  property.prop([anyCalendarType, anyCalendarMoment, fc.constantFrom('', 'standard', undefined)])(
    'needs its type alone',
    (type, at, nothing) => {
      const defaults = E.right({
        type,
        format: defaultCalendarFormatOf(type),
        mounting: defaultCalendarMountingOf(type),
        startMonth: 1,
        startYear: currentCalendarYear(at.market, at.now),
        accessories: [],
        amount: 1,
        hasMoon: false,
      });
      expect(parseCalendarConfiguration({ calendarType: type }, at)).toEqual(defaults);
      expect(
        parseCalendarConfiguration(
          {
            calendarType: type,
            formatType: nothing,
            mountingType: nothing,
            startMonth: nothing,
            year: nothing,
            accessoryTypes: ['', 'none', 'standard'],
          },
          at,
        ),
      ).toEqual(defaults);
    },
  );

  property.prop([anyCalendarType, anyCalendarFormat, anyCalendarMounting])(
    'has the format and the mounting of its type alone',
    (type, format, mounting) => {
      const read = parseCalendarConfiguration(
        { calendarType: type, formatType: format, mountingType: mounting },
        moment,
      );
      const refused = [
        ...(calendarFormatsOf(type).includes(format) ? [] : [['formatType', format]]),
        ...(calendarMountingsOf(type).includes(mounting) ? [] : [['mountingType', mounting]]),
      ][0];
      if (refused === undefined) expect(read).toMatchObject(E.right({ type, format, mounting }));
      else {
        const [parameter, value] = refused;
        const conflictsWith = 'calendarType';
        expect(read).toEqual(E.left({ kind: 'not-together', parameter, value, conflictsWith }));
      }
    },
  );

  test('has each accessory once, in one order', () => {
    const read = parseCalendarConfiguration(
      { ...wall, accessoryTypes: ['posterbar', 'box', '', 'posterbar'] },
      moment,
    );
    expect(read).toMatchObject(E.right({ accessories: ['box', 'posterbar'] }));
  });

  test.each([
    [{}, { kind: 'missing', parameter: 'calendarType', value: '' }],
    [{ calendarType: '' }, { kind: 'missing', parameter: 'calendarType', value: '' }],
    [
      { calendarType: 'standard' },
      { kind: 'unknown', parameter: 'calendarType', value: 'standard' },
    ],
    [
      { ...wall, formatType: 'a4' },
      { kind: 'unknown', parameter: 'formatType', value: 'a4' },
    ],
    [
      { ...wall, mountingType: 'nagel' },
      { kind: 'unknown', parameter: 'mountingType', value: 'nagel' },
    ],
    [
      { ...wall, accessoryTypes: ['box', 'cat'] },
      { kind: 'unknown', parameter: 'accessoryTypes', value: 'cat' },
    ],
    [
      { ...wall, amount: '101' },
      { kind: 'malformed', parameter: 'amount', value: '101' },
    ],
    [
      { ...wall, moonPhases: 'ja' },
      { kind: 'malformed', parameter: 'moonPhases', value: 'ja' },
    ],
  ] as const)('%j is refused', (parameters, error) => {
    expect(parseCalendarConfiguration(parameters, moment)).toEqual(E.left(error));
  });

  test.each(['0', '13', '01', '1.5', '-1', '1 ', '21', '112', 'januar'])(
    'is refused in the month %j',
    (text) => {
      expect(parseCalendarConfiguration({ ...wall, startMonth: text }, moment)).toEqual(
        E.left({ kind: 'malformed', parameter: 'startMonth', value: text }),
      );
    },
  );

  test.each(['27', '02027', '20277', '0202', '2027.5', '2e3', ' 2027', '2027 '])(
    'is refused in the year %j',
    (text) => {
      expect(parseCalendarConfiguration({ ...wall, year: text }, moment)).toEqual(
        E.left({ kind: 'malformed', parameter: 'year', value: text }),
      );
    },
  );

  test.each([undefined, '2026', 'x'])('is refused at no instant, in the year %j', (year) => {
    for (const now of [Number.NaN, Number.NEGATIVE_INFINITY, 8.64e15])
      expect(parseCalendarConfiguration({ ...wall, year }, { market: 'de', now })).toEqual(
        E.left({ kind: 'malformed', parameter: 'year', value: String(now) }),
      );
  });

  test.each([2026, 2027, 2028, 2029])('starts in a near year: %i', (year) => {
    const read = parseCalendarConfiguration({ ...wall, year: String(year) }, moment);
    expect(read).toMatchObject(E.right({ startYear: year }));
  });

  test.each([1000, 2025, 2030, 9999])('starts in no far year: %i', (year) => {
    expect(parseCalendarConfiguration({ ...wall, year: String(year) }, moment)).toEqual(
      E.left({ kind: 'malformed', parameter: 'year', value: String(year) }),
    );
  });
});
