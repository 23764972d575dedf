import { marketOf } from '../../domain/locale/markets.ts';
import {
  calendarOffer,
  type CalendarOffer,
} from '../../domain/products/calendar/calendar-offer.ts';
import {
  currentCalendarYear,
  offeredCalendarYears,
  preselectedCalendarStart,
} from '../../domain/products/calendar/calendar-start.ts';
import { calendarLooksOf } from '../../domain/products/calendar/designs/calendar-library.ts';
import { E } from '../../fp.ts';
import type { HasArticlePrices } from '../../ports/article-prices.ts';
import type { HasClock } from '../../ports/clock.ts';
import type { HasLog } from '../../ports/log.ts';
import type { ShopScope } from '../../ports/scope.ts';
import { reportOutage } from '../report.ts';

/**
 * What is sold of calendars, in the years of the market; undefined, and logged, where their prices
 * cannot be had at the moment.
 */
export const showCalendar =
  (scope: ShopScope) =>
  ({ articlePrices, clock, log }: HasArticlePrices & HasClock & HasLog) =>
  async (): Promise<CalendarOffer | undefined> => {
    const listed = await articlePrices.listed(scope, 'calendar')();
    if (E.isLeft(listed)) {
      reportOutage(log, 'calendar-prices', listed.left, 'prices-unavailable');
      return undefined;
    }
    const market = marketOf(scope.locale);
    const now = clock.now();
    return calendarOffer(
      (row) => listed.right[row],
      (type) => calendarLooksOf(type).map(({ id, name }) => ({ designGroupId: id, name })),
      {
        start: preselectedCalendarStart(market, now),
        years: offeredCalendarYears(currentCalendarYear(market, now)),
      },
    );
  };
