import { formatText } from '../../format/convert-format.ts';
import { dinNameOf } from '../../format/din.ts';
import type { Orientation } from '../../format/orientation.ts';
import { centimetreFormatOf } from '../../format/millimetre-format.ts';
import { localeTable, type Language, type Locale } from '../../locale/locales.ts';
import { calendarOrientationOf, calendarSizeOf } from './calendar-formats.ts';
import type {
  CalendarFormat,
  CalendarFormatGroup,
  CalendarMounting,
  CalendarType,
} from './calendars.ts';
import { germanCalendarLabels } from './tables/calendar-labels-de.ts';
import { englishCalendarLabels, usCalendarLabels } from './tables/calendar-labels-en.ts';
import { spanishCalendarLabels } from './tables/calendar-labels-es.ts';
import { frenchCalendarLabels } from './tables/calendar-labels-fr.ts';
import { italianCalendarLabels } from './tables/calendar-labels-it.ts';
import { dutchCalendarLabels } from './tables/calendar-labels-nl.ts';
import type { CalendarLabels } from './tables/calendar-labels.ts';

/** Every locale falls back to its language's (storefront §3). */
export const calendarLabels: Readonly<Record<Language, CalendarLabels>> = {
  de: germanCalendarLabels,
  en: englishCalendarLabels,
  es: spanishCalendarLabels,
  fr: frenchCalendarLabels,
  it: italianCalendarLabels,
  nl: dutchCalendarLabels,
};

/** The United States spell some English ones otherwise. */
export const calendarLabelsIn = (locale: Locale): CalendarLabels => {
  const labels = calendarLabels[localeTable[locale].language];
  return locale === 'en-US' ? { ...labels, ...usCalendarLabels } : labels;
};

export const calendarTypeLabel = (locale: Locale, type: CalendarType): string =>
  calendarLabelsIn(locale).types[type];

export const calendarFormatGroupLabel = (locale: Locale, group: CalendarFormatGroup): string =>
  calendarLabelsIn(locale).groups[group];

export const calendarMountingLabel = (locale: Locale, mounting: CalendarMounting): string =>
  calendarLabelsIn(locale).mountings[mounting];

export const calendarOrientationLabel = (locale: Locale, orientation: Orientation): string =>
  calendarLabelsIn(locale).orientations[orientation];

/** `21 × 29,7 cm`, in en-US `8.3 × 11.7 in`. */
export const calendarSizeText = (locale: Locale, format: CalendarFormat): string =>
  formatText(locale, centimetreFormatOf(calendarSizeOf(format)));

/**
 * A format's DIN name, `A4 hoch`, which calendars keep even in en-US (decisions, "Money and
 * formats"), else its size.
 */
export const calendarFormatLabel = (locale: Locale, format: CalendarFormat): string => {
  const dinName = dinNameOf(calendarSizeOf(format));
  const orientation = calendarOrientationOf(format);
  return dinName === undefined || orientation === 'square'
    ? calendarSizeText(locale, format)
    : `${dinName} ${calendarLabelsIn(locale).dinWords[orientation]}`;
};
