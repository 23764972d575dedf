import type { MessageTable } from '../../messages/message-table.ts';

/** What the dialog says. */
export const dialogMessages = {
  'dialog.close': {
    de: 'Schließen',
    en: 'Close',
    es: 'Cerrar',
    fr: 'Fermer',
    it: 'Chiudi',
    nl: 'Sluiten',
  },
} as const satisfies MessageTable;
