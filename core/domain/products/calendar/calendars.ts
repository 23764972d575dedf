import type { CardAccessoryKind } from '../../catalogue/card-extras.ts';
import { oneOf } from '../../text/one-of.ts';

/** The types of calendars (storefront §3, "Calendars"). */
export const calendarTypes = [
  'familienplaner',
  'kuechenkalender',
  'terminkalender',
  'tischkalender',
  'wandkalender',
] as const;

/** A type of calendar: family planner, kitchen, appointment, desk or wall calendar. */
export type CalendarType = (typeof calendarTypes)[number];

/** Whether the text names a type of calendar. */
export const isCalendarType = oneOf(calendarTypes);

/**
 * The formats of calendars (storefront §3, "Calendars"): a DIN name that stands (`hoch`) or lies
 * (`quer`), or width and height in millimetres with a dash between.
 */
export const calendarFormats = [
  'a3-hoch',
  'a3-quer',
  'a4-hoch',
  'a4-quer',
  'a5-quer',
  'a6-hoch',
  'a6-quer',
  '150-400',
  '200-400',
  '130-300',
  '145-145',
  '200-200',
  '300-300',
  '265-120',
] as const;

/** A format of a calendar. */
export type CalendarFormat = (typeof calendarFormats)[number];

/** Whether the text names a format of calendars. */
export const isCalendarFormat = oneOf(calendarFormats);

/** The groups that the formats of calendars come in (storefront §3, "Calendars"). */
export const calendarFormatGroups = [
  'din-a3',
  'din-a4',
  'square',
  'portrait-long',
  'landscape',
  'large',
  'small',
] as const;

/** A group of calendar formats; a format can be in several. */
export type CalendarFormatGroup = (typeof calendarFormatGroups)[number];

/** Whether the text names a group of calendar formats. */
export const isCalendarFormatGroup = oneOf(calendarFormatGroups);

/**
 * How the sheets of a calendar hold together and hang or stand (storefront §3, "Calendars"): in a
 * wooden block, in a wooden foot, not at all, by a punched hole, by a spiral.
 */
export const calendarMountings = ['holzblock', 'holzfuss', 'ohne', 'lochung', 'spirale'] as const;

/** A mounting of a calendar. */
export type CalendarMounting = (typeof calendarMountings)[number];

/** Whether the text names a mounting of calendars. */
export const isCalendarMounting = oneOf(calendarMountings);

/**
 * What can be ordered along with a calendar. The specification has the parameter, "accessory types
 * (default none)", and no values of its own: these are those of its accessory kinds (storefront §3,
 * "Cards") that go with a calendar.
 */
export const calendarAccessoryTypes = [
  'bag',
  'box',
  'envelope',
  'pen',
  'posterbar',
] as const satisfies readonly CardAccessoryKind[];

/** An accessory of a calendar. */
export type CalendarAccessoryType = (typeof calendarAccessoryTypes)[number];

/** Whether the text names an accessory of calendars. */
export const isCalendarAccessoryType = oneOf(calendarAccessoryTypes);
