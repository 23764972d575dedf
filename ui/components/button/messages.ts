import type { MessageTable } from '../../messages/message-table.ts';

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
