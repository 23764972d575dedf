/** Ids of designs and of their pictures, as browsers write them: without the designs themselves. */
import type { CalendarStart } from './calendar-start.ts';
import type { CalendarFormat, CalendarMounting } from './calendars.ts';

/** The id of a group's design for a format: `lagom-a4-hoch`. */
export const calendarDesignId = (designGroupId: string, format: CalendarFormat): string =>
  `${designGroupId}-${format}`;

/** A calendar that is pictured: its cover, and the month in which it starts. */
export type PicturedCalendar = {
  readonly designGroupId: string;
  readonly format: CalendarFormat;
  readonly mounting: CalendarMounting;
  readonly start: CalendarStart;
  readonly hasMoon: boolean;
};

/** `lagom-a4-hoch-spirale-2027-1`, with `-moon` behind it where the moon is shown. */
export const calendarArtworkId = ({
  designGroupId,
  format,
  mounting,
  start,
  hasMoon,
}: PicturedCalendar): string =>
  [
    calendarDesignId(designGroupId, format),
    mounting,
    start.year,
    start.month,
    ...(hasMoon ? ['moon'] : []),
  ].join('-');
