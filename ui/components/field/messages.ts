import type { MessageTable } from '../../messages/message-table.ts';

/** The title of a page with a refused form. */
export const formErrorMessages = {
  'form.error-title': {
    de: 'Fehler: {title}',
    en: 'Error: {title}',
    es: 'Error: {title}',
    fr: 'Erreur\u00a0: {title}',
    it: 'Errore: {title}',
    nl: 'Fout: {title}',
  },
} as const satisfies MessageTable;
