import { E, pipe } from '../../../fp.ts';
import {
  calendarParameters,
  parseCalendarConfiguration,
  type CalendarConfiguration,
  type CalendarParameters,
} from './calendar-configuration.ts';
import { localeTable } from '../../locale/locales.ts';
import {
  contextParameters,
  readDesignerContext,
  type DesignerContext,
} from '../../designer/designer-context.ts';
import { identifierParameter } from '../../designer/parameter-codecs.ts';
import { parameterPairs, parameterText, parameterTexts } from '../../designer/parameter-source.ts';
import type { QueryPairs } from '../../query/query.ts';
import {
  optionalParameter,
  refuseParameter,
  refuseTogether,
} from '../../designer/read-parameters.ts';
import type { HandOffRefusal } from '../../designer/refusals.ts';

/** A hand-off to the calendar designer, with its design (storefront §3). */
export type CalendarHandOff = CalendarConfiguration &
  DesignerContext & {
    readonly designGroupId?: string | undefined;
    readonly designId?: string | undefined;
  };

/** What is chosen of a calendar, without where the shopper came from. */
export type DesignedCalendar = Omit<CalendarHandOff, keyof DesignerContext>;

/** The designer's parameters, in a fixed order. */
export const printDesignedCalendar = (calendar: DesignedCalendar): QueryPairs =>
  parameterPairs({
    ...calendarParameters(calendar),
    designGroupId: calendar.designGroupId,
    designId: calendar.designId,
  });

/** The query of a hand-off, in a fixed order. */
export const printCalendarQuery = (handOff: CalendarHandOff): QueryPairs => [
  ...printDesignedCalendar(handOff),
  ...parameterPairs(contextParameters(handOff)),
];

/**
 * The inverse of `printCalendarQuery`. `startDate` stands for `year` and `startMonth`; without any,
 * it is January of the market's year at `now` (milliseconds since 1970).
 */
export const parseCalendarQuery = (
  query: QueryPairs,
  now: number,
): E.Either<HandOffRefusal, CalendarHandOff> =>
  pipe(
    E.Do,
    E.bind('context', () => readDesignerContext(query)),
    E.bindW('start', () => readStart(query)),
    E.bindW('configuration', ({ start, context }) =>
      pipe(
        parseCalendarConfiguration(
          {
            calendarType: parameterText(query, 'calendarType'),
            formatType: parameterText(query, 'formatType'),
            mountingType: parameterText(query, 'mountingType'),
            accessoryTypes: parameterTexts(query, 'accessoryTypes'),
            amount: parameterText(query, 'amount'),
            moonPhases: parameterText(query, 'moonPhases'),
            ...start.parameters,
          },
          { market: localeTable[context.locale].market, now },
        ),
        E.mapLeft((refusal) =>
          refusal.parameter === 'year' ? { ...refusal, parameter: start.yearParameter } : refusal,
        ),
      ),
    ),
    E.bindW('designGroupId', () => optionalParameter(query, 'designGroupId', identifierParameter)),
    E.bindW('designId', () => optionalParameter(query, 'designId', identifierParameter)),
    E.map(({ configuration, context, designGroupId, designId }) => ({
      ...configuration,
      designGroupId,
      designId,
      ...context,
    })),
  );

type Start = {
  readonly parameters: Pick<CalendarParameters, 'year' | 'startMonth'>;
  readonly yearParameter: 'year' | 'startDate';
};

/** The day of a date may be there and does not count. */
const startDatePattern =
  /^(?<year>[1-9]\d{3})-(?<month>0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/u;

const readStart = (query: QueryPairs): E.Either<HandOffRefusal, Start> => {
  const year = parameterText(query, 'year');
  const startMonth = parameterText(query, 'startMonth');
  const date = parameterText(query, 'startDate');
  if (date === undefined)
    return E.right({ parameters: { year, startMonth }, yearParameter: 'year' });
  const groups = startDatePattern.exec(date)?.groups;
  if (groups === undefined) return refuseParameter('malformed', 'startDate', date);
  const dated = { year: groups['year'], startMonth: String(Number(groups['month'])) };
  if (year !== undefined && year !== dated.year) return refuseTogether('startDate', date, 'year');
  return startMonth !== undefined && startMonth !== dated.startMonth
    ? refuseTogether('startDate', date, 'startMonth')
    : E.right({ parameters: dated, yearParameter: 'startDate' });
};
