/** Which pages there are, and under which slug each one stands in each language. */
import { categorySegments } from '../../../../core/domain/routing/category-segments.ts';
import { specialPrefixes } from '../../../../core/domain/routing/special-prefixes.ts';
import { homeSlug } from '../../../../core/domain/content/story-folders.ts';
import {
  localeTable,
  type ContentLocale,
  type Language,
} from '../../../../core/domain/locale/locales.ts';
import { servicePages, type ServicePage } from './texts/texts.ts';

/** The pages that sell a material, in the order in which they are offered. */
export const productPages = ['canvas', 'acrylic', 'aluminium', 'poster'] as const;

/** A page that sells a material. */
export type ProductPage = (typeof productPages)[number];

/** Every page of the wall-art channel. */
export const posterPages = ['home', 'wallArt', ...productPages, ...servicePages, 'error'] as const;

/** Every page of the cards channel. */
export const cardPages = ['home', ...servicePages, 'error'] as const;

/** A page of the shop. */
export type PageKey = 'home' | 'wallArt' | 'error' | ProductPage | ServicePage;

/** The slug of the error page's story, in every language (supporting §7). */
export const errorSlug = 'error-page';

const everywhere = (slug: string): Readonly<Record<Language, string>> => ({
  de: slug,
  en: slug,
  es: slug,
  fr: slug,
  it: slug,
  nl: slug,
});

const { words: shippingWords } = specialPrefixes.shippingCosts;

const slugs: Readonly<Record<PageKey, Readonly<Record<Language, string>>>> = {
  home: everywhere(homeSlug),
  error: everywhere(errorSlug),
  wallArt: categorySegments['wall-art'],
  canvas: categorySegments.canvas,
  acrylic: {
    de: 'acrylglas-druck',
    en: 'acrylic-prints',
    es: 'impresion-sobre-vidrio-acrilico',
    fr: 'impression-sur-verre-acrylique',
    it: 'stampa-su-vetro-acrilico',
    nl: 'foto-op-acrylglas',
  },
  aluminium: {
    de: 'alu-dibond-druck',
    en: 'aluminium-prints',
    es: 'impresion-sobre-aluminio',
    fr: 'impression-sur-alu-dibond',
    it: 'stampa-su-alu-dibond',
    nl: 'foto-op-aluminium',
  },
  poster: {
    de: 'poster-drucken',
    en: 'poster-prints',
    es: 'impresion-de-posters',
    fr: 'impression-poster',
    it: 'stampa-poster',
    nl: 'poster-afdrukken',
  },
  shipping: {
    de: shippingWords.de[0],
    en: shippingWords.en[0],
    es: shippingWords.es[0],
    fr: shippingWords.fr[0],
    it: shippingWords.it[0],
    nl: shippingWords.nl[0],
  },
  contact: {
    de: 'kontakt',
    en: 'contact',
    es: 'contacto',
    fr: 'contact',
    it: 'contatti',
    nl: 'contact',
  },
  imprint: {
    de: 'impressum',
    en: 'legal-notice',
    es: 'aviso-legal',
    fr: 'mentions-legales',
    it: 'note-legali',
    nl: 'colofon',
  },
  privacy: {
    de: 'datenschutz',
    en: 'privacy',
    es: 'privacidad',
    fr: 'confidentialite',
    it: 'informativa-privacy',
    nl: 'privacy',
  },
  terms: {
    de: 'agb',
    en: 'terms',
    es: 'condiciones-generales',
    fr: 'conditions-generales',
    it: 'condizioni-generali',
    nl: 'algemene-voorwaarden',
  },
  withdrawal: {
    de: 'vertrag-widerrufen',
    en: 'cancel-contract',
    es: 'desistir-de-un-contrato',
    fr: 'retractation',
    it: 'recesso',
    nl: 'overeenkomst-herroepen',
  },
  guarantee: {
    de: 'gewaehrleistung',
    en: 'statutory-rights',
    es: 'garantia-legal',
    fr: 'garantie-legale',
    it: 'garanzia-legale',
    nl: 'wettelijke-garantie',
  },
  accessibility: {
    de: 'barrierefreiheit',
    en: 'accessibility',
    es: 'accesibilidad',
    fr: 'accessibilite',
    it: 'accessibilita',
    nl: 'toegankelijkheid',
  },
};

/** Slugs that a market of a language has to itself. */
const ownSlugs: Readonly<Partial<Record<ContentLocale, Partial<Record<PageKey, string>>>>> = {
  'en-US': { aluminium: 'metal-prints' },
};

/** The slug of a page in a content locale. */
export const slugOf = (page: PageKey, locale: ContentLocale): string =>
  ownSlugs[locale]?.[page] ?? slugs[page][localeTable[locale].language];

/** A shorter word that leads on to the canvas page, as shoppers type it. */
export const canvasShortSlugs: Readonly<Record<Language, string>> = {
  de: 'leinwand',
  en: 'canvas',
  es: 'lienzo',
  fr: 'toile',
  it: 'tela',
  nl: 'canvas',
};
