import type { MessageTable } from '../../messages/message-table.ts';

/** Of the United States, whose prices are net. */
export const checkoutSalesTaxMessages = {
  'checkout.sales-tax': {
    de: 'Verkaufssteuer',
    en: 'Sales tax',
    es: 'Impuesto sobre las ventas',
    fr: 'Taxe sur les ventes',
    it: 'Imposta sulle vendite',
    nl: 'Omzetbelasting',
  },
  'checkout.sales-tax-later': {
    de: 'nach Ihrer Adresse',
    en: 'added for your address',
    es: 'según su dirección',
    fr: 'selon votre adresse',
    it: 'in base al suo indirizzo',
    nl: 'volgens uw adres',
  },
} as const satisfies MessageTable;
