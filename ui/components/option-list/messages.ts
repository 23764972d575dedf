import type { MessageTable } from '../../messages/message-table.ts';
import { format, material } from '../../messages/shop-words.ts';

export const configuratorMessages = {
  'calculator.material': material,
  'calculator.format': format,
  'calculator.loading': {
    de: 'Preise werden geladen',
    en: 'Loading prices',
    es: 'Cargando precios',
    fr: 'Chargement des prix',
    it: 'Caricamento dei prezzi',
    nl: 'Prijzen worden geladen',
  },
  'calculator.chosen': {
    de: 'Gewählt: {material}, {format}, {price}',
    en: 'Selected: {material}, {format}, {price}',
    es: 'Selección: {material}, {format}, {price}',
    fr: 'Choix\u00a0: {material}, {format}, {price}',
    it: 'Selezione: {material}, {format}, {price}',
    nl: 'Gekozen: {material}, {format}, {price}',
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
