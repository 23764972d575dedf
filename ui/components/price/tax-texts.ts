import type { MessageTexts } from '../../messages/message-table.ts';

/**
 * What is said of the tax in prices: as pages come, which are gross, and as business customers see
 * them. Net texts have the same tags at the same places.
 */
export const taxTexts = {
  note: {
    gross: {
      de: 'Inkl. MwSt.',
      'de-CH': 'Inkl. MWST',
      'de-LI': 'Inkl. MWST',
      en: 'Incl. VAT',
      'en-US': 'Plus sales tax',
      es: 'IVA incluido',
      fr: 'TVA incluse',
      'fr-BE': 'TVA comprise',
      'fr-CH': 'TVA incl.',
      it: 'IVA inclusa',
      nl: 'Incl. btw',
    },
    net: {
      de: 'Exkl. MwSt.',
      'de-CH': 'Exkl. MWST',
      'de-LI': 'Exkl. MWST',
      en: 'Excl. VAT',
      'en-US': 'Plus sales tax',
      es: 'IVA no incluido',
      fr: 'Hors TVA',
      it: 'IVA esclusa',
      nl: 'Excl. btw',
    },
  },
  allPrices: {
    gross: {
      de: 'Alle Preise inklusive gesetzlicher Mehrwertsteuer, zuzüglich <link>Versandkosten</link>.',
      'de-CH': 'Alle Preise inklusive MWST, zuzüglich <link>Versandkosten</link>.',
      'de-LI': 'Alle Preise inklusive MWST, zuzüglich <link>Versandkosten</link>.',
      en: 'All prices include value added tax, plus <link>delivery costs</link>.',
      'en-US':
        'All prices in US dollars. Sales tax and <link>shipping costs</link> are added at checkout.',
      es: 'Todos los precios incluyen el IVA, más <link>gastos de envío</link>.',
      fr: 'Tous les prix s’entendent TVA comprise, hors <link>frais de livraison</link>.',
      it: 'Tutti i prezzi comprendono l’IVA, più <link>spese di spedizione</link>.',
      nl: 'Alle prijzen zijn inclusief btw, exclusief <link>verzendkosten</link>.',
    },
    net: {
      de: 'Alle Preise ohne gesetzliche Mehrwertsteuer, zuzüglich <link>Versandkosten</link>.',
      'de-CH': 'Alle Preise ohne MWST, zuzüglich <link>Versandkosten</link>.',
      'de-LI': 'Alle Preise ohne MWST, zuzüglich <link>Versandkosten</link>.',
      en: 'All prices exclude value added tax and <link>delivery costs</link>.',
      'en-US':
        'All prices in US dollars. Sales tax and <link>shipping costs</link> are added at checkout.',
      es: 'Todos los precios sin IVA, más <link>gastos de envío</link>.',
      fr: 'Tous les prix s’entendent hors TVA, hors <link>frais de livraison</link>.',
      it: 'Tutti i prezzi sono al netto dell’IVA, più <link>spese di spedizione</link>.',
      nl: 'Alle prijzen zijn exclusief btw en <link>verzendkosten</link>.',
    },
  },
} as const satisfies Record<string, Record<'gross' | 'net', MessageTexts>>;
