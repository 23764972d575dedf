import type { CalendarLabels } from './calendar-labels.ts';

/** Dutch. */
export const dutchCalendarLabels = {
  types: {
    familienplaner: 'Familieplanner',
    kuechenkalender: 'Keukenkalender',
    terminkalender: 'Afsprakenkalender',
    tischkalender: 'Bureaukalender',
    wandkalender: 'Wandkalender',
  },
  groups: {
    'din-a3': 'A3',
    'din-a4': 'A4',
    square: 'Vierkant',
    'portrait-long': 'Smal en hoog',
    landscape: 'Liggend',
    large: 'Groot',
    small: 'Klein',
  },
  mountings: {
    holzblock: 'Houten blok',
    holzfuss: 'Houten voet',
    ohne: 'Zonder houder',
    lochung: 'Ophanggat',
    spirale: 'Spiraalbinding',
  },
  orientations: {
    portrait: 'Staand',
    landscape: 'Liggend',
    square: 'Vierkant',
  },
  dinWords: {
    portrait: 'staand',
    landscape: 'liggend',
  },
} as const satisfies CalendarLabels;
