import { E, pipe } from '../../../fp.ts';
import { isDefaultOption } from '../../catalogue/default-option.ts';
import { readChoice, readNumber, readTypeWord } from '../../designer/read-choice.ts';
import { refuseParameter } from '../../designer/read-parameters.ts';
import type { HandOffRefusal } from '../../designer/refusals.ts';
import type { Market } from '../../locale/locales.ts';
import {
  calendarFormatsOf,
  calendarMountingsOf,
  defaultCalendarFormatOf,
  defaultCalendarMountingOf,
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

export type PrintedCalendarParameters = {
  readonly [Name in keyof CalendarParameters]-?: NonNullable<CalendarParameters[Name]>;
};

/** `now` in milliseconds since 1970. */
export type CalendarMoment = { readonly market: Market; readonly now: number };

/**
 * Reads a calendar; the inverse of `calendarParameters` for years that can start. Absent and empty
 * parameters and `standard` are defaults; only the type is required. `malformed` is also a year in
 * which no calendar can start, and any year where `now` is outside the years 1000 to 9999.
 */
export const parseCalendarConfiguration = (
  parameters: CalendarParameters,
  moment: CalendarMoment,
): E.Either<HandOffRefusal, CalendarConfiguration> =>
  pipe(
    E.Do,
    E.bind('type', () => readTypeWord('calendarType', parameters.calendarType, isCalendarType)),
    E.bind('format', ({ type }) =>
      readChoice('formatType', parameters.formatType, {
        by: 'calendarType',
        isWord: isCalendarFormat,
        choices: calendarFormatsOf(type),
        otherwise: defaultCalendarFormatOf(type),
      }),
    ),
    E.bind('mounting', ({ type }) =>
      readChoice('mountingType', parameters.mountingType, {
        by: 'calendarType',
        isWord: isCalendarMounting,
        choices: calendarMountingsOf(type),
        otherwise: defaultCalendarMountingOf(type),
      }),
    ),
    E.bind('startMonth', () =>
      readNumber('startMonth', parameters.startMonth, monthPattern, defaultCalendarStartMonth),
    ),
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

const monthPattern = /^(?:[1-9]|1[0-2])$/u;

const yearPattern = /^[1-9]\d{3}$/u;

const readYear = (
  text: string | undefined,
  { market, now }: CalendarMoment,
): E.Either<HandOffRefusal, number> => {
  const currentYear = currentCalendarYear(market, now);
  if (Number.isNaN(currentYear)) return refuseParameter('malformed', 'year', String(now));
  const { minimum, maximum } = calendarYearRange(currentYear);
  return pipe(
    readNumber('year', text, yearPattern, currentYear),
    E.chain((year) =>
      year >= minimum && year <= maximum
        ? E.right(year)
        : refuseParameter('malformed', 'year', String(year)),
    ),
  );
};

/** The default, or the specification's word for no accessory. */
const isNoAccessory = (text: string): boolean => isDefaultOption(text) || text === 'none';

const readAccessories = (
  texts: readonly string[] = [],
): E.Either<HandOffRefusal, readonly CalendarAccessoryType[]> => {
  const unknown = texts.find((text) => !isNoAccessory(text) && !isCalendarAccessoryType(text));
  return unknown === undefined
    ? E.right(calendarAccessoryTypes.filter((accessory) => texts.includes(accessory)))
    : refuseParameter('unknown', 'accessoryTypes', unknown);
};
