import { languages, type Language } from '../locale/locales.ts';
import { oneOf } from '../text/one-of.ts';

/** Product categories with a fixed path segment in every language (storefront §2). */
export const productCategories = [
  'photo-box',
  'photo-prints',
  'photo-calendar',
  'canvas',
  'wall-art',
] as const;

export type ProductCategory = (typeof productCategories)[number];

export const isProductCategory = oneOf(productCategories);

/** Path segments by language (decisions, "A category segment"). */
export const categorySegments = {
  'photo-box': {
    de: 'bilderbox',
    en: 'photo-box',
    es: 'caja-de-foto',
    fr: 'box-photos',
    it: 'scatola-con-foto',
    nl: 'fotobox',
  },
  'photo-prints': {
    de: 'fotoabzuege',
    en: 'photo-prints',
    es: 'revelado-de-fotos',
    fr: 'tirages-photos',
    it: 'stampa-foto',
    nl: 'fotoafdrukken',
  },
  'photo-calendar': {
    de: 'fotokalender',
    en: 'photo-calendar',
    es: 'calendario-personalizado',
    fr: 'calendrier-photo',
    it: 'calendario-personalizzato',
    nl: 'fotokalender',
  },
  canvas: {
    de: 'leinwanddruck',
    en: 'canvas-prints',
    es: 'impresion-sobre-lienzo',
    fr: 'impression-sur-toile',
    it: 'stampa-su-tela',
    nl: 'afdruk-op-canvas',
  },
  'wall-art': {
    de: 'wandbilder',
    en: 'wall-art',
    es: 'cuadros-personalizados',
    fr: 'deco-murale',
    it: 'stampe-da-parete',
    nl: 'wanddecoratie',
  },
} as const satisfies Record<ProductCategory, Record<Language, string>>;

/** The category of a segment in any language; no word names two. */
export const categoryOfSegment = (segment: string): ProductCategory | undefined =>
  productCategories.find((category) =>
    languages.some((language) => categorySegments[category][language] === segment),
  );
