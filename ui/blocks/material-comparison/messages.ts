import type { MessageTable } from '../../messages/message-table.ts';

/** What the comparison of materials says beside its content. */
export const materialComparisonMessages = {
  'comparison.material': {
    de: 'Material',
    en: 'Material',
    es: 'Material',
    fr: 'Matière',
    it: 'Materiale',
    nl: 'Materiaal',
  },
  'comparison.weight': {
    de: 'Gewicht',
    en: 'Weight',
    es: 'Peso',
    fr: 'Poids',
    it: 'Peso',
    nl: 'Gewicht',
  },
  'comparison.light': {
    de: 'Wirkung im Licht',
    en: 'In the light',
    es: 'Con la luz',
    fr: 'À la lumière',
    it: 'Alla luce',
    nl: 'Bij licht',
  },
  'comparison.rooms': {
    de: 'Passende Räume',
    en: 'Rooms it suits',
    es: 'Espacios adecuados',
    fr: 'Pièces adaptées',
    it: 'Ambienti adatti',
    nl: 'Geschikte ruimtes',
  },
  'comparison.care': {
    de: 'Pflege',
    en: 'Care',
    es: 'Cuidado',
    fr: 'Entretien',
    it: 'Cura',
    nl: 'Onderhoud',
  },
  'comparison.price': {
    de: 'Preis in {format}',
    en: 'Price in {format}',
    es: 'Precio en {format}',
    fr: 'Prix en {format}',
    it: 'Prezzo in {format}',
    nl: 'Prijs in {format}',
  },
} as const satisfies MessageTable;
