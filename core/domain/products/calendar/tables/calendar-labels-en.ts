import type { CalendarLabels } from './calendar-labels.ts';

/** English as written in Great Britain. */
export const englishCalendarLabels = {
  types: {
    familienplaner: 'Family organiser',
    kuechenkalender: 'Kitchen calendar',
    terminkalender: 'Appointment calendar',
    tischkalender: 'Desk calendar',
    wandkalender: 'Wall calendar',
  },
  groups: {
    'din-a3': 'A3',
    'din-a4': 'A4',
    square: 'Square',
    'portrait-long': 'Tall and narrow',
    landscape: 'Landscape',
    large: 'Large',
    small: 'Small',
  },
  mountings: {
    holzblock: 'Wooden block',
    holzfuss: 'Wooden stand',
    ohne: 'No mounting',
    lochung: 'Punched hole',
    spirale: 'Spiral binding',
  },
  orientations: {
    portrait: 'Portrait',
    landscape: 'Landscape',
    square: 'Square',
  },
  dinWords: {
    portrait: 'portrait',
    landscape: 'landscape',
  },
} as const satisfies CalendarLabels;

/** What the United States call or spell otherwise. */
export const usCalendarLabels = {
  types: {
    ...englishCalendarLabels.types,
    familienplaner: 'Family organizer',
  },
} as const satisfies Partial<CalendarLabels>;
