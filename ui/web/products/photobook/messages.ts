import type { MessageTable } from '../../../messages/message-table.ts';

export const photobookMessages = {
  'fact.pages': {
    de: 'Seiten',
    en: 'Pages',
    es: 'Páginas',
    fr: 'Pages',
    it: 'Pagine',
    nl: 'Pagina’s',
  },
  'fact.amount': {
    de: 'Exemplare',
    en: 'Copies',
    es: 'Ejemplares',
    fr: 'Exemplaires',
    it: 'Copie',
    nl: 'Exemplaren',
  },
  'fact.cover': {
    de: 'Einband',
    en: 'Cover',
    es: 'Tapa',
    fr: 'Couverture',
    it: 'Copertina',
    nl: 'Kaft',
  },
  'fact.lamination': {
    de: 'Laminierung',
    en: 'Lamination',
    es: 'Laminado',
    fr: 'Pelliculage',
    it: 'Plastificazione',
    nl: 'Laminering',
  },
  'fact.binding': {
    de: 'Bindung',
    en: 'Binding',
    es: 'Encuadernación',
    fr: 'Reliure',
    it: 'Rilegatura',
    nl: 'Binding',
  },
  'fact.printing': {
    de: 'Druck',
    en: 'Printing',
    es: 'Impresión',
    fr: 'Impression',
    it: 'Stampa',
    nl: 'Print',
  },
  'fact.design-set': {
    de: 'Designreihe',
    en: 'Design series',
    es: 'Serie de diseños',
    fr: 'Série de modèles',
    it: 'Serie di design',
    nl: 'Ontwerpserie',
  },
  'fact.template': {
    de: 'Vorlage',
    en: 'Template',
    es: 'Plantilla',
    fr: 'Modèle',
    it: 'Modello',
    nl: 'Sjabloon',
  },
  'fact.price-pages': {
    de: 'Preis gilt bis (Seiten)',
    en: 'Price applies up to (pages)',
    es: 'Precio válido hasta (páginas)',
    fr: 'Prix valable jusqu’à (pages)',
    it: 'Prezzo valido fino a (pagine)',
    nl: 'Prijs geldt tot (pagina’s)',
  },
} as const satisfies MessageTable;

declare module '../../../messages/all-messages.ts' {
  interface ProductTables {
    readonly photobook: typeof photobookMessages;
  }
}
