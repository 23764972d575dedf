import { flagParameter, identifierParameter } from '../../designer/parameter-codecs.ts';
import { E } from '../../../fp.ts';
import { accepting, type PageQuery } from '../../query/key-readers.ts';
import { dialogReaderOf } from '../../routing/page-readers.ts';
import {
  calendarAccessoryTypes,
  isCalendarFormat,
  isCalendarMounting,
  isCalendarType,
} from './calendars.ts';

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
    startMonth: accepting((value) => /^(?:[1-9]|1[0-2])$/u.test(value)),
    year: accepting((value) => /^20\d\d$/u.test(value)),
    accessoryTypes: ({ all }) => calendarAccessoryTypes.filter((one) => all.includes(one)),
    amount: accepting((value) => /^(?:[1-9]\d?|100)$/u.test(value)),
    moonPhases: accepting((value) => {
      const read = flagParameter(value);
      return E.isRight(read) && read.right === true;
    }),
    designGroupId: accepting((value) => E.isRight(identifierParameter(value))),
    dialog: dialogReaderOf([]),
  },
};
