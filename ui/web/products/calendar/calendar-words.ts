/** What a calendar's page says of its options, in one locale. */
import { cardAccessoryKindLabel } from '../../../../core/domain/catalogue/card-extra-labels.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import {
  calendarFormatLabel,
  calendarLabelsIn,
  calendarSizeText,
} from '../../../../core/domain/products/calendar/calendar-label.ts';
import type { CalendarOffer } from '../../../../core/domain/products/calendar/calendar-offer.ts';
import { calendarFormats } from '../../../../core/domain/products/calendar/calendars.ts';
import { monthName } from '../../../../core/domain/products/calendar/designs/month-sheet.ts';
import type { Text } from '../../../messages/text.tsx';
import type { CalendarData } from './calendar-data.ts';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The words of all that an offer has. */
export const wordsOfCalendar = (
  locale: Locale,
  text: Text,
  { accessories, types, years }: CalendarOffer,
): Pick<CalendarData, 'words' | 'groups' | 'sizes'> => {
  const labels = calendarLabelsIn(locale);
  const looks = types.flatMap((type) => type.looks);
  return {
    words: {
      type: { legend: text('calendar.type'), values: labels.types },
      look: {
        legend: text('calendar.look'),
        values: Object.fromEntries(looks.map(({ designGroupId, name }) => [designGroupId, name])),
      },
      format: {
        legend: text('calendar.format'),
        values: Object.fromEntries(
          calendarFormats.map((format) => [format, calendarFormatLabel(locale, format)]),
        ),
      },
      mounting: { legend: text('fact.mounting'), values: labels.mountings },
      'start-month': {
        legend: text('calendar.start-month'),
        values: Object.fromEntries(
          months.map((month) => [String(month), monthName(locale, month)]),
        ),
      },
      'start-year': {
        legend: text('calendar.start-year'),
        values: Object.fromEntries(years.map((year) => [String(year), String(year)])),
      },
      moon: {
        legend: text('calendar.moon'),
        values: { '': text('calendar.moon-without'), true: text('calendar.moon-with') },
      },
      accessories: {
        legend: text('fact.accessories'),
        values: Object.fromEntries(
          accessories.map(({ accessory }) => [
            accessory,
            cardAccessoryKindLabel(locale, accessory),
          ]),
        ),
      },
      amount: { legend: text('fact.amount'), values: {} },
    },
    groups: labels.groups,
    sizes: Object.fromEntries(
      calendarFormats.map((format) => [format, calendarSizeText(locale, format)]),
    ),
  };
};
