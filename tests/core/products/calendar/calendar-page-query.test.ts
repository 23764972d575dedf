import { expect, test } from 'vitest';

import {
  calendarAccessoryTypes,
  calendarFormats,
  calendarMountings,
  calendarTypes,
} from '../../../../core/domain/products/calendar/calendars.ts';
import { canonicalQuery } from '../../../../core/domain/products/page-query.ts';
import { printPairs } from '../../../../core/domain/query/query.ts';

const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** What counts under each name, and what does not. */
const table: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  calendarType: [calendarTypes, ['mondkalender', 'Wandkalender']],
  formatType: [calendarFormats, ['a4', 'a7-quer']],
  mountingType: [calendarMountings, ['leim', 'spirale2']],
  startMonth: [numbers(1, 12), ['0', '13', '01', '-1', '1.5', '1x', 'x1', '112']],
  year: [numbers(2000, 2099), ['1999', '2100', '20', '20261', '12026', '20a6', '202a']],
  amount: [numbers(1, 100), ['0', '101', '05', '1x', 'x1', '1000', '-5']],
  moonPhases: [
    ['true', '1'],
    ['false', '0', 'ja', 'TRUE'],
  ],
  designGroupId: [
    ['lagom', '12', 'a_b-c'],
    ['a b', 'a/b', 'ä'],
  ],
};

test('a calendar’s page reads the choices that can be, and no other value', () => {
  for (const [name, [accepted, refused]] of Object.entries(table)) {
    for (const value of accepted) {
      const query = printPairs([[name, value]]);
      expect(canonicalQuery('calendar', query)).toBe(query);
    }
    for (const value of ['', ...refused])
      expect([value, canonicalQuery('calendar', printPairs([[name, value]]))]).toEqual([value, '']);
  }
});

test('it reads accessories in their order, each once', () => {
  const all = calendarAccessoryTypes.map((one) => ['accessoryTypes', one] as const);
  expect(
    canonicalQuery(
      'calendar',
      printPairs([...all.toReversed(), ['accessoryTypes', 'seal'], ...all]),
    ),
  ).toBe(printPairs(all));
});
