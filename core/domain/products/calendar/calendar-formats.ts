import { orientationOf, type Orientation } from '../../format/orientation.ts';
import { centimetreFormatOf, type MillimetreFormat } from '../../format/millimetre-format.ts';
import {
  calendarGroupFormats,
  calendarSizes,
  calendarTypeTable,
  type CalendarGroupPart,
  type CalendarTypeRow,
} from './calendar-table.ts';
import {
  calendarFormatGroups,
  calendarFormats,
  calendarTypes,
  type CalendarFormat,
  type CalendarFormatGroup,
  type CalendarMounting,
  type CalendarType,
} from './calendars.ts';

/** The sheet in millimetres, as its designer takes it. */
export const calendarSizeOf = (format: CalendarFormat): MillimetreFormat => ({
  ...calendarSizes[format],
  unit: 'mm',
});

/** Whether the sheet stands, lies or is square. */
export const calendarOrientationOf = (format: CalendarFormat): Orientation =>
  orientationOf(centimetreFormatOf(calendarSizeOf(format)));

/** In the specification's order. */
export const calendarFormatsOfGroup = (group: CalendarFormatGroup): readonly CalendarFormat[] => {
  const members: readonly CalendarFormat[] = calendarGroupFormats[group];
  return calendarFormats.filter((format) => members.includes(format));
};

/** The groups that a format is in: at least one. */
export const calendarGroupsOf = (format: CalendarFormat): readonly CalendarFormatGroup[] =>
  calendarFormatGroups.filter((group) => calendarFormatsOfGroup(group).includes(format));

const a5ShorterSide = 148;

const isInPart = (part: CalendarGroupPart, format: CalendarFormat): boolean => {
  const { width, height } = calendarSizeOf(format);
  switch (part) {
    case 'all':
      return true;
    case 'upright':
      return height > width;
    case 'up-to-a5':
      return Math.min(width, height) <= a5ShorterSide;
  }
};

/** The formats of a group that a type takes, in the specification's order. */
export const calendarFormatsOfPart = (
  group: CalendarFormatGroup,
  part: CalendarGroupPart,
): readonly CalendarFormat[] =>
  calendarFormatsOfGroup(group).filter((format) => isInPart(part, format));

/** The groups that a type's formats come from. */
export const calendarFormatGroupsOf = (type: CalendarType): readonly CalendarFormatGroup[] => {
  const { groups }: CalendarTypeRow = calendarTypeTable[type];
  return groups.map(([group]) => group);
};

/** The formats of a type, in the specification's order. */
export const calendarFormatsOf = (type: CalendarType): readonly CalendarFormat[] => {
  const { groups }: CalendarTypeRow = calendarTypeTable[type];
  const formats = groups.flatMap(([group, part]) => calendarFormatsOfPart(group, part));
  return calendarFormats.filter((format) => formats.includes(format));
};

/** The types that are made in a format: at least one. */
export const calendarTypesIn = (format: CalendarFormat): readonly CalendarType[] =>
  calendarTypes.filter((type) => calendarFormatsOf(type).includes(format));

/** The format where none is chosen. */
export const defaultCalendarFormatOf = (type: CalendarType): CalendarFormat =>
  calendarTypeTable[type].defaultFormat;

/** The mountings of a type, its default first. */
export const calendarMountingsOf = (type: CalendarType): readonly CalendarMounting[] =>
  calendarTypeTable[type].mountings;

/** The mounting where none is chosen. */
export const defaultCalendarMountingOf = (type: CalendarType): CalendarMounting =>
  calendarTypeTable[type].mountings[0];
