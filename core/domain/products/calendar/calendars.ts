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

export const isCalendarType = oneOf(calendarTypes);

/** The type that a page shows where none is chosen. */
export const usualCalendarType: CalendarType = 'wandkalender';

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

export type CalendarFormat = (typeof calendarFormats)[number];

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

export const isCalendarFormatGroup = oneOf(calendarFormatGroups);

/** Wooden block, wooden foot, none, punched hole, spiral (storefront §3, "Calendars"). */
export const calendarMountings = ['holzblock', 'holzfuss', 'ohne', 'lochung', 'spirale'] as const;

export type CalendarMounting = (typeof calendarMountings)[number];

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

export type CalendarAccessoryType = (typeof calendarAccessoryTypes)[number];

export const isCalendarAccessoryType = oneOf(calendarAccessoryTypes);
