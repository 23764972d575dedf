import type { MessageTable } from '../../messages/message-table.ts';
import { format, material } from '../../messages/shop-words.ts';

export const configuratorMessages = {
  'configurator.material': material,
  'configurator.format': format,
  /** Follows the name of the choice, for screen readers. */
  'configurator.other-page': {
    de: '(ein anderes Material hat eine eigene Seite)',
    en: '(another material has a page of its own)',
    es: '(otro material tiene su propia página)',
    fr: '(un autre support a sa propre page)',
    it: '(un altro materiale ha una pagina propria)',
    nl: '(een ander materiaal heeft een eigen pagina)',
  },
  'configurator.loading': {
    de: 'Preise werden geladen',
    en: 'Loading prices',
    es: 'Cargando precios',
    fr: 'Chargement des prix',
    it: 'Caricamento dei prezzi',
    nl: 'Prijzen worden geladen',
  },
  'configurator.chosen': {
    de: 'Gewählt: {chosen}, {price}',
    en: 'Selected: {chosen}, {price}',
    es: 'Selección: {chosen}, {price}',
    fr: 'Choix\u00a0: {chosen}, {price}',
    it: 'Selezione: {chosen}, {price}',
    nl: 'Gekozen: {chosen}, {price}',
  },
  'configurator.former-format': {
    de: 'Wieder {format}',
    en: '{format} again',
    es: 'De nuevo {format}',
    fr: 'Revenir à {format}',
    it: 'Di nuovo {format}',
    nl: 'Weer {format}',
  },
} as const satisfies MessageTable;
