/** A chunk of its own: it needs the rules of calendars, which their pages have already. */
import { calendarChoices } from '../../../../core/domain/products/calendar/calendar-choices.ts';
import { calendarPrice } from '../../../../core/domain/products/calendar/calendar-price.ts';
import { recordCalendar } from '../../../../core/domain/products/calendar/record-calendar.ts';
import { readPairs } from '../../../../core/domain/query/query.ts';
import type { RecordedChoice, RecordingShell } from '../product.ts';
import type { CalendarData } from './calendar-data.ts';

/** The calendar of an address as statistics know it. */
export const recordedChoice = (
  { offer }: Pick<CalendarData, 'offer'>,
  shell: RecordingShell,
  search: string,
): RecordedChoice => {
  const choice = calendarChoices.readAddress(readPairs(search), shell, offer);
  return { ...recordCalendar(choice), price: calendarPrice(offer, choice)?.each.priceCurrent };
};
