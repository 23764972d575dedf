/**
 * What a calendar costs is one figure, at its endpoint and on its page; its looks are design groups.
 */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { httpArticlePrices } from '../../adapters/http/article-prices.ts';
import { calendarEndpoints } from '../../adapters/http/calendar/endpoints.ts';
import { callEndpoint } from '../../adapters/http/call-endpoint.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import { calendarParameters } from '../../core/domain/products/calendar/calendar-configuration.ts';
import { calendarFormatsOf } from '../../core/domain/products/calendar/calendar-formats.ts';
import { calendarPrice } from '../../core/domain/products/calendar/calendar-price.ts';
import { calendarLooks } from '../../core/domain/products/calendar/designs/looks.ts';
import { showCalendar } from '../../core/usecases/calendar/show-calendar.ts';
import { anyCalendarPicks, pickedCalendar } from '../arbitraries/calendar-offer.ts';
import { anyChannel, anyLocale } from '../arbitraries/locale.ts';
import { manualClock } from '../fakes/clock.ts';
import { recordingLog } from '../fakes/log.ts';
import {
  baseUrl,
  expectRefusal,
  poster,
  rightOf,
  saidPrice,
  type RefusedQuestion,
} from './asked-prices.ts';

/** What is asked wrongly. */
const refused: readonly RefusedQuestion[] = [
  ['/web-api/calendar-price', 'calendarType', 400],
  ['/web-api/calendar-price?calendarType=mondkalender', 'calendarType', 400],
  ['/web-api/calendar-price?calendarType=wandkalender&formatType=a5-quer', 'formatType', 400],
  ['/web-api/calendar-price?calendarType=wandkalender&amount=101', 'amount', 400],
  ['/web-api/calendar-price?calendarType=wandkalender&moonPhases=maybe', 'moonPhases', 400],
  ['/web-api/calendar-design-group', 'designGroupId', 400],
  ['/web-api/calendar-design-group?designGroupId=nobodys', 'designGroupId', 404],
];

/** The suite; `start` gives one API over the sample shop at an instant of the clock. */
export const calendarPricesContract = (
  name: string,
  now: number,
  start: () => Promise<Fetch>,
): void => {
  describe(`prices of calendars: ${name}`, () => {
    property.prop([anyChannel, anyLocale, anyCalendarPicks], { numRuns: 6 })(
      'are those of their page',
      async (channel, locale, picks) => {
        const scope = { channel, locale };
        const settings = { baseUrl, fetch: await start() };
        const articlePrices = httpArticlePrices(settings);
        const ports = { articlePrices, clock: manualClock(now), log: recordingLog() };
        const offer = await showCalendar(scope)(ports)();
        if (offer === undefined) throw new Error('Nothing is sold.');
        const calendar = pickedCalendar(offer, picks);
        const price = calendarPrice(offer, calendar);
        const { payload } = await rightOf(
          callEndpoint(settings, calendarEndpoints.calendarPrice, {
            scope,
            query: calendarParameters(calendar),
            body: undefined,
          }),
        );
        expect([payload.isAvailable, payload.amount]).toEqual([true, calendar.amount]);
        expect({
          total: saidPrice(locale, payload.total),
          each: saidPrice(locale, payload.each),
        }).toEqual(price);
      },
    );

    test('have designs for each format of every look', async () => {
      const settings = { baseUrl, fetch: await start() };
      for (const { id, type } of calendarLooks) {
        const { payload } = await rightOf(
          callEndpoint(settings, calendarEndpoints.calendarDesignGroup, {
            scope: poster('de-DE'),
            query: { designGroupId: id },
            body: undefined,
          }),
        );
        expect(payload.designGroup.designs.map(({ format }) => format)).toEqual(
          calendarFormatsOf(type),
        );
      }
    });

    test.each(refused)('refuse %s for %s with %d, in the language', async (...question) => {
      await expectRefusal(await start(), 'poster', question);
    });
  });
};
