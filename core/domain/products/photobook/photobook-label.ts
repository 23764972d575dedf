import { formatText } from '../../format/convert-format.ts';
import { centimetreFormatOf } from '../../format/millimetre-format.ts';
import { localeTable, type Language, type Locale } from '../../locale/locales.ts';
import { photobookSizeOf } from './photobook-options.ts';
import { photobookFormatTable, type PhotobookFormatRow } from './photobook-table.ts';
import type {
  PhotobookBinding,
  PhotobookCover,
  PhotobookCoverLamination,
  PhotobookFormat,
  PhotobookOrientation,
  PhotobookPaper,
  PhotobookPrinting,
  PhotobookType,
} from './photobooks.ts';
import { germanPhotobookLabels } from './tables/photobook-labels-de.ts';
import { englishPhotobookLabels, usPhotobookLabels } from './tables/photobook-labels-en.ts';
import { spanishPhotobookLabels } from './tables/photobook-labels-es.ts';
import { frenchPhotobookLabels } from './tables/photobook-labels-fr.ts';
import { italianPhotobookLabels } from './tables/photobook-labels-it.ts';
import { dutchPhotobookLabels } from './tables/photobook-labels-nl.ts';
import type { PhotobookLabels } from './tables/photobook-labels.ts';

/** Every locale falls back to its language's (storefront §3). */
export const photobookLabels: Readonly<Record<Language, PhotobookLabels>> = {
  de: germanPhotobookLabels,
  en: englishPhotobookLabels,
  es: spanishPhotobookLabels,
  fr: frenchPhotobookLabels,
  it: italianPhotobookLabels,
  nl: dutchPhotobookLabels,
};

/** The United States spell some English ones otherwise. */
export const photobookLabelsIn = (locale: Locale): PhotobookLabels => {
  const labels = photobookLabels[localeTable[locale].language];
  return locale === 'en-US' ? { ...labels, ...usPhotobookLabels } : labels;
};

export const photobookTypeLabel = (locale: Locale, type: PhotobookType): string =>
  photobookLabelsIn(locale).types[type];

export const photobookPrintingLabel = (locale: Locale, printing: PhotobookPrinting): string =>
  photobookLabelsIn(locale).printings[printing];

export const photobookBindingLabel = (locale: Locale, binding: PhotobookBinding): string =>
  photobookLabelsIn(locale).bindings[binding];

export const photobookCoverLabel = (locale: Locale, cover: PhotobookCover): string =>
  photobookLabelsIn(locale).covers[cover];

export const photobookPaperLabel = (locale: Locale, paper: PhotobookPaper): string =>
  photobookLabelsIn(locale).papers[paper];

export const photobookCoverLaminationLabel = (
  locale: Locale,
  lamination: PhotobookCoverLamination,
): string => photobookLabelsIn(locale).coverLaminations[lamination];

export const photobookOrientationLabel = (
  locale: Locale,
  orientation: PhotobookOrientation,
): string => photobookLabelsIn(locale).orientations[orientation];

/** `21,5 × 27,6 cm`, in en-US `8.5 × 10.9 in`. */
export const photobookSizeText = (locale: Locale, format: PhotobookFormat): string =>
  formatText(locale, centimetreFormatOf(photobookSizeOf(format)));

/**
 * A format's DIN name, `A4 hoch`, which books keep even in en-US (decisions, "Money and formats"),
 * else its size.
 */
export const photobookFormatLabel = (locale: Locale, format: PhotobookFormat): string => {
  const row: PhotobookFormatRow = photobookFormatTable[format];
  return row.orientation === 'square'
    ? photobookSizeText(locale, format)
    : `${row.dinName} ${photobookLabelsIn(locale).dinWords[row.orientation]}`;
};

const pages: Readonly<Record<Language, string>> = {
  de: 'Seiten',
  en: 'pages',
  es: 'páginas',
  fr: 'pages',
  it: 'pagine',
  nl: 'pagina’s',
};

/** `26 Seiten`: a book has never one alone. */
export const photobookPagesLabel = (locale: Locale, pageCount: number): string =>
  `${pageCount}\u00a0${pages[localeTable[locale].language]}`;
