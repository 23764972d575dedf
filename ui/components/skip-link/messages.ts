import type { MessageTable } from '../../messages/message-table.ts';

export const skipLinkMessages = {
  'skip.to-content': {
    de: 'Zum Inhalt springen',
    en: 'Skip to content',
    es: 'Saltar al contenido',
    fr: 'Aller au contenu',
    it: 'Andare al contenuto',
    nl: 'Naar de inhoud',
  },
} as const satisfies MessageTable;
