/** A month as it is printed: its days with all that is written beside them, in words of a locale. */
import { localeTable, type Locale } from '../../../locale/locales.ts';
import type { CalendarStart } from '../calendar-start.ts';
import type { HolidaysOf } from '../../../time/holidays.ts';
import { monthWeeks, weekdaysIn, type MonthDay, type Weekday } from '../month-days.ts';
import { moonDaysOf, type MoonPhase } from '../moon-phases.ts';
import { calendarNames, localeJanuaries } from '../tables/calendar-names.ts';

export type SheetDay = MonthDay & {
  readonly name: string;
  /** A Sunday or a holiday. */
  readonly isFree: boolean;
  readonly holiday?: string | undefined;
  readonly moon?: MoonPhase | undefined;
};

export type SheetWeek = {
  readonly week: number;
  readonly days: readonly (SheetDay | undefined)[];
};

export type MonthSheet = CalendarStart & {
  readonly name: string;
  /** Of a week, from its first day on. */
  readonly weekdays: readonly { readonly name: string; readonly isSunday: boolean }[];
  readonly days: readonly SheetDay[];
  readonly weeks: readonly SheetWeek[];
};

/** What a page of a month is written with. */
export type SheetSetting = {
  readonly locale: Locale;
  readonly hasMoon: boolean;
  readonly holidaysOf: HolidaysOf;
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** What a month is called at the head of its page. */
export const monthName = (locale: Locale, month: number): string =>
  (month === 1 ? localeJanuaries[locale] : undefined) ??
  calendarNames[localeTable[locale].language].months[month - 1] ??
  '';

/** A month with its weeks, holidays and, where wanted, phases of the moon. */
export const monthSheet = (
  { locale, hasMoon, holidaysOf }: SheetSetting,
  start: CalendarStart,
): MonthSheet => {
  const { language, market } = localeTable[locale];
  const names = calendarNames[language].weekdays;
  const nameOf = (weekday: Weekday): string => names[weekday - 1] ?? '';
  const holidays = new Map(
    holidaysOf(locale, start.year)
      .map(({ day, name }) => [day, name] as const)
      .toReversed(),
  );
  const moons = hasMoon ? moonDaysOf(market, start) : {};
  const written = (day: MonthDay): SheetDay => {
    const date = `${start.year}-${twoDigits(start.month)}-${twoDigits(day.day)}`;
    const holiday = holidays.get(date);
    return {
      ...day,
      name: nameOf(day.weekday),
      isFree: day.weekday === 7 || holiday !== undefined,
      holiday,
      moon: moons[date],
    };
  };
  const weeks = monthWeeks(locale, start).map(({ week, days }) => ({
    week,
    days: days.map((day) => day && written(day)),
  }));
  return {
    ...start,
    name: monthName(locale, start.month),
    weekdays: weekdaysIn(locale).map((weekday) => ({
      name: nameOf(weekday),
      isSunday: weekday === 7,
    })),
    days: weeks.flatMap(({ days }) => days.filter((day) => day !== undefined)),
    weeks,
  };
};
