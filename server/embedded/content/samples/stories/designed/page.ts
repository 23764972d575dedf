import type { CollagesBlock } from '../../../../../../core/domain/products/collage/collages-block.ts';
import type { ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import {
  calendarTypes,
  usualCalendarType,
} from '../../../../../../core/domain/products/calendar/calendars.ts';
import type { CalendarBlock } from '../../../../../../core/domain/products/calendar/calendar-block.ts';
import type { PhotobookBlock } from '../../../../../../core/domain/products/photobook/photobook-block.ts';
import type { PhotoboxBlock } from '../../../../../../core/domain/products/photobox/photobox-block.ts';
import type { ProductTilesBlock } from '../../../../../../core/domain/content/blocks/product-tiles.ts';
import type { ContentPicture } from '../../../../../../core/domain/content/content-picture.ts';
import {
  productPageSegment,
  type ProductPage,
} from '../../../../../../core/domain/routing/product-pages.ts';
import { definePage } from '../define-page.ts';
import { productTilesBlock, soldOnPage } from '../product-tiles.ts';
import { linkTo, type Site, type StoryPage } from '../site.ts';
import { manufacturerBlock } from '../product-page/product-page.ts';
import { calendarSource, deskCalendarSource, photobookSource } from '../pictured-products.ts';
import { stillLife } from '../still-life.ts';
import { partInLanguages, textsByLocale, textsOfPage } from '../texts-in.ts';
import type { Question, Section } from '../texts.ts';
import { questionsBlock, sectionBlock } from '../written-blocks.ts';
import { cardsTexts } from './cards.ts';
import { collageMaterials, designedLists } from './choices.ts';
import { texts as de } from './de.ts';
import { pages as american, shared as americanShared } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import {
  designedProducts,
  type DesignedProduct,
  type DesignedTexts,
  type SharedDesignedTexts,
} from './texts.ts';

const languages = { de, en, es, fr, it, nl };

const written = {
  ...partInLanguages(languages, 'pages'),
  markets: { 'en-US': american },
};

const sharedIn = textsByLocale<SharedDesignedTexts>({
  ...partInLanguages(languages, 'shared'),
  markets: { 'en-US': americanShared },
});

/** What each page sells. */
const sold = {
  'photo-box': 'photobox',
  'photo-prints': 'photo-prints',
  'photo-calendar': 'calendar',
  photobook: 'photobook',
  collage: 'collage',
} as const satisfies Record<DesignedProduct, ProductPage>;

const still = (name: string) => (): string => stillLife(name, '').source;

/** The picture at the head of each page. */
const heads = {
  'photo-box': still('photobox-2'),
  'photo-prints': still('prints-3'),
  'photo-calendar': deskCalendarSource,
  photobook: (locale) => photobookSource(locale, 'echtfotobuch'),
  collage: still('collage-1'),
} as const satisfies Record<DesignedProduct, (locale: ContentLocale) => string>;

const pictureOf = (
  product: DesignedProduct,
  { picture }: DesignedTexts,
  locale: ContentLocale,
): ContentPicture => ({ source: heads[product](locale), alternative: picture });

/** Products whose choices are tiles; all others are chosen on their page. */
type TiledProduct = Extract<DesignedProduct, 'photo-calendar' | 'collage'>;

/** What is pictured of each choice, in the order of the core's types. */
const choicePictures = {
  'photo-calendar': (locale, index) =>
    calendarSource(locale, calendarTypes[index] ?? usualCalendarType),
  collage: (_, index) => stillLife(`collage-${index + 1}`, '').source,
} as const satisfies Record<TiledProduct, (locale: ContentLocale, index: number) => string>;

/** A section and what is listed below its words. */
const listed = (section: Section, lines: readonly string[]): Section => ({
  ...section,
  text: [...section.text, ...lines.map((line) => `- ${line}`)],
});

const choiceTiles = (
  site: Site,
  product: TiledProduct,
  texts: Pick<DesignedTexts, 'choiceHeadline'>,
): ProductTilesBlock => {
  const { choices } = designedLists(site, product, sharedIn(site.locale).pages);
  return {
    kind: 'product-tiles',
    id: 'choices',
    headline: texts.choiceHeadline,
    items: choices.map(({ name, text, url }, index) => ({
      link: { text: name, url },
      text,
      picture: { source: choicePictures[product](site.locale, index), alternative: name },
      materialType: undefined,
      frameType: undefined,
      sells: soldOnPage[product],
    })),
  };
};

/** Every kind of calendar, for pages that lead to their designer. */
export const calendarTiles = (site: Site, choiceHeadline: string): ProductTilesBlock =>
  choiceTiles(site, 'photo-calendar', { choiceHeadline });

/** What collages are made on, for pages that lead to their designer. */
export const collageTiles = (site: Site, choiceHeadline: string): ProductTilesBlock =>
  choiceTiles(site, 'collage', { choiceHeadline });

/** All products of the site that are made in designers, as tiles. */
export const designedTiles = (site: Site): ProductTilesBlock =>
  productTilesBlock(
    site,
    sharedIn(site.locale).othersHeadline,
    designedProducts.filter((product) => site.pages.has(product)),
    'designed',
  );

/** The other products of the site that are made in designers. */
const othersOf = (site: Site, product: DesignedProduct): readonly DesignedProduct[] =>
  designedProducts.filter((other) => other !== product && site.pages.has(other));

const templatesHeadlines = textsByLocale<{ readonly all: string }>({
  de: { all: 'Alle Vorlagen' },
  en: { all: 'All templates' },
  es: { all: 'Todas las plantillas' },
  fr: { all: 'Tous les modèles' },
  it: { all: 'Tutti i modelli' },
  nl: { all: 'Alle sjablonen' },
});

const collageBlockId = 'collage';

/** The collages of the shop, from what services know of them. */
const collagesBlock = (site: Site, { choiceHeadline, startLink }: DesignedTexts): CollagesBlock => {
  const [first, ...others] = collageMaterials;
  return {
    kind: 'collage',
    id: collageBlockId,
    headline: choiceHeadline,
    templatesHeadline: templatesHeadlines(site.locale).all,
    startLabel: startLink,
    materials: [{ materialType: first }, ...others.map((materialType) => ({ materialType }))],
  };
};

/** What is chosen above all that is said of the page's product. */
const productBlock = (
  product: DesignedProduct,
  { choiceHeadline, startLink }: DesignedTexts,
): CalendarBlock | PhotobookBlock | PhotoboxBlock | undefined => {
  const words = { headline: choiceHeadline, startLabel: startLink };
  switch (product) {
    case 'photo-calendar':
      return { kind: 'calendar', id: 'calendar', ...words };
    case 'photobook':
      return { kind: 'photobook', id: 'photobook', ...words };
    case 'photo-box':
      return { kind: 'photobox', id: 'photobox', product: 'photobox', ...words };
    case 'photo-prints':
      return { kind: 'photobox', id: 'photo-prints', product: 'photoprint', ...words };
    default:
      return undefined;
  }
};

/** What is asked about calendars. */
export const calendarQuestion = ({ locale }: Site): Question =>
  textsByLocale(textsOfPage(written, 'photo-calendar'))(locale).question;

/** A page of a product that is made in its designer: what there is, and the ways there. */
const designedPage = (product: DesignedProduct): StoryPage =>
  definePage<DesignedTexts>({
    slug: (locale) => productPageSegment(sold[product], locale),
    texts: textsOfPage(written, product),
    cards: product === 'photobook' ? undefined : textsOfPage(cardsTexts, product),
    navigationType: product,
    picture: (texts, locale) => pictureOf(product, texts, locale),
    tile: (texts, locale) => ({ text: texts.tile, picture: pictureOf(product, texts, locale) }),
    link: (site, { startLink }) => ({
      text: startLink,
      // A collage is chosen on the page, which hands over what is chosen.
      url:
        product === 'collage'
          ? `#${collageBlockId}`
          : designedLists(site, product, sharedIn(site.locale).pages).choices[0].url,
    }),
    content: (site, texts) => {
      const shared = sharedIn(site.locale);
      const { uses, sizes, making } = texts.sections;
      const lists = designedLists(site, product, shared.pages);
      return {
        // The wall-art channel has one item of its main bar for all of them.
        navigationType: site.channel === 'poster' ? 'photos' : product,
        breadcrumb: [linkTo(site, 'home'), linkTo(site, product)],
        product: productBlock(product, texts),
        blocks: [
          ...(product === 'collage' ? [collagesBlock(site, texts)] : []),
          sectionBlock(site, 'uses', uses),
          sectionBlock(site, 'sizes', listed(sizes, lists.sizes)),
          sectionBlock(site, 'making', listed(making, lists.making)),
          questionsBlock(site, shared.questionsHeadline, [
            shared.price,
            texts.question,
            shared.withdrawal,
          ]),
          productTilesBlock(site, shared.othersHeadline, othersOf(site, product)),
          manufacturerBlock(site),
        ],
      };
    },
  });

/** Photo boxes. */
export const photoBox = designedPage('photo-box');

/** Photo prints. */
export const photoPrints = designedPage('photo-prints');

/** Photo calendars. */
export const photoCalendar = designedPage('photo-calendar');

/** Photo books. */
export const photobook = designedPage('photobook');

/** Collages. */
export const collage = designedPage('collage');
