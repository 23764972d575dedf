import { expect, test } from 'vitest';

import { calendarTypes } from '../../../../core/domain/products/calendar/calendars.ts';
import { calendarLooksOf } from '../../../../core/domain/products/calendar/designs/calendar-library.ts';
import { showCalendar } from '../../../../core/usecases/calendar/show-calendar.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../../fakes/article-prices.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { listedCalendars } from '../../../fakes/listed-calendars.ts';
import { recordingLog } from '../../../fakes/log.ts';

const scope = { channel: 'poster', locale: 'de-DE' } as const;

test('calendars are sold in every look of their types, from the market’s year on', async () => {
  const log = recordingLog();
  const shown = await showCalendar(scope)({
    articlePrices: memoryArticlePrices({ calendar: listedCalendars }),
    // In Germany it is 2027, and the first of July has not come.
    clock: manualClock(Date.parse('2026-12-31T23:30Z')),
    log,
  })();
  expect(shown?.types.map(({ type, looks }) => [type, looks])).toEqual(
    calendarTypes.map((type) => [
      type,
      calendarLooksOf(type).map(({ id, name }) => ({ designGroupId: id, name })),
    ]),
  );
  expect(shown).toMatchObject({
    start: { year: 2027, month: 1 },
    years: [2027, 2028, 2029],
  });
  expect(log.reports).toEqual([]);
});

test('calendars whose prices cannot be had are not offered, which is logged', async () => {
  const log = recordingLog();
  const ports = { articlePrices: failingArticlePrices(), clock: manualClock(0), log };
  expect(await showCalendar(scope)(ports)()).toBeUndefined();
  expect(log.reports).toEqual([
    { code: 'prices-unavailable', facts: { part: 'calendar-prices', reason: 'no answer' } },
  ]);
});
