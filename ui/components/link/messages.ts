import type { MessageTable } from '../../messages/message-table.ts';

export const linkMessages = {
  'link.new-tab': {
    de: 'öffnet in neuem Tab',
    en: 'opens in a new tab',
    es: 'se abre en una pestaña nueva',
    fr: 's’ouvre dans un nouvel onglet',
    it: 'si apre in una nuova scheda',
    nl: 'opent in een nieuw tabblad',
  },
} as const satisfies MessageTable;
