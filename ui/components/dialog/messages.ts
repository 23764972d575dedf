import type { MessageTable } from '../../messages/message-table.ts';

export const dialogMessages = {
  'dialog.close': {
    de: 'Schließen',
    en: 'Close',
    es: 'Cerrar',
    fr: 'Fermer',
    it: 'Chiudere',
    nl: 'Sluiten',
  },
} as const satisfies MessageTable;
