/**
 * Folders of the content service (storefront §7: "Content pages live under /global and /pages"):
 * pages at `{channel}/{content locale}/pages/{slug}`, for example
 * `poster/de-DE/pages/leinwanddruck`, and what pages share at `…/global/{name}`.
 */
import { contentLocales, type ContentLocale, type Locale } from '../locale/locales.ts';
import { contentLocaleOf } from '../locale/locale.ts';
import { channels, type Channel } from '../locale/channel.ts';
import type { Answerer } from './special-prefixes.ts';
import { oneOf } from '../text/one-of.ts';

/** The two folders of a site and language: what pages share, and the pages. */
export const storyRoots = ['global', 'pages'] as const;

/** A folder of a site and language. */
export type StoryRoot = (typeof storyRoots)[number];

/** The slug of the page that is shown at `/`. */
export const homeSlug = 'home';

/** The story with footer and promises, within a site's folder. */
export const chromeSlug = 'global/chrome';

/** The story with the navigation, within a site's folder. */
export const navigationSlug = 'global/navigation';

/** The slug of the story around which the error page is built (supporting §2, "Error page"). */
export const errorPageSlug = 'error-page';

/** The slug of the page that is shown at the wishlist's address in every language. */
export const wishlistSlug = 'wishlist';

/** The slug of the page that is shown at `/themes/{id}`, whatever the id. */
export const themeSlug = 'theme';

/** The slugs of pages that say what another application does, where none is connected. */
export const applicationSlugs = {
  account: 'application/account',
  checkout: 'application/checkout',
  designer: 'application/designer',
  magazine: 'application/magazine',
  order: 'application/order',
} as const satisfies Record<Exclude<Answerer, 'storefront'>, string>;

/**
 * Pages that show at other addresses than their own: asked for by their slug, they are not there.
 */
export const innerPageSlugs = [
  homeSlug,
  errorPageSlug,
  wishlistSlug,
  themeSlug,
  ...Object.values(applicationSlugs),
] as const;

/** Narrows a slug to a page that shows at another address. */
export const isInnerPageSlug = oneOf(innerPageSlugs);

/** The folder of a channel in a locale; a locale without texts of its own has its fallback's. */
export const storyFolder = (channel: Channel, locale: Locale): string =>
  `${channel}/${contentLocaleOf(locale)}`;

const segmentPattern = /^[a-z0-9][a-z0-9_-]*$/u;
const longestSlug = 200;

/** The folder of a site's pages, within the site's own. */
export const pagesFolder = (folder: string): string => `${folder}/pages`;

/**
 * The full slug of a page in a site's folder, the empty slug being the home page; undefined where no
 * story can have that slug, so that no `..`, `%` or space reaches the service's address.
 */
export const fullSlugOf = (folder: string, slug: string): string | undefined => {
  if (slug === '') return `${pagesFolder(folder)}/${homeSlug}`;
  const isSlug =
    slug.length <= longestSlug && slug.split('/').every((segment) => segmentPattern.test(segment));
  return isSlug ? `${pagesFolder(folder)}/${slug}` : undefined;
};

/** The full slug of the page at a path of its site: `/` is the home page. Undoes `pathInFolder`. */
export const fullSlugAt = (folder: string, path: string): string =>
  `${pagesFolder(folder)}${path === '/' ? `/${homeSlug}` : path}`;

const withoutSlashAtEnd = (text: string): string => text.replace(/\/$/u, '');

/**
 * The path of a page within its site, from the slash on and without language prefix; undefined where
 * the story lies in another folder, or is not a page: what lies below `global` has no address.
 */
export const pathInFolder = (folder: string, fullSlug: string): string | undefined => {
  const slug = withoutSlashAtEnd(fullSlug);
  const pages = pagesFolder(folder);
  if (slug === `${pages}/${homeSlug}`) return '/';
  return slug.startsWith(`${pages}/`) ? slug.slice(pages.length) : undefined;
};

/**
 * The folder of the site that a full slug lies in: of the shop's own where it names one, else all but
 * the end.
 */
export const folderOfSlug = (fullSlug: string): string => {
  const place = storyPlace(fullSlug);
  return place === undefined
    ? withoutSlashAtEnd(fullSlug).split('/').slice(0, -1).join('/')
    : storyFolder(place.channel, place.locale);
};

/** Channel, locale and slug of a full slug. */
export type StoryPlace = {
  readonly channel: Channel;
  readonly locale: ContentLocale;
  readonly root: StoryRoot;
  /** The slug of a page, or the name of what pages share. */
  readonly slug: string;
};

/** Reads a full slug: channel, content locale, folder, and the slug within it. */
export const storyPlace = (fullSlug: string): StoryPlace | undefined => {
  const [first, second, third, ...rest] = withoutSlashAtEnd(fullSlug).split('/');
  const channel = channels.find((known) => known === first);
  const locale = contentLocales.find((known) => known === second);
  const root = storyRoots.find((known) => known === third);
  return channel === undefined || locale === undefined || root === undefined || rest.length === 0
    ? undefined
    : { channel, locale, root, slug: rest.join('/') };
};
