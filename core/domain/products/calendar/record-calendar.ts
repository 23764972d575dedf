import type { RecordedConfiguration } from '../product.ts';
import type { CalendarConfiguration } from './calendar-configuration.ts';

/** What the statistics know of a calendar. */
export const recordCalendar = ({
  type,
  format,
}: Pick<CalendarConfiguration, 'type' | 'format'>): RecordedConfiguration => ({
  id: `${type}_${format}`,
  variant: format,
});
