import type { MessageTable } from '../../messages/message-table.ts';

export const formatTileMessages = {
  'configurator.not-available': {
    de: 'Nicht verfügbar',
    en: 'Not available',
    es: 'No disponible',
    fr: 'Non disponible',
    it: 'Non disponibile',
    nl: 'Niet beschikbaar',
  },
} as const satisfies MessageTable;
