import type { MessageTable } from '../../../messages/message-table.ts';
import { format, priceUnavailable } from '../../../messages/shop-words.ts';

export const calendarMessages = {
  'fact.start': {
    de: 'Beginn',
    en: 'Start',
    es: 'Inicio',
    fr: 'Début',
    it: 'Inizio',
    nl: 'Begin',
  },
  'fact.mounting': {
    de: 'Halterung',
    en: 'Mounting',
    es: 'Soporte',
    fr: 'Fixation',
    it: 'Supporto',
    nl: 'Bevestiging',
  },
} as const satisfies MessageTable;

/** Words of the page that sells calendars. */
export const calendarPageMessages = {
  'calendar.pieces': {
    de: '{count, plural, one {{count} Kalender} other {{count} Kalender}}',
    en: '{count, plural, one {{count} calendar} other {{count} calendars}}',
    es: '{count, plural, one {{count} calendario} other {{count} calendarios}}',
    fr: '{count, plural, one {{count} calendrier} other {{count} calendriers}}',
    it: '{count, plural, one {{count} calendario} other {{count} calendari}}',
    nl: '{count, plural, one {{count} kalender} other {{count} kalenders}}',
  },
  'calendar.each': {
    de: '{price} je Kalender',
    en: '{price} a calendar',
    es: '{price} por calendario',
    fr: '{price} le calendrier',
    it: '{price} a calendario',
    nl: '{price} per kalender',
  },
  'calendar.start-note': {
    de: 'Ihr Kalender beginnt im {month} {year} und hat zwölf Monate.',
    en: 'Your calendar begins in {month} {year} and has twelve months.',
    es: 'Su calendario empieza en {month} de {year} y tiene doce meses.',
    fr: 'Votre calendrier commence en {month} {year} et compte douze mois.',
    it: 'Il suo calendario comincia a {month} {year} e ha dodici mesi.',
    nl: 'Uw kalender begint in {month} {year} en heeft twaalf maanden.',
  },
  'calendar.types': {
    de: 'Alle Kalender',
    en: 'All calendars',
    es: 'Todos los calendarios',
    fr: 'Tous les calendriers',
    it: 'Tutti i calendari',
    nl: 'Alle kalenders',
  },
  'calendar.photo-failed': {
    de: 'Der Kalender lässt sich mit Ihrem Foto im Augenblick nicht zeigen.',
    en: 'The calendar cannot be shown with your photo at the moment.',
    es: 'El calendario no se puede mostrar con su foto en este momento.',
    fr: 'Le calendrier ne peut pas être affiché avec votre photo pour le moment.',
    it: 'Il calendario al momento non si può mostrare con la sua foto.',
    nl: 'De kalender kan op dit moment niet met uw foto worden getoond.',
  },
  'calendar.several': {
    de: 'mehrere möglich',
    en: 'choose as many as you like',
    es: 'puede elegir varios',
    fr: 'plusieurs choix possibles',
    it: 'può sceglierne più di uno',
    nl: 'meerdere mogelijk',
  },
  'calendar.picture': {
    de: '{name} mit der Seite des ersten Monats',
    en: '{name} with the page of its first month',
    es: '{name} con la página del primer mes',
    fr: '{name} avec la page de son premier mois',
    it: '{name} con la pagina del primo mese',
    nl: '{name} met de bladzijde van de eerste maand',
  },
  'calendar.picture-cover': {
    de: '{name}: das Deckblatt',
    en: '{name}: the cover',
    es: '{name}: la portada',
    fr: '{name}\u00a0: la couverture',
    it: '{name}: la copertina',
    nl: '{name}: het voorblad',
  },
  'calendar.picture-month': {
    de: '{name}: {month}',
    en: '{name}: {month}',
    es: '{name}: {month}',
    fr: '{name}\u00a0: {month}',
    it: '{name}: {month}',
    nl: '{name}: {month}',
  },
} as const satisfies MessageTable;

/** What the options of a calendar are called: words that only the server has. */
export const calendarOptionMessages = {
  'calendar.type': {
    de: 'Art',
    en: 'Type',
    es: 'Tipo',
    fr: 'Type',
    it: 'Tipo',
    nl: 'Soort',
  },
  'calendar.look': {
    de: 'Design',
    en: 'Design',
    es: 'Diseño',
    fr: 'Design',
    it: 'Design',
    nl: 'Ontwerp',
  },
  'calendar.format': format,
  'calendar.start-month': {
    de: 'Erster Monat',
    en: 'First month',
    es: 'Primer mes',
    fr: 'Premier mois',
    it: 'Primo mese',
    nl: 'Eerste maand',
  },
  'calendar.start-year': {
    de: 'Jahr',
    en: 'Year',
    es: 'Año',
    fr: 'Année',
    it: 'Anno',
    nl: 'Jaar',
  },
  'calendar.moon': {
    de: 'Mondphasen',
    en: 'Phases of the moon',
    es: 'Fases de la luna',
    fr: 'Phases de la lune',
    it: 'Fasi lunari',
    nl: 'Maanstanden',
  },
  'calendar.moon-without': {
    de: 'Ohne',
    en: 'None',
    es: 'Sin',
    fr: 'Sans',
    it: 'Senza',
    nl: 'Zonder',
  },
  'calendar.moon-with': {
    de: 'Neben den Tagen',
    en: 'Beside the days',
    es: 'Junto a los días',
    fr: 'À côté des jours',
    it: 'Accanto ai giorni',
    nl: 'Naast de dagen',
  },
  'calendar.unavailable': priceUnavailable,
} as const satisfies MessageTable;

declare module '../../../messages/all-messages.ts' {
  interface ProductTables {
    readonly calendar: typeof calendarMessages &
      typeof calendarPageMessages &
      typeof calendarOptionMessages;
  }
}
