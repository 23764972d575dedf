import type { CalendarLabels } from './calendar-labels.ts';

/** Spanish. */
export const spanishCalendarLabels = {
  types: {
    familienplaner: 'Planificador familiar',
    kuechenkalender: 'Calendario de cocina',
    terminkalender: 'Calendario de citas',
    tischkalender: 'Calendario de mesa',
    wandkalender: 'Calendario de pared',
  },
  groups: {
    'din-a3': 'DIN A3',
    'din-a4': 'DIN A4',
    square: 'Cuadrado',
    'portrait-long': 'Alto y estrecho',
    landscape: 'Horizontal',
    large: 'Grande',
    small: 'Pequeño',
  },
  mountings: {
    holzblock: 'Bloque de madera',
    holzfuss: 'Base de madera',
    ohne: 'Sin soporte',
    lochung: 'Agujero para colgar',
    spirale: 'Encuadernación en espiral',
  },
  orientations: {
    portrait: 'Vertical',
    landscape: 'Horizontal',
    square: 'Cuadrado',
  },
  dinWords: {
    portrait: 'vertical',
    landscape: 'horizontal',
  },
} as const satisfies CalendarLabels;
