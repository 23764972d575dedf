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

declare module '../../../messages/all-messages.ts' {
  interface ProductTables {
    readonly collage: typeof collageMessages;
  }
}
