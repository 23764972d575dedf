import type { CalendarLabels } from './calendar-labels.ts';

/** French. */
export const frenchCalendarLabels = {
  types: {
    familienplaner: 'Calendrier familial',
    kuechenkalender: 'Calendrier de cuisine',
    terminkalender: 'Calendrier planning',
    tischkalender: 'Calendrier de bureau',
    wandkalender: 'Calendrier mural',
  },
  groups: {
    'din-a3': 'A3',
    'din-a4': 'A4',
    square: 'Carré',
    'portrait-long': 'Tout en hauteur',
    landscape: 'Paysage',
    large: 'Grand',
    small: 'Petit',
  },
  mountings: {
    holzblock: 'Bloc en bois',
    holzfuss: 'Pied en bois',
    ohne: 'Sans support',
    lochung: 'Perforation',
    spirale: 'Reliure à spirale',
  },
  orientations: {
    portrait: 'Portrait',
    landscape: 'Paysage',
    square: 'Carré',
  },
  dinWords: {
    portrait: 'portrait',
    landscape: 'paysage',
  },
} as const satisfies CalendarLabels;
