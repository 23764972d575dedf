import type { CardAccessoryKind } from '../../catalogue/card-extras.ts';
import { oneOf } from '../../text/one-of.ts';

/** Types of calendars (storefront §3, "Calendars"). */
export const calendarTypes = [
  'familienplaner',
  'kuechenkalender',
  'terminkalender',
  'tischkalender',
  'wandkalender',
] as const;

/** Family planner, kitchen, appointment, desk or wall calendar. */
export type CalendarType = (typeof calendarTypes)[number];

/** Narrows a text to a type. */
export const isCalendarType = oneOf(calendarTypes);

/**
 * A DIN name that stands (`hoch`) or lies (`quer`), or `width-height` in millimetres (storefront
 * §3, "Calendars").
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

/** Narrows a text to a format. */
export const isCalendarFormat = oneOf(calendarFormats);

/** Groups of formats (storefront §3, "Calendars"). */
export const calendarFormatGroups = [
  'din-a3',
  'din-a4',
  'square',
  'portrait-long',
  'landscape',
  'large',
  'small',
] as const;

/** A format can be in several groups. */
export type CalendarFormatGroup = (typeof calendarFormatGroups)[number];

/** Narrows a text to a group. */
export const isCalendarFormatGroup = oneOf(calendarFormatGroups);

/** Wooden block, wooden foot, none, punched hole, spiral (storefront §3, "Calendars"). */
export const calendarMountings = ['holzblock', 'holzfuss', 'ohne', 'lochung', 'spirale'] as const;

/** A mounting of a calendar. */
export type CalendarMounting = (typeof calendarMountings)[number];

/** Narrows a text to a mounting. */
export const isCalendarMounting = oneOf(calendarMountings);

/**
 * The specification has the parameter without values: these are its accessory kinds (storefront §3,
 * "Cards") that suit a calendar.
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

/** Narrows a text to an accessory. */
export const isCalendarAccessoryType = oneOf(calendarAccessoryTypes);
