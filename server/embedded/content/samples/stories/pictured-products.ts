/** Photo books and calendars in designs of the library, as their pages show them. */
import { usualVariant } from '../../../../../core/domain/artwork/artwork.ts';
import { printSource } from '../../../../../core/domain/image/sources.ts';
import type { ContentLocale } from '../../../../../core/domain/locale/locales.ts';
import {
  calendarArtworkId,
  type PicturedCalendar,
} from '../../../../../core/domain/products/calendar/calendar-design-id.ts';
import {
  defaultCalendarFormatOf,
  defaultCalendarMountingOf,
} from '../../../../../core/domain/products/calendar/calendar-formats.ts';
import type { CalendarType } from '../../../../../core/domain/products/calendar/calendars.ts';
import { calendarLooksOf } from '../../../../../core/domain/products/calendar/designs/calendar-library.ts';
import { defaultPhotobookPageCountOf } from '../../../../../core/domain/products/photobook/page-count.ts';
import {
  defaultPhotobookFormatOf,
  defaultPhotobookOrientation,
  defaultPhotobookPaperOf,
} from '../../../../../core/domain/products/photobook/photobook-options.ts';
import {
  photobookPictureOf,
  type PhotobookView,
} from '../../../../../core/domain/products/photobook/photobook-picture.ts';
import type { PhotobookType } from '../../../../../core/domain/products/photobook/photobooks.ts';

/** The look in which a type is shown, so that types beside each other differ. */
export const shownPhotobookLooks = {
  digitalfotobuch: 'kastanie',
  echtfotobuch: 'fjord',
  fotoheft: 'konfetti',
} as const satisfies Record<PhotobookType, string>;

/** A photo book of a type as it is where nothing else is chosen. */
export const photobookSource = (
  locale: ContentLocale,
  type: PhotobookType,
  look: string = shownPhotobookLooks[type],
  view: PhotobookView = 'laid',
): string =>
  printSource(
    photobookPictureOf(
      {
        designGroupSetId: look,
        type,
        format: defaultPhotobookFormatOf(type, defaultPhotobookOrientation),
        paper: defaultPhotobookPaperOf(type),
        pageCount: defaultPhotobookPageCountOf(type),
      },
      locale,
      view,
    ),
  );

/** Content is written for a year; whoever edits it goes on to the next one. */
const shownYear = 2027;

/** Months have photos of their own, so that types beside each other differ. */
const shownMonths = {
  familienplaner: 3,
  kuechenkalender: 1,
  terminkalender: 2,
  tischkalender: 5,
  wandkalender: 4,
} as const satisfies Record<CalendarType, number>;

/** A calendar of a type as it is where nothing else is chosen; `chosen` differs from that. */
export const calendarSource = (
  locale: ContentLocale,
  type: CalendarType,
  chosen: Partial<PicturedCalendar> = {},
): string =>
  printSource({
    kind: 'artwork',
    design: calendarArtworkId({
      designGroupId: calendarLooksOf(type)[0]?.id ?? '',
      format: defaultCalendarFormatOf(type),
      mounting: defaultCalendarMountingOf(type),
      start: { year: shownYear, month: shownMonths[type] },
      hasMoon: false,
      ...chosen,
    }),
    variant: usualVariant,
    locale,
    view: 'laid',
  });

/** A desk calendar on a wooden foot, which is rendered for broad pictures, too. */
export const deskCalendarSource = (locale: ContentLocale): string =>
  calendarSource(locale, 'tischkalender', { mounting: 'holzfuss' });

/** A wall calendar that is rendered for broad pictures, too. */
export const wallCalendarSource = (locale: ContentLocale): string =>
  calendarSource(locale, 'wandkalender', { designGroupId: 'panorama', format: 'a4-quer' });
