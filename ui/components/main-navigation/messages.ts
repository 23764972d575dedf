import type { MessageTable } from '../../messages/message-table.ts';

export const mainNavigationMessages = {
  'main-navigation.name': {
    de: 'Sortiment',
    en: 'Products',
    es: 'Productos',
    fr: 'Produits',
    it: 'Prodotti',
    nl: 'Assortiment',
  },
} as const satisfies MessageTable;
