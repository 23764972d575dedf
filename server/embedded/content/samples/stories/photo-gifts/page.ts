/** What is made of photos: all of it on one page, and for two occasions. */
import { printSource } from '../../../../../../core/domain/image/sources.ts';
import type { ProductTile } from '../../../../../../core/domain/content/blocks/product-tiles.ts';
import type { TilesBlock } from '../../../../../../core/domain/content/blocks/tiles.ts';
import type { ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import { calendarTypeLabel } from '../../../../../../core/domain/products/calendar/calendar-label.ts';
import { calendarTypes } from '../../../../../../core/domain/products/calendar/calendars.ts';
import { photoboxTypeLabel } from '../../../../../../core/domain/products/photobox/photobox-label.ts';
import { photobookLookOf } from '../../../../../../core/domain/products/photobook/designs/photobook-library.ts';
import { photobookTypeLabel } from '../../../../../../core/domain/products/photobook/photobook-label.ts';
import { photobookTypes } from '../../../../../../core/domain/products/photobook/photobooks.ts';
import { withQuery } from '../../../../../../core/domain/query/query.ts';
import { voucherLook } from '../../../../../../core/domain/voucher/voucher-artwork.ts';
import { definePage } from '../define-page.ts';
import { soldOnPage } from '../product-tiles.ts';
import type { PageKey } from '../registry.ts';
import { linkTo, nameOf, pathOf, slugIn, tilesBlock, type Site, type StoryPage } from '../site.ts';
import { photoGiftsSlug } from '../photo-gifts-slug.ts';
import {
  calendarSource,
  photobookSource,
  shownPhotobookLooks,
  wallCalendarSource,
} from '../pictured-products.ts';
import { stillLife } from '../still-life.ts';
import { partInLanguages, textsByLocale, textsOfPage } from '../texts-in.ts';
import { setText } from '../typography.ts';
import { sectionBlock } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import {
  photoGiftPages,
  type AllPhotoGiftTexts,
  type PhotoGiftPage,
  type PhotoGiftTexts,
} from './texts.ts';

const languages = { de, en, es, fr, it, nl };

const written = partInLanguages(languages, 'pages');

const sharedIn = textsByLocale<AllPhotoGiftTexts['shared']>(partInLanguages(languages, 'shared'));

/** A tile that opens a product as it is configured here; its price is the shop's. */
type GiftTile = (site: Site) => ProductTile;

type Configured = {
  readonly page: PageKey;
  readonly name: string;
  readonly text?: string;
  readonly query: Readonly<Record<string, string>>;
  readonly picture: string;
};

const tileOf = (
  site: Site,
  { page, name, text = '', query, picture }: Configured,
): ProductTile => ({
  link: { text: setText(site.locale, name), url: withQuery(pathOf(site, page), query) },
  text,
  picture: { source: picture, alternative: setText(site.locale, name) },
  materialType: undefined,
  frameType: undefined,
  sells: soldOnPage[page],
});

const still = (name: string): string => stillLife(name, '').source;

const nameOfLook = (id: string): string => {
  const look = photobookLookOf(id);
  if (look === undefined) throw new Error(`There is no look "${id}" of photo books.`);
  return look.name;
};

/** A photo book of a type, in a look where one fits the occasion. */
const book =
  (type: (typeof photobookTypes)[number], look?: string): GiftTile =>
  (site) =>
    tileOf(site, {
      page: 'photobook',
      name: photobookTypeLabel(site.locale, type),
      text: look === undefined ? '' : nameOfLook(look),
      query: { photobookType: type, designGroupSetId: look ?? shownPhotobookLooks[type] },
      picture: photobookSource(site.locale, type, look),
    });

const calendar =
  (type: (typeof calendarTypes)[number]): GiftTile =>
  (site) =>
    tileOf(site, {
      page: 'photo-calendar',
      name: calendarTypeLabel(site.locale, type),
      query: { calendarType: type },
      picture: calendarSource(site.locale, type),
    });

const box =
  (type: 'small' | 'max'): GiftTile =>
  (site) =>
    tileOf(site, {
      page: 'photo-box',
      name: photoboxTypeLabel(site.locale, type),
      query: { photoboxType: type },
      picture: still(type === 'small' ? 'photobox-1' : 'photobox-2'),
    });

const prints: GiftTile = (site) =>
  tileOf(site, {
    page: 'photo-prints',
    name: nameOf(site, 'photo-prints'),
    query: {},
    picture: still('prints-3'),
  });

const voucher: GiftTile = (site) =>
  tileOf(site, {
    page: 'gift-voucher',
    name: nameOf(site, 'gift-voucher'),
    text: sharedIn(site.locale).voucher,
    query: {},
    picture: printSource(voucherLook(site.locale, 'sprig')),
  });

type GiftParts = {
  readonly slug: StoryPage['slug'];
  /** The picture at its head. */
  readonly head: (locale: ContentLocale) => string;
  readonly tiles: readonly GiftTile[];
};

const parts = {
  'photo-gifts': {
    slug: photoGiftsSlug,
    head: (locale) => photobookSource(locale, 'echtfotobuch'),
    tiles: [
      ...photobookTypes.map((type) => book(type)),
      ...calendarTypes.map(calendar),
      box('small'),
      box('max'),
      prints,
      voucher,
    ],
  },
  'wedding-photos': {
    slug: slugIn({
      de: 'hochzeitsfotos',
      en: 'wedding-photos',
      es: 'fotos-de-boda',
      fr: 'photos-de-mariage',
      it: 'foto-di-matrimonio',
      nl: 'trouwfotos',
    }),
    head: (locale) => photobookSource(locale, 'echtfotobuch', 'vermeil'),
    tiles: [book('echtfotobuch', 'vermeil'), box('max'), calendar('wandkalender'), prints, voucher],
  },
  'christmas-photos': {
    slug: slugIn({
      de: 'fotos-zu-weihnachten',
      en: 'photos-for-christmas',
      es: 'fotos-para-navidad',
      fr: 'photos-pour-noel',
      it: 'foto-per-natale',
      nl: 'fotos-voor-kerstmis',
    }),
    head: wallCalendarSource,
    tiles: [
      calendar('wandkalender'),
      calendar('familienplaner'),
      book('digitalfotobuch', 'kastanie'),
      box('small'),
      voucher,
    ],
  },
} as const satisfies Readonly<Record<PhotoGiftPage, GiftParts>>;

const photoGiftPage = (page: PhotoGiftPage): StoryPage => {
  const { slug, head, tiles }: GiftParts = parts[page];
  const picture = (texts: PhotoGiftTexts, locale: ContentLocale) => ({
    source: head(locale),
    alternative: texts.picture,
  });
  return definePage<PhotoGiftTexts>({
    slug,
    texts: textsOfPage(written, page),
    picture,
    tile: (texts, locale) => ({ text: texts.tile, picture: picture(texts, locale) }),
    content: (site, texts) => {
      const { offeredHeadline, occasionsHeadline } = sharedIn(site.locale);
      const others = photoGiftPages.filter((other) => other !== page);
      return {
        breadcrumb: [
          linkTo(site, 'home'),
          ...(page === 'photo-gifts' ? [] : [linkTo(site, 'photo-gifts')]),
          linkTo(site, page),
        ],
        blocks: [
          {
            kind: 'product-tiles',
            id: 'gifts',
            headline: offeredHeadline,
            items: tiles.map((tile) => tile(site)),
          },
          sectionBlock(site, 'choosing', texts.choosing),
          tilesBlock(site, occasionsHeadline, others, 'occasions'),
        ],
      };
    },
  });
};

/** These pages as tiles. */
export const photoGiftTiles = (site: Site): TilesBlock =>
  tilesBlock(site, sharedIn(site.locale).occasionsHeadline, photoGiftPages, 'photo-gifts');

/** All that is made of photos, but for the wall. */
export const photoGifts = photoGiftPage('photo-gifts');

/** Photos of a wedding. */
export const weddingPhotos = photoGiftPage('wedding-photos');

/** What photos are made into for Christmas. */
export const christmasPhotos = photoGiftPage('christmas-photos');
