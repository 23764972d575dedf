import type { MessageTable } from '../../messages/message-table.ts';

export const noticeMessages = {
  'notice.close': {
    de: 'Hinweis schließen',
    en: 'Dismiss notice',
    es: 'Cerrar aviso',
    fr: 'Fermer le message',
    it: 'Chiudere l’avviso',
    nl: 'Melding sluiten',
  },
} as const satisfies MessageTable;
