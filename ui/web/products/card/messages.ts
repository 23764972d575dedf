import type { MessageTable } from '../../../messages/message-table.ts';
import { quantity } from '../../../messages/shop-words.ts';

export const cardMessages = {
  'fact.theme': {
    de: 'Motiv',
    en: 'Theme',
    es: 'Motivo',
    fr: 'Motif',
    it: 'Motivo',
    nl: 'Motief',
  },
  'fact.occasion': {
    de: 'Anlass',
    en: 'Occasion',
    es: 'Ocasión',
    fr: 'Occasion',
    it: 'Occasione',
    nl: 'Gelegenheid',
  },
  'fact.quantity': quantity,
  'fact.sample': {
    de: 'Musterkarte',
    en: 'Sample card',
    es: 'Tarjeta de muestra',
    fr: 'Carte échantillon',
    it: 'Biglietto campione',
    nl: 'Proefkaart',
  },
  'fact.punching': {
    de: 'Stanzung',
    en: 'Die cut',
    es: 'Troquelado',
    fr: 'Découpe',
    it: 'Fustellatura',
    nl: 'Stansing',
  },
  'fact.category': {
    de: 'Kategorie',
    en: 'Category',
    es: 'Categoría',
    fr: 'Catégorie',
    it: 'Categoria',
    nl: 'Categorie',
  },
  'fact.tag': {
    de: 'Stichwort',
    en: 'Tag',
    es: 'Etiqueta',
    fr: 'Mot-clé',
    it: 'Parola chiave',
    nl: 'Trefwoord',
  },
} as const satisfies MessageTable;

declare module '../../../messages/all-messages.ts' {
  interface ProductTables {
    readonly card: typeof cardMessages;
  }
}
