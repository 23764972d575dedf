import type {
  CalendarFormat,
  CalendarFormatGroup,
  CalendarMounting,
  CalendarType,
} from './calendars.ts';

/** The printed sheet in millimetres. */
export type CalendarSize = { readonly width: number; readonly height: number };

/** DIN sizes are those of ISO 216. */
export const calendarSizes = {
  'a3-hoch': { width: 297, height: 420 },
  'a3-quer': { width: 420, height: 297 },
  'a4-hoch': { width: 210, height: 297 },
  'a4-quer': { width: 297, height: 210 },
  'a5-quer': { width: 210, height: 148 },
  'a6-hoch': { width: 105, height: 148 },
  'a6-quer': { width: 148, height: 105 },
  '150-400': { width: 150, height: 400 },
  '200-400': { width: 200, height: 400 },
  '130-300': { width: 130, height: 300 },
  '145-145': { width: 145, height: 145 },
  '200-200': { width: 200, height: 200 },
  '300-300': { width: 300, height: 300 },
  '265-120': { width: 265, height: 120 },
} as const satisfies Record<CalendarFormat, CalendarSize>;

/** The formats of each group (decisions, "Catalogue and products"). */
export const calendarGroupFormats = {
  'din-a3': ['a3-hoch', 'a3-quer'],
  'din-a4': ['a4-hoch', 'a4-quer'],
  square: ['145-145', '200-200', '300-300'],
  'portrait-long': ['150-400', '200-400', '130-300'],
  landscape: ['a3-quer', 'a4-quer', 'a5-quer', 'a6-quer', '265-120'],
  large: ['a3-hoch', 'a3-quer', '300-300'],
  small: ['a5-quer', 'a6-hoch', 'a6-quer', '145-145', '265-120'],
} as const satisfies Record<CalendarFormatGroup, readonly CalendarFormat[]>;

/** All, what is higher than wide, or what is at most 148 mm (the shorter side of A5). */
export type CalendarGroupPart = 'all' | 'upright' | 'up-to-a5';

export type CalendarTypeRow = {
  /** Groups of its formats, and which part of each. */
  readonly groups: readonly (readonly [CalendarFormatGroup, CalendarGroupPart])[];
  readonly defaultFormat: CalendarFormat;
  /** The default one first. */
  readonly mountings: readonly [CalendarMounting, ...CalendarMounting[]];
};

const uprightGroups = [
  ['portrait-long', 'all'],
  ['din-a3', 'upright'],
  ['din-a4', 'upright'],
] as const;

/**
 * Groups: decisions, "Catalogue and products". The specification leaves open default formats and
 * mountings: what hangs is bound by a spiral or punched; what stands has a spiral, a wooden block
 * or foot, or is loose.
 */
export const calendarTypeTable = {
  familienplaner: {
    groups: uprightGroups,
    defaultFormat: '200-400',
    mountings: ['spirale', 'lochung'],
  },
  kuechenkalender: {
    groups: [['portrait-long', 'all']],
    defaultFormat: '150-400',
    mountings: ['spirale', 'lochung'],
  },
  terminkalender: {
    groups: uprightGroups,
    defaultFormat: 'a4-hoch',
    mountings: ['spirale', 'lochung'],
  },
  tischkalender: {
    groups: [
      ['small', 'all'],
      ['landscape', 'up-to-a5'],
    ],
    defaultFormat: 'a5-quer',
    mountings: ['spirale', 'holzblock', 'holzfuss', 'ohne'],
  },
  wandkalender: {
    groups: [
      ['din-a3', 'all'],
      ['din-a4', 'all'],
      ['square', 'all'],
    ],
    defaultFormat: 'a4-quer',
    mountings: ['spirale', 'lochung'],
  },
} as const satisfies Record<CalendarType, CalendarTypeRow>;
