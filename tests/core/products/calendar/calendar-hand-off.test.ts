import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  parseCalendarQuery,
  printCalendarQuery,
} from '../../../../core/domain/products/calendar/calendar-hand-off.ts';
import { parameterPairs } from '../../../../core/domain/designer/parameter-source.ts';
import { E } from '../../../../core/fp.ts';
import { handOffNow } from '../../../arbitraries/designer.ts';
import { anyHandOff as anyCalendarHandOff } from '../../../arbitraries/products/calendar.ts';

const readWith = (
  parameters: Readonly<Record<string, string | readonly string[]>>,
  now = handOffNow,
) =>
  parseCalendarQuery(
    parameterPairs({ calendarType: 'wandkalender', locale: 'de-DE', ...parameters }),
    now,
  );

describe('a calendar that is handed off', () => {
  test('starts in January of the current year with no accessory where nothing is chosen', () => {
    expect(readWith({})).toMatchObject({
      right: { startMonth: 1, startYear: 2026, accessories: [] },
    });
  });

  test('starts in the year that the locale’s market has', () => {
    const newYear = Date.UTC(2027, 0, 1, 0, 30);
    expect(readWith({}, newYear)).toMatchObject({ right: { startYear: 2027 } });
    expect(readWith({ locale: 'en-US' }, newYear)).toMatchObject({ right: { startYear: 2026 } });
  });

  test('has no year where the time is not known', () => {
    expect(readWith({}, Number.NaN)).toEqual(
      E.left({ kind: 'malformed', parameter: 'year', value: 'NaN' }),
    );
    expect(readWith({ startDate: '2027-09' }, Number.NaN)).toMatchObject({
      left: { kind: 'malformed', value: 'NaN' },
    });
  });

  property.prop([anyCalendarHandOff, fc.option(fc.integer({ min: 1, max: 31 }))])(
    'starts with a date as with its year and month; the day does not count',
    (handOff, day) => {
      const { startYear, startMonth } = handOff;
      const twoDigits = (number: number): string => String(number).padStart(2, '0');
      const date = [String(startYear), twoDigits(startMonth)];
      const startDate = [...date, ...(day === null ? [] : [twoDigits(day)])].join('-');
      const query = printCalendarQuery(handOff);
      const undated = query.filter(([name]) => name !== 'year' && name !== 'startMonth');
      const read = E.right(handOff);
      expect(parseCalendarQuery([...undated, ['startDate', startDate]], handOffNow)).toEqual(read);
      expect(parseCalendarQuery([...query, ['startDate', startDate]], handOffNow)).toEqual(read);
    },
  );

  test('prints every parameter', () => {
    const handOff = {
      type: 'tischkalender',
      format: 'a5-quer',
      mounting: 'spirale',
      startMonth: 9,
      startYear: 2027,
      accessories: ['box', 'pen'],
      amount: 5,
      hasMoon: true,
      designGroupId: '12',
      designId: '4711',
      locale: 'fr-BE',
      sku: 'K-1',
      addToCart: true,
    } as const;
    expect(printCalendarQuery(handOff)).toEqual([
      ['calendarType', 'tischkalender'],
      ['formatType', 'a5-quer'],
      ['mountingType', 'spirale'],
      ['startMonth', '9'],
      ['year', '2027'],
      ['accessoryTypes[]', 'box'],
      ['accessoryTypes[]', 'pen'],
      ['amount', '5'],
      ['moonPhases', 'true'],
      ['designGroupId', '12'],
      ['designId', '4711'],
      ['sku', 'K-1'],
      ['addToCart', 'true'],
      ['locale', 'fr-BE'],
    ]);
  });

  property.prop([anyCalendarHandOff, fc.gen()])(
    'does not depend on the order of accessories',
    (handOff, gen) => {
      const { accessories } = handOff;
      const mixed = gen(fc.shuffledSubarray, [...accessories], { minLength: accessories.length });
      const query = printCalendarQuery({ ...handOff, accessories: mixed });
      expect(parseCalendarQuery(query, handOffNow)).toEqual(E.right(handOff));
    },
  );

  test('has no accessory where the default is named', () => {
    expect(readWith({ accessoryTypes: 'standard' })).toEqual(readWith({}));
  });

  test('takes one accessory without brackets, and each once', () => {
    expect(readWith({ accessoryTypes: 'pen' })).toMatchObject({ right: { accessories: ['pen'] } });
    expect(readWith({ accessoryTypes: ['pen', 'pen'] })).toMatchObject({
      right: { accessories: ['pen'] },
    });
  });

  test.each([
    ['calendarType', '', 'missing'],
    ['calendarType', 'wand', 'unknown'],
    ['formatType', 'a9-hoch', 'unknown'],
    ['mountingType', 'nagel', 'unknown'],
    ['startMonth', '13', 'malformed'],
    ['year', '27', 'malformed'],
    ['year', '2024', 'malformed'],
    ['year', '2029', 'malformed'],
    ['startDate', '27-03', 'malformed'],
    ['startDate', '2027-3', 'malformed'],
    ['startDate', '2027-13', 'malformed'],
    ['startDate', '2027-03-32', 'malformed'],
    ['startDate', '2027-03-00', 'malformed'],
    ['startDate', '2027-03-01T00', 'malformed'],
    ['startDate', 'x2027-03', 'malformed'],
    ['accessoryTypes', 'screw', 'unknown'],
    ['designId', '<', 'malformed'],
    ['designGroupId', '<', 'malformed'],
    ['locale', 'xx-XX', 'unknown'],
    ['locale', 'german', 'malformed'],
  ] as const)('is refused with %s=%s as %s', (parameter, value, kind) => {
    expect(readWith({ [parameter]: value })).toEqual(E.left({ kind, parameter, value }));
  });

  test('is refused with the year of its date, if no calendar starts in it', () => {
    expect(readWith({ startDate: '2024-03' })).toEqual(
      E.left({ kind: 'malformed', parameter: 'startDate', value: '2024' }),
    );
  });

  test.each([
    [{ formatType: '150-400' }, 'formatType', 'calendarType'],
    [{ mountingType: 'holzfuss' }, 'mountingType', 'calendarType'],
    [{ startDate: '2027-03', year: '2026' }, 'startDate', 'year'],
    [{ startDate: '2027-03', startMonth: '4' }, 'startDate', 'startMonth'],
  ] as const)('is refused with %o: they do not go together', (parameters, parameter, other) => {
    const values: Readonly<Record<string, string>> = parameters;
    expect(readWith(parameters)).toEqual(
      E.left({
        kind: 'not-together',
        parameter,
        value: values[parameter],
        conflictsWith: other,
      }),
    );
  });
});
