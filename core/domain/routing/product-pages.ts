/** Product pages: their path segments by language, and the channels that sell them. */
import { isMaterialType, type MaterialType } from '../catalogue/materials.ts';
import type { Channel } from '../locale/channel.ts';
import { localeTable, type Language, type Locale } from '../locale/locales.ts';
import { pageWordsOf, soldTable, type SoldPageName } from '../products/declarations.ts';
import { categorySegments } from './category-segments.ts';
import { specialPrefixes } from './special-prefixes.ts';

/**
 * Each material of wall pictures and each other product. A frame is chosen on its material's page.
 */
export type ProductPage = MaterialType | SoldPageName;

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

type Segments = Readonly<Record<Language, string>>;

/** Words of the specification that declarations of products name. */
const listed = { ...categorySegments, cardDesigns: firstWords(specialPrefixes.cardDesigns.words) };

const ofMaterials: Readonly<Record<MaterialType, Segments>> = {
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

const segmentsOf = (page: ProductPage): Segments => {
  if (isMaterialType(page)) return ofMaterials[page];
  const words = pageWordsOf(page);
  return typeof words === 'string' ? listed[words] : words;
};

/** The path segment of a product's page. */
export const productPageSegment = (page: ProductPage, locale: Locale): string =>
  localeSegments[locale]?.[page] ?? segmentsOf(page)[localeTable[locale].language];

/** The channels that have the page, the product's own first. */
export const channelsOfPage = (page: ProductPage): readonly [Channel, ...Channel[]] =>
  soldTable[isMaterialType(page) ? 'photo-frame' : page].channels;
