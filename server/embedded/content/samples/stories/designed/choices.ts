/** What is made in designers, from the core's tables: each choice with the hand-off that opens it. */
import {
  calendarFormatLabel,
  calendarMountingLabel,
  calendarSizeText,
  calendarTypeLabel,
} from '../../../../../../core/domain/products/calendar/calendar-label.ts';
import { calendarFormatsOf } from '../../../../../../core/domain/products/calendar/calendar-formats.ts';
import {
  calendarFormats,
  calendarMountings,
  calendarTypes,
  type CalendarFormat,
} from '../../../../../../core/domain/products/calendar/calendars.ts';
import { materialLabel } from '../../../../../../core/domain/catalogue/labels.ts';
import type { MaterialType } from '../../../../../../core/domain/catalogue/materials.ts';
import { defaultCollageId } from '../../../../../../core/domain/products/collage/collages.ts';
import { printCollageId } from '../../../../../../core/domain/products/collage/collage-id.ts';
import { photoPrintFormatText } from '../../../../../../core/domain/format/photo-print-formats.ts';
import {
  photobookBindingLabel,
  photobookCoverLabel,
  photobookFormatLabel,
  photobookPaperLabel,
  photobookSizeText,
  photobookTypeLabel,
} from '../../../../../../core/domain/products/photobook/photobook-label.ts';
import {
  photobookBindingsOf,
  photobookCoverOf,
  photobookFormatsOf,
  photobookPapersOf,
} from '../../../../../../core/domain/products/photobook/photobook-options.ts';
import { photobookTypeTable } from '../../../../../../core/domain/products/photobook/photobook-table.ts';
import {
  photobookTypes,
  type PhotobookFormat,
} from '../../../../../../core/domain/products/photobook/photobooks.ts';
import {
  photoboxPaperLabel,
  photoboxTypeLabel,
} from '../../../../../../core/domain/products/photobox/photobox-label.ts';
import {
  photoboxFormatsOf,
  photoboxPapersOf,
} from '../../../../../../core/domain/products/photobox/photobox-options.ts';
import type { PhotoPrintFormat } from '../../../../../../core/domain/format/photo-print-sizes.ts';
import { localeTable, type ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import { withQuery } from '../../../../../../core/domain/query/query.ts';
import { designerPath } from '../designer-link.ts';
import { materialPages } from '../material-pages.ts';
import { pageOf, pathOf, type Site } from '../site.ts';
import { setText } from '../typography.ts';
import { filled } from '../written-blocks.ts';
import type { DesignedProduct } from './texts.ts';

/** One of the choices of a page: what it is called, what it is made in, and where it is designed. */
type DesignedChoice = { readonly name: string; readonly text: string; readonly url: string };

/** Inches beside a paper size that the market does not know: `A4 portrait (8.3 × 11.7 in)`. */
const withInches = (locale: ContentLocale, label: string, size: string): string =>
  localeTable[locale].lengthUnit === 'in' && label !== size ? `${label} (${size})` : label;

const calendarFormatName = (locale: ContentLocale, format: CalendarFormat): string =>
  withInches(locale, calendarFormatLabel(locale, format), calendarSizeText(locale, format));

const photobookFormatName = (locale: ContentLocale, format: PhotobookFormat): string =>
  withInches(locale, photobookFormatLabel(locale, format), photobookSizeText(locale, format));

/** What a page lists of its product. */
type DesignedLists = {
  readonly choices: readonly [DesignedChoice, ...DesignedChoice[]];
  readonly sizes: readonly string[];
  readonly making: readonly string[];
};

/** A name and what is said of it; the colon stands apart in French (`typography.ts`). */
const told = ({ locale }: Site, name: string, text: string): string =>
  `${name}${localeTable[locale].language === 'fr' ? ' :' : ':'} ${text}`;

/** The same with the name in bold. */
const said = (site: Site, name: string, text: string): string => told(site, `**${name}**`, text);

/** No longer text stays whole at the end of a line: `A4 quer` does, the name of a paper need not. */
const longestWhole = 14;

const whole = (text: string): string =>
  text.length > longestWhole ? text : text.replaceAll(' ', '\u00a0');

/** A list in a line, which never begins with its sign, nor parts a format. */
const joined = (texts: readonly string[]): string => texts.map(whole).join('\u00a0· ');

const sizesOf = ({ locale }: Site, formats: readonly PhotoPrintFormat[]): readonly string[] =>
  formats.map((format) => photoPrintFormatText(locale, format));

const boxChoice = (site: Site, type: 'small' | 'max'): DesignedChoice => ({
  name: photoboxTypeLabel(site.locale, type),
  text: joined(sizesOf(site, photoboxFormatsOf(type))),
  url: withQuery(pathOf(site, 'photo-box'), { photoboxType: type }),
});

const photoBox = (site: Site): DesignedLists => ({
  choices: [boxChoice(site, 'small'), boxChoice(site, 'max')],
  sizes: (['small', 'max'] as const).map((type) =>
    said(
      site,
      photoboxTypeLabel(site.locale, type),
      joined(sizesOf(site, photoboxFormatsOf(type))),
    ),
  ),
  making: photoboxPapersOf('small').map((paper) => photoboxPaperLabel(site.locale, paper)),
});

const printChoice =
  (site: Site) =>
  (format: PhotoPrintFormat): DesignedChoice => ({
    name: photoPrintFormatText(site.locale, format),
    text: photoboxTypeLabel(site.locale, 'photoprint'),
    url: withQuery(pathOf(site, 'photo-prints'), { photoboxFormat: format }),
  });

const photoPrints = (site: Site): DesignedLists => {
  const [first, ...others] = photoboxFormatsOf('photoprint');
  const choice = printChoice(site);
  if (first === undefined) throw new Error('There are no formats of prints.');
  return {
    choices: [choice(first), ...others.map(choice)],
    sizes: sizesOf(site, [first, ...others]),
    making: photoboxPapersOf('photoprint').map((paper) => photoboxPaperLabel(site.locale, paper)),
  };
};

const photoCalendar = (site: Site): DesignedLists => {
  const { locale } = site;
  const choice = (type: (typeof calendarTypes)[number]): DesignedChoice => ({
    name: calendarTypeLabel(locale, type),
    text: joined(calendarFormatsOf(type).map((format) => calendarFormatName(locale, format))),
    url: withQuery(pathOf(site, 'photo-calendar'), { calendarType: type }),
  });
  const [first, ...others] = calendarTypes;
  return {
    choices: [choice(first), ...others.map(choice)],
    sizes: [joined(calendarFormats.map((format) => calendarFormatName(locale, format)))],
    making: calendarMountings.map((mounting) => calendarMountingLabel(locale, mounting)),
  };
};

const photobook = (site: Site, pages: string): DesignedLists => {
  const { locale } = site;
  const choice = (type: (typeof photobookTypes)[number]): DesignedChoice => ({
    name: photobookTypeLabel(locale, type),
    text: joined(photobookFormatsOf(type).map((format) => photobookFormatName(locale, format))),
    url: withQuery(pathOf(site, 'photobook'), { photobookType: type }),
  });
  const [first, ...others] = photobookTypes;
  return {
    choices: [choice(first), ...others.map(choice)],
    sizes: photobookTypes.map((type) => {
      const { minimum, maximum, step } = photobookTypeTable[type].pages;
      const figures = { minimum: `${minimum}`, maximum: `${maximum}`, step: `${step}` };
      return said(site, photobookTypeLabel(locale, type), filled(pages, figures));
    }),
    making: photobookTypes.map((type) => {
      const parts = [
        photobookCoverLabel(locale, photobookCoverOf(type)),
        ...photobookBindingsOf(type).map((binding) => photobookBindingLabel(locale, binding)),
        ...photobookPapersOf(type).map((paper) => photobookPaperLabel(locale, paper)),
      ];
      return said(site, photobookTypeLabel(locale, type), joined(parts));
    }),
  };
};

/** The materials on which collages are offered: those of the configurator's pages. */
export const collageMaterials = ['leinwand', 'acrylglas', 'aludibond', 'poster'] as const;

/** A material with what its own page's tile says of it; its name alone on a site without that page. */
const materialLine = (site: Site, material: MaterialType): string => {
  const page = materialPages[material];
  const tile = site.pages.has(page) ? pageOf(site, page).tile(site.locale) : undefined;
  return tile === undefined
    ? materialLabel(site.locale, material)
    : told(site, `[](${page})`, tile.text);
};

const collage = (site: Site): DesignedLists => {
  const { locale, channel } = site;
  const choice = (materialType: (typeof collageMaterials)[number]): DesignedChoice => ({
    name: materialLabel(locale, materialType),
    text: '',
    url: designerPath('collage', [
      ['designId', printCollageId(defaultCollageId(channel))],
      ['materialType', materialType],
    ]),
  });
  const [first, ...others] = collageMaterials;
  return {
    choices: [choice(first), ...others.map(choice)],
    sizes: [],
    making: collageMaterials.map((material) => materialLine(site, material)),
  };
};

const listsOf = (site: Site, product: DesignedProduct, pages: string): DesignedLists => {
  switch (product) {
    case 'photo-box':
      return photoBox(site);
    case 'photo-prints':
      return photoPrints(site);
    case 'photo-calendar':
      return photoCalendar(site);
    case 'photobook':
      return photobook(site, pages);
    case 'collage':
      return collage(site);
  }
};

/** What is made of a product, in the typography of the site. */
export const designedLists = (
  site: Site,
  product: DesignedProduct,
  pages: string,
): DesignedLists => {
  const { choices, sizes, making } = listsOf(site, product, pages);
  const set = (text: string): string => setText(site.locale, text);
  const [first, ...others] = choices.map(({ name, text, url }) => ({
    name: set(name),
    text: set(text),
    url,
  }));
  if (first === undefined) throw new Error(`Nothing can be chosen of ${product}.`);
  return { choices: [first, ...others], sizes: sizes.map(set), making: making.map(set) };
};
