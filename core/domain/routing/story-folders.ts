/**
 * Folders of the content service (storefront §7): pages at `{channel}/{content
 * locale}/pages/{slug}`, what they share at `…/global/{name}`.
 */
import { contentLocales, type ContentLocale, type Locale } from '../locale/locales.ts';
import { contentLocaleOf } from '../locale/locale.ts';
import { channels, type Channel } from '../locale/channel.ts';
import type { Answerer } from './special-prefixes.ts';
import { oneOf } from '../text/one-of.ts';

/** What pages share, and the pages. */
export const storyRoots = ['global', 'pages'] as const;

export type StoryRoot = (typeof storyRoots)[number];

/** Slug of the page at `/`. */
export const homeSlug = 'home';

export const chromeSlug = 'global/chrome';

export const navigationSlug = 'global/navigation';

/** Story of the error page (supporting §2, "Error page"). */
export const errorPageSlug = 'error-page';

/** Slug of the page at the wishlist's address in every language. */
export const wishlistSlug = 'wishlist';

/** Slug of the page at `/themes/{id}`, whatever the id. */
export const themeSlug = 'theme';

/** Pages shown for other applications where none is connected. */
export const applicationSlugs = {
  account: 'application/account',
  checkout: 'application/checkout',
  designer: 'application/designer',
  order: 'application/order',
} as const satisfies Record<Exclude<Answerer, 'storefront'>, string>;

/** Slug of the page of an order that was placed; `applicationSlugs.order` is the cart's. */
export const placedOrderSlug = 'application/placed-order';

/** Shown at other addresses than their slugs, which lead nowhere. */
export const innerPageSlugs = [
  homeSlug,
  errorPageSlug,
  wishlistSlug,
  themeSlug,
  placedOrderSlug,
  ...Object.values(applicationSlugs),
] as const;

export const isInnerPageSlug = oneOf(innerPageSlugs);

/** The folder of a channel and locale; a locale without own texts has its fallback's. */
export const storyFolder = (channel: Channel, locale: Locale): string =>
  `${channel}/${contentLocaleOf(locale)}`;

const segmentPattern = /^[a-z0-9][a-z0-9_-]*$/u;
const longestSlug = 200;

/** The folder of pages within a site's folder. */
export const pagesFolder = (folder: string): string => `${folder}/pages`;

/**
 * The full slug of a page; the empty slug is the home page. Undefined for a slug that cannot be a
 * story's, so that no `..`, `%` or space reaches the service.
 */
export const fullSlugOf = (folder: string, slug: string): string | undefined => {
  if (slug === '') return `${pagesFolder(folder)}/${homeSlug}`;
  const isSlug =
    slug.length <= longestSlug && slug.split('/').every((segment) => segmentPattern.test(segment));
  return isSlug ? `${pagesFolder(folder)}/${slug}` : undefined;
};

/** The full slug of the page at a path; undoes `pathInFolder`. */
export const fullSlugAt = (folder: string, path: string): string =>
  `${pagesFolder(folder)}${path === '/' ? `/${homeSlug}` : path}`;

const withoutSlashAtEnd = (text: string): string => text.replace(/\/$/u, '');

/** From the slash on, without prefix; undefined for a story in another folder or below `global`. */
export const pathInFolder = (folder: string, fullSlug: string): string | undefined => {
  const slug = withoutSlashAtEnd(fullSlug);
  const pages = pagesFolder(folder);
  if (slug === `${pages}/${homeSlug}`) return '/';
  return slug.startsWith(`${pages}/`) ? slug.slice(pages.length) : undefined;
};

/** The site's folder of a full slug; all but its end where it lies in no folder of the shop. */
export const folderOfSlug = (fullSlug: string): string => {
  const place = storyPlace(fullSlug);
  return place === undefined
    ? withoutSlashAtEnd(fullSlug).split('/').slice(0, -1).join('/')
    : storyFolder(place.channel, place.locale);
};

export type StoryPlace = {
  readonly channel: Channel;
  readonly locale: ContentLocale;
  readonly root: StoryRoot;
  /** Of a page, or the name of what pages share. */
  readonly slug: string;
};

/** Reads a full slug. */
export const storyPlace = (fullSlug: string): StoryPlace | undefined => {
  const [first, second, third, ...rest] = withoutSlashAtEnd(fullSlug).split('/');
  const channel = channels.find((known) => known === first);
  const locale = contentLocales.find((known) => known === second);
  const root = storyRoots.find((known) => known === third);
  return channel === undefined || locale === undefined || root === undefined || rest.length === 0
    ? undefined
    : { channel, locale, root, slug: rest.join('/') };
};
