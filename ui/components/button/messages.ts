import type { MessageTable } from '../../messages/message-table.ts';

/** What the button says. */
export const buttonMessages = {
  loading: {
    de: 'Wird geladen',
    en: 'Loading',
    es: 'Cargando',
    fr: 'Chargement',
    it: 'Caricamento',
    nl: 'Bezig met laden',
  },
} as const satisfies MessageTable;
