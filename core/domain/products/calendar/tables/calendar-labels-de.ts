import type { CalendarLabels } from './calendar-labels.ts';

/** German. */
export const germanCalendarLabels = {
  types: {
    familienplaner: 'Familienplaner',
    kuechenkalender: 'Küchenkalender',
    terminkalender: 'Terminkalender',
    tischkalender: 'Tischkalender',
    wandkalender: 'Wandkalender',
  },
  groups: {
    'din-a3': 'DIN A3',
    'din-a4': 'DIN A4',
    square: 'Quadratisch',
    'portrait-long': 'Schmal und hoch',
    landscape: 'Querformat',
    large: 'Groß',
    small: 'Klein',
  },
  mountings: {
    holzblock: 'Holzblock',
    holzfuss: 'Holzfuß',
    ohne: 'Ohne Halterung',
    lochung: 'Lochung',
    spirale: 'Spiralbindung',
  },
  orientations: {
    portrait: 'Hochformat',
    landscape: 'Querformat',
    square: 'Quadratisch',
  },
  dinWords: {
    portrait: 'hoch',
    landscape: 'quer',
  },
} as const satisfies CalendarLabels;
