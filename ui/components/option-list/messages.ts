import type { MessageTable } from '../../messages/message-table.ts';

export const configuratorMessages = {
  'calculator.material': {
    de: 'Material',
    en: 'Material',
    es: 'Material',
    fr: 'Support',
    it: 'Materiale',
    nl: 'Materiaal',
  },
  'calculator.format': {
    de: 'Format',
    en: 'Size',
    es: 'Formato',
    fr: 'Format',
    it: 'Formato',
    nl: 'Formaat',
  },
  'calculator.loading': {
    de: 'Preise werden geladen',
    en: 'Loading prices',
    es: 'Cargando precios',
    fr: 'Chargement des prix',
    it: 'Caricamento dei prezzi',
    nl: 'Prijzen worden geladen',
  },
  'calculator.chosen': {
    de: 'Gewählt: {chosen}, {price}',
    en: 'Selected: {chosen}, {price}',
    es: 'Selección: {chosen}, {price}',
    fr: 'Choix\u00a0: {chosen}, {price}',
    it: 'Selezione: {chosen}, {price}',
    nl: 'Gekozen: {chosen}, {price}',
  },
  'calculator.former-format': {
    de: 'Wieder {format}',
    en: '{format} again',
    es: 'De nuevo {format}',
    fr: 'Revenir à {format}',
    it: 'Di nuovo {format}',
    nl: 'Weer {format}',
  },
} as const satisfies MessageTable;
