import type { MessageTable } from '../../../messages/message-table.ts';

export const collageMessages = {
  'fact.collage': {
    de: 'Collage',
    en: 'Collage',
    es: 'Collage',
    fr: 'Pêle-mêle',
    it: 'Collage',
    nl: 'Collage',
  },
} as const satisfies MessageTable;
