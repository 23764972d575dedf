import type { MessageTable } from '../../../messages/message-table.ts';

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

declare module '../../../messages/all-messages.ts' {
  interface ProductTables {
    readonly calendar: typeof calendarMessages;
  }
}
