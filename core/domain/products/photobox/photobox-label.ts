import { photoPrintFormatText } from '../../format/photo-print-formats.ts';
import type { PhotoPrintFormat } from '../../format/photo-print-sizes.ts';
import { localeTable, type Language, type Locale } from '../../locale/locales.ts';
import type { PhotoboxPaper, PhotoboxType } from '../../catalogue/photoboxes.ts';
import { germanPhotoboxLabels } from './tables/photobox-labels-de.ts';
import { englishPhotoboxLabels, usPhotoboxLabels } from './tables/photobox-labels-en.ts';
import { spanishPhotoboxLabels } from './tables/photobox-labels-es.ts';
import { frenchPhotoboxLabels } from './tables/photobox-labels-fr.ts';
import { italianPhotoboxLabels } from './tables/photobox-labels-it.ts';
import { dutchPhotoboxLabels } from './tables/photobox-labels-nl.ts';
import type { PhotoboxLabels } from './tables/photobox-labels.ts';

/** Every locale falls back to its language's (storefront §3). */
export const photoboxLabels: Readonly<Record<Language, PhotoboxLabels>> = {
  de: germanPhotoboxLabels,
  en: englishPhotoboxLabels,
  es: spanishPhotoboxLabels,
  fr: frenchPhotoboxLabels,
  it: italianPhotoboxLabels,
  nl: dutchPhotoboxLabels,
};

/** The United States spell some English ones otherwise. */
export const photoboxLabelsIn = (locale: Locale): PhotoboxLabels => {
  const labels = photoboxLabels[localeTable[locale].language];
  return locale === 'en-US' ? { ...labels, ...usPhotoboxLabels } : labels;
};

/** The label of a photo box, or prints without one. */
export const photoboxTypeLabel = (locale: Locale, type: PhotoboxType): string =>
  photoboxLabelsIn(locale).types[type];

export const photoboxPaperLabel = (locale: Locale, paper: PhotoboxPaper): string =>
  photoboxLabelsIn(locale).papers[paper];

/** French uses the singular for 0, too. */
const isSingular = (language: Language, count: number): boolean =>
  count === 1 || (count === 0 && language === 'fr');

/** A whole number of photos with their format (supporting §3): `24 Fotos, 15 × 10 cm`. */
export const photoCountLabel = (
  locale: Locale,
  count: number,
  format: PhotoPrintFormat,
): string => {
  const { one, other } = photoboxLabelsIn(locale).photos;
  const word = isSingular(localeTable[locale].language, count) ? one : other;
  return `${count} ${word}, ${photoPrintFormatText(locale, format)}`;
};
