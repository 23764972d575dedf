import {
  flagParameter,
  identifierParameter,
  integerParameter,
  type ParameterParser,
} from '../../designer/parameter-codecs.ts';
import { E } from '../../../fp.ts';
import { accepting, type KeyReader, type PageQuery } from '../../query/key-readers.ts';
import { dialogReaderOf } from '../../routing/page-readers.ts';
import {
  calendarAccessoryTypes,
  isCalendarFormat,
  isCalendarMounting,
  isCalendarType,
} from './calendars.ts';

const readable = (parse: ParameterParser<unknown>): KeyReader =>
  accepting((value) => E.isRight(parse(value)));

/** What a calendar's page reads of its address. */
export const calendarPageQuery: PageQuery<
  | 'calendarType'
  | 'formatType'
  | 'mountingType'
  | 'startMonth'
  | 'year'
  | 'accessoryTypes'
  | 'amount'
  | 'moonPhases'
  | 'designGroupId'
  | 'dialog'
> = {
  keys: [
    'calendarType',
    'formatType',
    'mountingType',
    'startMonth',
    'year',
    'accessoryTypes',
    'amount',
    'moonPhases',
    'designGroupId',
    'dialog',
  ],
  readers: {
    calendarType: accepting(isCalendarType),
    formatType: accepting(isCalendarFormat),
    mountingType: accepting(isCalendarMounting),
    startMonth: readable(integerParameter(1, 12)),
    year: readable(integerParameter(2000, 2099)),
    accessoryTypes: ({ all }) => calendarAccessoryTypes.filter((one) => all.includes(one)),
    amount: readable(integerParameter(1, 100)),
    moonPhases: accepting((value) => E.toUnion(flagParameter(value)) === true),
    designGroupId: readable(identifierParameter),
    dialog: dialogReaderOf([]),
  },
};
