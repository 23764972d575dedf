import type { PicturedCalendar } from '../../../../core/domain/products/calendar/calendar-design-id.ts';
import type { DesignedCalendar } from '../../../../core/domain/products/calendar/calendar-hand-off.ts';
import { printPairs, type QueryPairs } from '../../../../core/domain/query/query.ts';
import type { CalendarData } from './calendar-data.ts';

export type ShownChoice = { readonly product: CalendarData; readonly choice: DesignedCalendar };

export const hrefOf = (pairs: QueryPairs): string => `?${printPairs(pairs)}`;

/** What a value of an option is called. */
export const wordOf = ({ words }: CalendarData, option: string, value: string | number): string =>
  words[option]?.values[value] ?? String(value);

export const picturedOf = (choice: DesignedCalendar, designGroupId = ''): PicturedCalendar => ({
  designGroupId,
  format: choice.format,
  mounting: choice.mounting,
  start: { year: choice.startYear, month: choice.startMonth },
  hasMoon: choice.hasMoon,
});
