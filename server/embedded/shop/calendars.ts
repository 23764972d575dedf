/** Designs of calendars, and what calendars cost: the sums of listed rows (docs/decisions/0143). */
import { calendarEndpoints } from '../../../adapters/http/calendar/endpoints.ts';
import { parseCalendarQuery } from '../../../core/domain/products/calendar/calendar-hand-off.ts';
import {
  calendarDesignGroupOf,
  calendarLookOf,
} from '../../../core/domain/products/calendar/designs/calendar-library.ts';
import { articleOf } from '../../../core/domain/products/article.ts';
import { printQuery, readPairs } from '../../../core/domain/query/query.ts';
import { E } from '../../../core/fp.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { amountsOfArticle } from './article-prices.ts';
import type { PriceSheets } from './price-sheets.ts';
import type { PriceSources } from './prices.ts';
import { printPrice } from './sheet-prices.ts';

/** The routes of calendars. */
export const calendarRoutes = (
  sources: PriceSources,
  sheetOf: PriceSheets,
): Readonly<Record<keyof typeof calendarEndpoints, Route>> => ({
  calendarDesignGroup: route(
    calendarEndpoints.calendarDesignGroup,
    async ({ query: { designGroupId } }) => {
      const look = calendarLookOf(designGroupId);
      return look === undefined
        ? E.left(refusal(404, 'design-unknown', 'designGroupId'))
        : E.right({ payload: { designGroup: calendarDesignGroupOf(look) } });
    },
  ),
  calendarPrice: route(calendarEndpoints.calendarPrice, async ({ scope, query }) => {
    const { locale } = scope;
    const pairs = readPairs(printQuery({ ...query, locale }));
    const read = parseCalendarQuery(pairs, sources.clock.now());
    if (E.isLeft(read)) return E.left(refusal(400, 'field-invalid', read.left.parameter));
    const calendar = { designer: 'calendar', ...read.right } as const;
    const [total, each] = await Promise.all(
      [calendar, { ...calendar, amount: 1 }].map((one) =>
        amountsOfArticle(sources, sheetOf, scope, articleOf(one)),
      ),
    );
    const { amount } = calendar;
    return E.right({
      payload: {
        isAvailable: total !== undefined,
        amount,
        ...(total && { total: printPrice(locale, total) }),
        ...(each && { each: printPrice(locale, each) }),
      },
    });
  }),
});
