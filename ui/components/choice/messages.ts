import type { MessageTable } from '../../messages/message-table.ts';

export const choiceMessages = {
  'configurator.apply': {
    de: 'Auswahl übernehmen',
    en: 'Apply selection',
    es: 'Aplicar la selección',
    fr: 'Appliquer le choix',
    it: 'Applicare la scelta',
    nl: 'Keuze toepassen',
  },
} as const satisfies MessageTable;
