import type { MessageTable } from '../../../messages/message-table.ts';
import { notSoldHere, priceUnavailable } from '../../../messages/shop-words.ts';

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

/** Words of the page that sells photo books. */
export const photobookPageMessages = {
  'photobook.pieces': {
    de: '{count, plural, one {{count} Exemplar} other {{count} Exemplare}}',
    en: '{count, plural, one {{count} copy} other {{count} copies}}',
    es: '{count, plural, one {{count} ejemplar} other {{count} ejemplares}}',
    fr: '{count, plural, one {{count} exemplaire} other {{count} exemplaires}}',
    it: '{count, plural, one {{count} copia} other {{count} copie}}',
    nl: '{count, plural, one {{count} exemplaar} other {{count} exemplaren}}',
  },
  'photobook.each': {
    de: '{price} je Exemplar',
    en: '{price} a copy',
    es: '{price} por ejemplar',
    fr: '{price} l’exemplaire',
    it: '{price} a copia',
    nl: '{price} per exemplaar',
  },
  'photobook.pages': {
    de: '{count, plural, one {{count} Seite} other {{count} Seiten}}',
    en: '{count, plural, one {{count} page} other {{count} pages}}',
    es: '{count, plural, one {{count} página} other {{count} páginas}}',
    fr: '{count, plural, one {{count} page} other {{count} pages}}',
    it: '{count, plural, one {{count} pagina} other {{count} pagine}}',
    nl: '{count, plural, one {{count} pagina} other {{count} pagina’s}}',
  },
  'photobook.more-pages': {
    de: '{count} Seiten mehr kosten {price} je Exemplar.',
    en: '{count} more pages cost {price} a copy.',
    es: '{count} páginas más cuestan {price} por ejemplar.',
    fr: '{count} pages de plus coûtent {price} par exemplaire.',
    it: '{count} pagine in più costano {price} a copia.',
    nl: '{count} pagina’s meer kosten {price} per exemplaar.',
  },
  'photobook.most-pages': {
    de: 'Mehr Seiten fasst dieses Buch nicht.',
    en: 'This book holds no more pages.',
    es: 'Este libro no admite más páginas.',
    fr: 'Ce livre ne peut pas contenir plus de pages.',
    it: 'Questo libro non può avere più pagine.',
    nl: 'Meer pagina’s passen er niet in dit boek.',
  },
  'photobook.only': {
    de: 'Nur: {types}',
    en: 'Only: {types}',
    es: 'Solo: {types}',
    fr: 'Seulement\u00a0: {types}',
    it: 'Solo: {types}',
    nl: 'Alleen: {types}',
  },
  'photobook.not-sold': notSoldHere,
  'photobook.types': {
    de: 'Die Bücher im Vergleich',
    en: 'The books compared',
    es: 'Los libros, comparados',
    fr: 'Les livres comparés',
    it: 'I libri a confronto',
    nl: 'De boeken vergeleken',
  },
  'photobook.types-caption': {
    de: 'Wie jedes Buch gemacht ist',
    en: 'How each book is made',
    es: 'Cómo está hecho cada libro',
    fr: 'Comment chaque livre est fait',
    it: 'Come è fatto ogni libro',
    nl: 'Hoe elk boek gemaakt is',
  },
  'photobook.from': {
    de: 'Preis',
    en: 'Price',
    es: 'Precio',
    fr: 'Prix',
    it: 'Prezzo',
    nl: 'Prijs',
  },
  'photobook.from-price': {
    de: 'ab {price}',
    en: 'from {price}',
    es: 'desde {price}',
    fr: 'dès {price}',
    it: 'da {price}',
    nl: 'vanaf {price}',
  },
  'photobook.choose': {
    de: 'Auswählen',
    en: 'Choose',
    es: 'Elegir',
    fr: 'Choisir',
    it: 'Scegliere',
    nl: 'Kiezen',
  },
  'photobook.chosen': {
    de: 'Ausgewählt',
    en: 'Chosen',
    es: 'Elegido',
    fr: 'Choisi',
    it: 'Scelto',
    nl: 'Gekozen',
  },
  'photobook.picture': {
    de: '{name}, geschlossen',
    en: '{name}, closed',
    es: '{name}, cerrado',
    fr: '{name}, fermé',
    it: '{name}, chiuso',
    nl: '{name}, dicht',
  },
  'photobook.picture-spread': {
    de: '{name}: Doppelseite {spread}',
    en: '{name}: spread {spread}',
    es: '{name}: doble página {spread}',
    fr: '{name}\u00a0: double page {spread}',
    it: '{name}: doppia pagina {spread}',
    nl: '{name}: dubbele pagina {spread}',
  },
  'photobook.picture-spine': {
    de: '{name}: der Buchrücken',
    en: '{name}: the spine',
    es: '{name}: el lomo',
    fr: '{name}\u00a0: le dos',
    it: '{name}: il dorso',
    nl: '{name}: de rug',
  },
} as const satisfies MessageTable;

/** What the options of a photo book are called: words that only the server has. */
export const photobookOptionMessages = {
  'photobook.look': {
    de: 'Design',
    en: 'Design',
    es: 'Diseño',
    fr: 'Design',
    it: 'Design',
    nl: 'Ontwerp',
  },
  'photobook.refinement': {
    de: 'Veredelung des Einbands',
    en: 'Refinement of the cover',
    es: 'Acabado de la tapa',
    fr: 'Finition de la couverture',
    it: 'Nobilitazione della copertina',
    nl: 'Veredeling van de kaft',
  },
  'photobook.refinement-without': {
    de: 'Ohne',
    en: 'None',
    es: 'Sin',
    fr: 'Sans',
    it: 'Senza',
    nl: 'Zonder',
  },
  'photobook.unavailable': priceUnavailable,
} as const satisfies MessageTable;

declare module '../../../messages/all-messages.ts' {
  interface ProductTables {
    readonly photobook: typeof photobookMessages &
      typeof photobookPageMessages &
      typeof photobookOptionMessages;
  }
}
