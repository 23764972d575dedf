import type { MessageTable } from '../../messages/message-table.ts';

export const shopLinksMessages = {
  'shop-links.name': {
    de: 'Unsere Shops',
    en: 'Our shops',
    es: 'Nuestras tiendas',
    fr: 'Nos boutiques',
    it: 'I nostri negozi',
    nl: 'Onze winkels',
  },
} as const satisfies MessageTable;
