import { E, pipe } from '../../../fp.ts';
import { isDefaultOption } from '../../catalogue/default-option.ts';
import { flagParameter } from '../../designer/parameter-codecs.ts';
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
  /** Without repetition, in the order of `calendarAccessoryTypes`; of each calendar. */
  readonly accessories: readonly CalendarAccessoryType[];
  /** How many, within `calendarAmountLimits`. */
  readonly amount: number;
  /** Whether its days show the phases of the moon. */
  readonly hasMoon: boolean;
};

/** How many alike can be ordered at once: the specification names no bounds. */
export const calendarAmountLimits = { minimum: 1, maximum: 100 } as const;

/** Names as in the specification (storefront §3), which has none for the moon. */
export type CalendarParameters = {
  readonly calendarType?: string | undefined;
  readonly formatType?: string | undefined;
  readonly mountingType?: string | undefined;
  readonly startMonth?: string | undefined;
  readonly year?: string | undefined;
  readonly accessoryTypes?: readonly string[] | undefined;
  readonly amount?: string | undefined;
  readonly moonPhases?: string | undefined;
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
    E.bind('amount', () =>
      readNumber('amount', parameters.amount, amountPattern, calendarAmountLimits.minimum),
    ),
    E.bind('hasMoon', () => readMoon(parameters.moonPhases)),
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
  // The usual ones are left out: addresses stay short.
  amount: configuration.amount === calendarAmountLimits.minimum ? '' : String(configuration.amount),
  moonPhases: configuration.hasMoon ? 'true' : '',
});

const amountPattern = /^(?:[1-9]\d?|100)$/u;

const readMoon = (text = ''): E.Either<HandOffRefusal, boolean> => {
  const read = text === '' ? E.right(undefined) : flagParameter(text);
  return E.isRight(read)
    ? E.right(read.right === true)
    : refuseParameter('malformed', 'moonPhases', text);
};

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
