/** What pages are made with: a site, its pages under their keys, and links between them. */
import {
  specialWords,
  type SpecialPrefix,
} from '../../../../../core/domain/routing/special-prefixes.ts';
import type { Channel } from '../../../../../core/domain/locale/channel.ts';
import {
  localeTable,
  type ContentLocale,
  type Language,
} from '../../../../../core/domain/locale/locales.ts';
import type { OfferedArticle } from '../../../../../core/domain/products/wall-picture/configurator-block.ts';
import type { TilesBlock } from '../../../../../core/domain/content/blocks/tiles.ts';
import type { ContentLink } from '../../../../../core/domain/navigation/content-link.ts';
import type { ContentPicture } from '../../../../../core/domain/content/content-picture.ts';
import { printFormat } from '../../../../../core/domain/format/format.ts';
import { wishlistSegments } from '../../../../../core/domain/routing/page-routes.ts';
import type { PictureView } from '../../../../../core/domain/image/sources.ts';
import type { PageContent } from '../../../../../core/domain/content/page-codec.ts';
import type { PageKey } from './registry.ts';
import type { PageTexts } from './texts.ts';

/** A line and a picture, as tiles elsewhere show a page. */
export type Tile = { readonly text: string; readonly picture: ContentPicture };

/** A page of the shop: what others say about it, and what it says itself. */
export type StoryPage = {
  readonly slug: (locale: ContentLocale) => string;
  readonly head: (locale: ContentLocale) => PageTexts;
  /** Undefined for a page that no tile leads to. */
  readonly tile: (locale: ContentLocale) => Tile | undefined;
  /** Whether it sells a product, so that home page and siblings lead to it. */
  readonly isProduct: boolean;
  /** How the main navigation knows it; undefined for a page that is not in it. */
  readonly navigationType: string | undefined;
  readonly content: (site: Site) => PageContent;
};

/** A channel in a content locale, with the pages that it has. */
export type Site = {
  readonly channel: Channel;
  readonly locale: ContentLocale;
  readonly pages: ReadonlyMap<PageKey, StoryPage>;
};

/** A page of a site by its key. @throws Error for a page that the site does not have */
export const pageOf = ({ pages, channel }: Site, key: string): StoryPage => {
  const known: ReadonlyMap<string, StoryPage> = pages;
  const page = known.get(key);
  if (page === undefined) throw new Error(`A text of ${channel} links to "${key}", no page of it.`);
  return page;
};

/** The path of a page of a site, without language prefix; the wishlist's is its language's word. */
export const pathOf = (site: Site, key: string): string => {
  if (key === 'home') return '/';
  if (key === 'wishlist') return `/${wishlistSegments[localeTable[site.locale].language]}`;
  return `/${pageOf(site, key).slug(site.locale)}`;
};

/** The name under which a page is known everywhere. */
export const nameOf = (site: Site, key: string): string => pageOf(site, key).head(site.locale).name;

/** A link to a page of the site, under the page's own name where nothing else is said. */
export const linkTo = (site: Site, key: PageKey, text = nameOf(site, key)): ContentLink => ({
  text,
  url: pathOf(site, key),
});

/** The pages of the site that sell a product, in the order in which they are offered. */
export const productKeysOf = ({ pages }: Site): readonly PageKey[] =>
  [...pages].flatMap(([key, { isProduct }]) => (isProduct ? [key] : []));

/**
 * Tiles that lead to pages of the site; a page that has several such blocks names them.
 *
 * @throws Error for a page that has no tile
 */
export const tilesBlock = (
  site: Site,
  headline: string,
  keys: readonly PageKey[],
  id = 'tiles',
): TilesBlock => ({
  kind: 'tiles',
  id,
  headline,
  items: keys.map((key) => {
    const tile = pageOf(site, key).tile(site.locale);
    if (tile === undefined) throw new Error(`The page "${key}" has no tile.`);
    return { link: linkTo(site, key), ...tile };
  }),
});

/** A picture of the media library by its motif and seed. */
export const motif = (name: string, alternative: string): ContentPicture => ({
  source: `leadimage/${name}/motif.jpg`,
  alternative,
});

/** The size at which things hang in pictures of them, in tenths of a centimetre: 90 × 60 cm. */
export const picturedFormat = { width: 900, height: 600, unit: 'cm' } as const;

/** The same in millimetres, as addresses of the media library have it. */
const tileSize = printFormat(picturedFormat);

/** A motif made into a thing, usually hung and seen from the side, so that its edge can be told. */
export const thing = (
  name: string,
  { materialType, frameType }: OfferedArticle,
  alternative: string,
  view: PictureView = 'perspective',
): ContentPicture => {
  const article = frameType === undefined ? materialType : `${materialType}+${frameType}`;
  return { source: `leadimage/${name}/${view}/${article}/${tileSize}.jpg`, alternative };
};

/** Slugs by language, with what single markets have instead, as a function of the locale. */
export const slugIn =
  (
    slugs: Readonly<Record<Language, string>>,
    markets: Readonly<Partial<Record<ContentLocale, string>>> = {},
  ) =>
  (locale: ContentLocale): string =>
    markets[locale] ?? slugs[localeTable[locale].language];

/** The slug at which links find what is at a special prefix: its first word in each language. */
export const slugOfPrefix =
  (kind: SpecialPrefix) =>
  (locale: ContentLocale): string =>
    specialWords(kind, localeTable[locale].language)[0];
