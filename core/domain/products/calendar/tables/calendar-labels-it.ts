import type { CalendarLabels } from './calendar-labels.ts';

/** Italian. */
export const italianCalendarLabels = {
  types: {
    familienplaner: 'Planner familiare',
    kuechenkalender: 'Calendario da cucina',
    terminkalender: 'Calendario per appuntamenti',
    tischkalender: 'Calendario da tavolo',
    wandkalender: 'Calendario da parete',
  },
  groups: {
    'din-a3': 'A3',
    'din-a4': 'A4',
    square: 'Quadrato',
    'portrait-long': 'Alto e stretto',
    landscape: 'Orizzontale',
    large: 'Grande',
    small: 'Piccolo',
  },
  mountings: {
    holzblock: 'Blocco in legno',
    holzfuss: 'Base in legno',
    ohne: 'Senza supporto',
    lochung: 'Foro per appendere',
    spirale: 'Rilegatura a spirale',
  },
  orientations: {
    portrait: 'Verticale',
    landscape: 'Orizzontale',
    square: 'Quadrato',
  },
  dinWords: {
    portrait: 'verticale',
    landscape: 'orizzontale',
  },
} as const satisfies CalendarLabels;
