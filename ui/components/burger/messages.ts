import type { MessageTable } from '../../messages/message-table.ts';
import { back, products, serviceAndLegal } from '../../messages/shop-words.ts';

export const burgerMessages = {
  'burger.open': {
    de: 'Menü',
    en: 'Menu',
    es: 'Menú',
    fr: 'Menu',
    it: 'Menu',
    nl: 'Menu',
  },
  'burger.items': products,
  'burger.back': back,
  'burger.overview': {
    de: '{name} im Überblick',
    en: '{name}: overview',
    es: '{name}: vista general',
    fr: '{name}\u00a0: vue d’ensemble',
    it: '{name}: panoramica',
    nl: '{name}: overzicht',
  },
  'burger.extra': {
    de: 'Mehr',
    en: 'More',
    es: 'Más',
    fr: 'En savoir plus',
    it: 'Altro',
    nl: 'Meer',
  },
  'burger.hotline': {
    de: 'Wir sind für Sie da:',
    en: 'We are here to help:',
    es: 'Estamos para ayudarle:',
    fr: 'Nous sommes là pour vous\u00a0:',
    it: 'Siamo qui per lei:',
    nl: 'We helpen u graag:',
  },
  'burger.footer': serviceAndLegal,
} as const satisfies MessageTable;
