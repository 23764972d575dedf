import type { Language } from '../locale/locales.ts';

/** First segment of the collage overview by language (storefront §2, "A collage overview page"). */
export const collageSegments = {
  de: 'fotocollage',
  en: 'photo-collage',
  es: 'collage-de-fotos',
  fr: 'pele-mele-photo',
  it: 'collage-di-foto',
  nl: 'fotocollage',
} as const satisfies Record<Language, string>;
