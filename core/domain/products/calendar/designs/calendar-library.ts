/** The library's calendars by the ids of their pictures, and by the groups of the specification. */
import type { Artwork } from '../../../artwork/artwork.ts';
import type { Locale } from '../../../locale/locales.ts';
import type { CalendarDesignGroup } from '../calendar-designs.ts';
import { calendarFormatsOf, calendarMountingsOf } from '../calendar-formats.ts';
import { isCalendarFormat, isCalendarMounting, type CalendarType } from '../calendars.ts';
import type { HolidaysOf } from '../../../time/holidays.ts';
import { calendarDesignId, type PicturedCalendar } from '../calendar-design-id.ts';
import { calendarArtwork } from './calendar-artwork.ts';
import { calendarLooks, type CalendarLook } from './looks.ts';

const byId: ReadonlyMap<string, CalendarLook> = new Map(
  calendarLooks.map((look) => [look.id, look]),
);

/** The look of a design group; undefined where the library has none of that id. */
export const calendarLookOf = (designGroupId: string): CalendarLook | undefined =>
  byId.get(designGroupId);

/** The looks of a type, the usual one first. */
export const calendarLooksOf = (type: CalendarType): readonly CalendarLook[] =>
  calendarLooks.filter((look) => look.type === type);

/** The design group of a look: a design for each format of its type. */
export const calendarDesignGroupOf = ({ id, name, type }: CalendarLook): CalendarDesignGroup => ({
  designGroupId: id,
  name,
  designs: calendarFormatsOf(type).map((format) => ({
    designId: calendarDesignId(id, format),
    format,
  })),
});

const idPattern =
  /^(?<look>[a-z]+)-(?<format>[a-z\d]+-[a-z\d]+)-(?<mounting>[a-z]+)-(?<year>[12]\d{3})-(?<month>[1-9]|1[0-2])(?<moon>-moon)?$/u;

/** Reads an id; undefined for one that no calendar of the library has. */
const readArtworkId = (
  id: string,
): (Omit<PicturedCalendar, 'designGroupId'> & { readonly look: CalendarLook }) | undefined => {
  const groups = idPattern.exec(id)?.groups ?? {};
  const { format = '', mounting = '' } = groups;
  const look = calendarLookOf(groups['look'] ?? '');
  return look !== undefined &&
    isCalendarFormat(format) &&
    isCalendarMounting(mounting) &&
    calendarFormatsOf(look.type).includes(format) &&
    calendarMountingsOf(look.type).includes(mounting)
    ? {
        look,
        format,
        mounting,
        start: { year: Number(groups['year']), month: Number(groups['month']) },
        hasMoon: groups['moon'] !== undefined,
      }
    : undefined;
};

/** The artwork of an id in the words of a locale; undefined for one that no calendar has. */
export const calendarArtworkOf = (
  id: string,
  locale: Locale,
  holidaysOf: HolidaysOf,
): Artwork | undefined => {
  const read = readArtworkId(id);
  if (read === undefined) return undefined;
  const { look, hasMoon, ...made } = read;
  return calendarArtwork(look, made, { locale, hasMoon, holidaysOf });
};
