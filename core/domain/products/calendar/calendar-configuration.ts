import { E, pipe } from '../../../fp.ts';
import { isDefaultOption } from '../../catalogue/default-option.ts';
import type { Market } from '../../locale/locales.ts';
import {
  calendarFormatFor,
  calendarMountingFor,
  defaultCalendarFormatOf,
  defaultCalendarMountingOf,
  type CalendarFormatRefusal,
  type CalendarMountingRefusal,
} from './calendar-formats.ts';
import {
  calendarYearRange,
  currentCalendarYear,
  defaultCalendarStartMonth,
} from './calendar-start.ts';
import {
  calendarAccessoryTypes,
  isCalendarAccessoryType,
  isCalendarFormat,
  isCalendarMounting,
  isCalendarType,
  type CalendarAccessoryType,
  type CalendarFormat,
  type CalendarMounting,
  type CalendarType,
} from './calendars.ts';

/** What a calendar's designer takes (storefront §3, "Calendars"). */
export type CalendarConfiguration = {
  readonly type: CalendarType;
  /** One of the type's. */
  readonly format: CalendarFormat;
  /** One of the type's. */
  readonly mounting: CalendarMounting;
  /** 1 to 12. */
  readonly startMonth: number;
  readonly startYear: number;
  /** Without repetition, in the order of `calendarAccessoryTypes`. */
  readonly accessories: readonly CalendarAccessoryType[];
};

/** Names as in the specification (storefront §3). */
export type CalendarParameters = {
  readonly calendarType?: string | undefined;
  readonly formatType?: string | undefined;
  readonly mountingType?: string | undefined;
  readonly startMonth?: string | undefined;
  readonly year?: string | undefined;
  readonly accessoryTypes?: readonly string[] | undefined;
};

/** Parameters as they are printed. */
export type PrintedCalendarParameters = {
  readonly [Name in keyof CalendarParameters]-?: NonNullable<CalendarParameters[Name]>;
};

/** `now` in milliseconds since 1970. */
export type CalendarMoment = { readonly market: Market; readonly now: number };

/**
 * The type is missing; a word is unknown; format or mounting is another type's; the month is not 1
 * to 12; `now` is not in the years 1000 to 9999; the year is not four digits, or no calendar can
 * start in it.
 */
export type CalendarConfigurationError =
  | { readonly kind: 'calendar-type-missing' }
  | { readonly kind: 'unknown-calendar-type'; readonly text: string }
  | { readonly kind: 'unknown-calendar-format'; readonly text: string }
  | CalendarFormatRefusal
  | { readonly kind: 'unknown-calendar-mounting'; readonly text: string }
  | CalendarMountingRefusal
  | { readonly kind: 'malformed-calendar-month'; readonly text: string }
  | { readonly kind: 'malformed-calendar-moment'; readonly now: number }
  | { readonly kind: 'malformed-calendar-year'; readonly text: string }
  | {
      readonly kind: 'calendar-year-outside';
      readonly year: number;
      readonly minimum: number;
      readonly maximum: number;
    }
  | { readonly kind: 'unknown-calendar-accessory'; readonly text: string };

type Answer<A> = E.Either<CalendarConfigurationError, A>;

/**
 * Reads a calendar. Absent and empty parameters and `standard` are defaults; only the type is
 * needed. The inverse of `calendarParameters` for years that can start.
 */
export const parseCalendarConfiguration = (
  parameters: CalendarParameters,
  moment: CalendarMoment,
): Answer<CalendarConfiguration> =>
  pipe(
    E.Do,
    E.bind('type', () => readType(parameters.calendarType)),
    E.bind('format', ({ type }) => readCalendarFormat(type, parameters.formatType)),
    E.bind('mounting', ({ type }) => readMounting(type, parameters.mountingType)),
    E.bind('startMonth', () => readMonth(parameters.startMonth)),
    E.bind('startYear', () => readYear(parameters.year, moment)),
    E.bind('accessories', () => readAccessories(parameters.accessoryTypes)),
  );

/** The inverse of `parseCalendarConfiguration`. */
export const calendarParameters = (
  configuration: CalendarConfiguration,
): PrintedCalendarParameters => ({
  calendarType: configuration.type,
  formatType: configuration.format,
  mountingType: configuration.mounting,
  startMonth: String(configuration.startMonth),
  year: String(configuration.startYear),
  accessoryTypes: configuration.accessories,
});

const readType = (text: string | undefined): Answer<CalendarType> => {
  if (text === undefined || text === '') return E.left({ kind: 'calendar-type-missing' });
  return isCalendarType(text) ? E.right(text) : E.left({ kind: 'unknown-calendar-type', text });
};

const readCalendarFormat = (
  type: CalendarType,
  text: string | undefined,
): Answer<CalendarFormat> => {
  if (isDefaultOption(text)) return E.right(defaultCalendarFormatOf(type));
  return isCalendarFormat(text)
    ? calendarFormatFor(type, text)
    : E.left({ kind: 'unknown-calendar-format', text });
};

const readMounting = (type: CalendarType, text: string | undefined): Answer<CalendarMounting> => {
  if (isDefaultOption(text)) return E.right(defaultCalendarMountingOf(type));
  return isCalendarMounting(text)
    ? calendarMountingFor(type, text)
    : E.left({ kind: 'unknown-calendar-mounting', text });
};

const monthPattern = /^(?:[1-9]|1[0-2])$/u;

const readMonth = (text: string | undefined): Answer<number> => {
  if (isDefaultOption(text)) return E.right(defaultCalendarStartMonth);
  return monthPattern.test(text)
    ? E.right(Number(text))
    : E.left({ kind: 'malformed-calendar-month', text });
};

const yearPattern = /^[1-9]\d{3}$/u;

const readYear = (text: string | undefined, { market, now }: CalendarMoment): Answer<number> => {
  const currentYear = currentCalendarYear(market, now);
  if (Number.isNaN(currentYear)) return E.left({ kind: 'malformed-calendar-moment', now });
  if (isDefaultOption(text)) return E.right(currentYear);
  if (!yearPattern.test(text)) return E.left({ kind: 'malformed-calendar-year', text });
  const { minimum, maximum } = calendarYearRange(currentYear);
  const year = Number(text);
  return year >= minimum && year <= maximum
    ? E.right(year)
    : E.left({ kind: 'calendar-year-outside', year, minimum, maximum });
};

/** The default, or the specification's word for no accessory. */
const isNoAccessory = (text: string): boolean => isDefaultOption(text) || text === 'none';

const readAccessories = (
  texts: readonly string[] = [],
): Answer<readonly CalendarAccessoryType[]> => {
  const unknown = texts.find((text) => !isNoAccessory(text) && !isCalendarAccessoryType(text));
  return unknown === undefined
    ? E.right(calendarAccessoryTypes.filter((accessory) => texts.includes(accessory)))
    : E.left({ kind: 'unknown-calendar-accessory', text: unknown });
};
