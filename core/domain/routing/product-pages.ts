/** Product pages: their path segments by language, and the channels that sell them. */
import { isMaterialType, type MaterialType } from '../catalogue/materials.ts';
import type { ShopProduct } from '../catalogue/shop-products.ts';
import type { Channel } from '../locale/channel.ts';
import { localeTable, type Language, type Locale } from '../locale/locales.ts';
import { categorySegments } from './category-segments.ts';
import { collageSegments } from './collage-segments.ts';
import { specialPrefixes } from './special-prefixes.ts';

/**
 * Each material of wall pictures and each other product. A frame is chosen on its material's page.
 */
export type ProductPage = MaterialType | Exclude<ShopProduct, 'photo-frame'>;

/** The first words are those that addresses are written with. */
const firstWords = (
  words: Readonly<Record<Language, readonly [string, ...string[]]>>,
): Readonly<Record<Language, string>> => ({
  de: words.de[0],
  en: words.en[0],
  es: words.es[0],
  fr: words.fr[0],
  it: words.it[0],
  nl: words.nl[0],
});

const segments: Readonly<Record<ProductPage, Readonly<Record<Language, string>>>> = {
  acrylglas: {
    de: 'acrylglas-druck',
    en: 'acrylic-prints',
    es: 'impresion-sobre-vidrio-acrilico',
    fr: 'impression-sur-verre-acrylique',
    it: 'stampa-su-vetro-acrilico',
    nl: 'foto-op-acrylglas',
  },
  aludibond: {
    de: 'alu-dibond-druck',
    en: 'aluminium-prints',
    es: 'impresion-sobre-aluminio',
    fr: 'impression-sur-alu-dibond',
    it: 'stampa-su-alu-dibond',
    nl: 'foto-op-aluminium',
  },
  backlitfolie: {
    de: 'backlitfolie-druck',
    en: 'backlit-prints',
    es: 'impresion-retroiluminada',
    fr: 'impression-retroeclairee',
    it: 'stampa-retroilluminata',
    nl: 'foto-op-backlitfolie',
  },
  echtglas: {
    de: 'echtglas-druck',
    en: 'glass-prints',
    es: 'impresion-sobre-vidrio',
    fr: 'impression-sur-verre',
    it: 'stampa-su-vetro',
    nl: 'foto-op-glas',
  },
  forexplatte: {
    de: 'forex-druck',
    en: 'forex-prints',
    es: 'impresion-sobre-forex',
    fr: 'impression-sur-forex',
    it: 'stampa-su-forex',
    nl: 'foto-op-forex',
  },
  fototapete: {
    de: 'fototapete',
    en: 'photo-wallpaper',
    es: 'papel-pintado-con-foto',
    fr: 'papier-peint-photo',
    it: 'carta-da-parati-con-foto',
    nl: 'fotobehang',
  },
  gallerybond: {
    de: 'gallery-bond-druck',
    en: 'gallery-bond-prints',
    es: 'impresion-gallery-bond',
    fr: 'impression-gallery-bond',
    it: 'stampa-gallery-bond',
    nl: 'foto-als-gallery-bond',
  },
  hahnemuehle: {
    de: 'fine-art-druck',
    en: 'fine-art-prints',
    es: 'impresion-fine-art',
    fr: 'tirage-fine-art',
    it: 'stampa-fine-art',
    nl: 'fine-art-print',
  },
  klebefolie: {
    de: 'klebefolie-druck',
    en: 'adhesive-film-prints',
    es: 'vinilo-adhesivo-con-foto',
    fr: 'film-adhesif-photo',
    it: 'pellicola-adesiva-con-foto',
    nl: 'zelfklevende-folie',
  },
  leinwand: categorySegments.canvas,
  poster: {
    de: 'poster-drucken',
    en: 'poster-prints',
    es: 'impresion-de-posters',
    fr: 'impression-poster',
    it: 'stampa-poster',
    nl: 'poster-afdrukken',
  },
  pvcplane: {
    de: 'pvc-plane-druck',
    en: 'pvc-tarpaulin-prints',
    es: 'lona-de-pvc-con-foto',
    fr: 'bache-pvc-photo',
    it: 'telo-in-pvc-con-foto',
    nl: 'foto-op-spandoek',
  },
  card: firstWords(specialPrefixes.cardDesigns.words),
  calendar: categorySegments['photo-calendar'],
  photobook: {
    de: 'fotobuch',
    en: 'photo-book',
    es: 'album-de-fotos',
    fr: 'livre-photo',
    it: 'fotolibro',
    nl: 'fotoboek',
  },
  collage: collageSegments,
  photobox: categorySegments['photo-box'],
  'photo-prints': categorySegments['photo-prints'],
};

/** In place of the language's word. */
const localeSegments: Readonly<
  Partial<Record<Locale, Readonly<Partial<Record<ProductPage, string>>>>>
> = {
  'en-US': {
    aludibond: 'metal-prints',
    forexplatte: 'foam-board-prints',
    pvcplane: 'pvc-tarp-prints',
  },
};

/** The path segment of a product's page. */
export const productPageSegment = (page: ProductPage, locale: Locale): string =>
  localeSegments[locale]?.[page] ?? segments[page][localeTable[locale].language];

const channelsOfProduct = {
  card: ['kartenliebe'],
  calendar: ['poster', 'kartenliebe'],
  photobook: ['kartenliebe'],
  collage: ['poster', 'kartenliebe'],
  photobox: ['poster', 'kartenliebe'],
  'photo-prints': ['poster', 'kartenliebe'],
  'photo-frame': ['poster'],
} as const satisfies Readonly<Record<ShopProduct, readonly [Channel, ...Channel[]]>>;

/** The channels that have the page, the product's own first. */
export const channelsOfPage = (page: ProductPage): readonly [Channel, ...Channel[]] =>
  channelsOfProduct[isMaterialType(page) ? 'photo-frame' : page];
