/** Addresses of a page in other markets and languages (storefront §7). */
import type { Channel, Platform } from '../locale/channel.ts';
import { contentLocaleOf } from '../locale/locale.ts';
import { localeTable, locales, markets, type Locale } from '../locale/locales.ts';
import { localesOf } from '../locale/markets.ts';
import { prefixedSegments, type PageRoute } from './page-routes.ts';
import { pageAlternates, pageUrl, type LocalisedSlugs } from './pages.ts';
import { printSegments } from './paths.ts';
import { findSite, siteOrigin, siteUrl, type SiteConfiguration } from './sites.ts';
import { specialWords, type SpecialPrefix } from './special-prefixes.ts';

/** By locale, as the application of the page says; absolute, or paths. */
export type SaidUrls = Readonly<Partial<Record<string, unknown>>>;

/** The page's, or the start page's where that does not exist. */
export type LocalizedUrl = {
  readonly locale: Locale;
  readonly url: string;
  readonly isSamePage: boolean;
};

/** `//host` and `/\host` would lead away from the site. */
const pathPattern = /^\/(?![/\\])[^\s\\]*$/u;

/** Undefined where it leads off the site or is not an address. */
const urlOnSite = (origin: string, said: unknown): string | undefined => {
  if (typeof said !== 'string') return undefined;
  if (said === origin) return `${origin}/`;
  const path = said.startsWith(`${origin}/`) ? said.slice(origin.length) : said;
  return pathPattern.test(path) ? `${origin}${path}` : undefined;
};

/** The slugs of a page by locale, each from its content locale. */
export const localisedSlugs = (
  alternates: Readonly<Partial<Record<Locale, string>>>,
): LocalisedSlugs =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const slug = alternates[locale] ?? alternates[contentLocaleOf(locale)];
      const [first, ...others] = slug?.split('/') ?? [];
      return first === undefined ? [] : [[locale, [first, ...others]]];
    }),
  );

/** Of a page of this storefront where `slugs` has it; the start page is everywhere. */
export const urlsOfPage = (
  sites: SiteConfiguration,
  channel: Channel,
  page: { readonly route: PageRoute; readonly platform: Platform },
  slugs: LocalisedSlugs,
): SaidUrls => {
  const isEverywhere = page.route.kind === 'start' || page.route.kind === 'desktopStart';
  return Object.fromEntries(
    pageAlternates(sites, channel, page, slugs).flatMap(({ hreflang, href }) =>
      hreflang !== 'x-default' && (isEverywhere || slugs[hreflang] !== undefined)
        ? [[hreflang, href]]
        : [],
    ),
  );
};

/** Addresses at which another application begins, by its word in each language. */
export const urlsOfApplication = (
  sites: SiteConfiguration,
  channel: Channel,
  platform: Platform,
  application: SpecialPrefix,
): SaidUrls =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const { market, language } = localeTable[locale];
      const site = findSite(sites, channel, market);
      if (site === undefined) return [];
      const [word] = specialWords(application, language);
      const segments = prefixedSegments(locale, platform, [word]);
      return [
        [locale, siteUrl(sites, site, printSegments(segments, sites.trailingSlash[channel]))],
      ];
    }),
  );

/**
 * By market, the market's own language first. An alternate counts on its locale's own site; else
 * the platform's start page stands in.
 */
export const localizedUrlsOf = (
  sites: SiteConfiguration,
  channel: Channel,
  said: SaidUrls,
  platform: Platform = 'web',
): readonly LocalizedUrl[] =>
  markets.flatMap((market) => {
    const site = findSite(sites, channel, market);
    if (site === undefined) return [];
    return localesOf(market).map((locale) => {
      const url = urlOnSite(siteOrigin(sites, site), said[locale]);
      const start = { locale, platform, route: { kind: 'start' } } as const;
      return url === undefined
        ? { locale, url: pageUrl(sites, site, start), isSamePage: false }
        : { locale, url, isSamePage: true };
    });
  });
