import type { Channel, Platform } from '../locale/channel.ts';
import { elsewhereLocale, locales, localeTable, type Locale } from '../locale/locales.ts';
import { pageSegments, type PageAddress, type PageRoute } from './page-routes.ts';
import { printSegments } from './paths.ts';
import { findSite, siteUrl, type Site, type SiteConfiguration } from './sites.ts';

/**
 * Percent-encoded, with the channel's trailing slash; `routeRequest` reads it back (storefront §2).
 */
export const pathFor = (
  config: SiteConfiguration,
  channel: Channel,
  address: PageAddress,
): `/${string}` => printSegments(pageSegments(address), config.trailingSlash[channel]);

/** The absolute canonical address of a page. */
export const pageUrl = (config: SiteConfiguration, site: Site, address: PageAddress): string =>
  siteUrl(config, site, pathFor(config, site.channel, address));

/** For `<link rel="alternate" hreflang>`. */
export type PageAlternate = {
  readonly hreflang: Locale | 'x-default';
  readonly href: string;
};

/** Decoded slugs by locale. */
export type LocalisedSlugs = Readonly<Partial<Record<Locale, readonly [string, ...string[]]>>>;

const routeIn = (
  route: PageRoute,
  slugs: LocalisedSlugs,
  locale: Locale,
): PageRoute | undefined => {
  if (route.kind !== 'content') return route;
  const segments = slugs[locale];
  return segments === undefined ? undefined : { kind: 'content', segments };
};

/**
 * In the page's channel, in the order of the locales, that of other countries once more as `x-default`. A
 * content page has those that `slugs` names; locales without a site are left out.
 */
export const pageAlternates = (
  config: SiteConfiguration,
  channel: Channel,
  page: { readonly route: PageRoute; readonly platform: Platform },
  slugs: LocalisedSlugs,
): readonly PageAlternate[] => {
  const versions = locales.flatMap((locale): readonly PageAlternate[] => {
    const site = findSite(config, channel, localeTable[locale].market);
    const route = routeIn(page.route, slugs, locale);
    if (site === undefined || route === undefined) return [];
    return [
      { hreflang: locale, href: pageUrl(config, site, { locale, platform: page.platform, route }) },
    ];
  });
  const home = versions.find(({ hreflang }) => hreflang === elsewhereLocale);
  return home === undefined ? versions : [...versions, { ...home, hreflang: 'x-default' }];
};
