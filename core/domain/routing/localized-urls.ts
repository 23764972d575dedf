/** Addresses of a page in the shop's other markets and languages (storefront §7). */
import type { Channel, Platform } from '../locale/channel.ts';
import { contentLocaleOf } from '../locale/locale.ts';
import { localeTable, locales, markets, type Locale } from '../locale/locales.ts';
import { localesOf } from '../locale/markets.ts';
import { prefixedSegments, type PageRoute } from './page-routes.ts';
import { pageAlternates, pageUrl, type LocalisedSlugs } from './pages.ts';
import { printSegments } from './paths.ts';
import { findSite, siteOrigin, siteUrl, type SiteConfiguration } from './sites.ts';
import { specialWords, type SpecialPrefix } from './special-prefixes.ts';

/**
 * The addresses of a page by locale, as the application that serves the page says; absolute, or
 * paths.
 */
export type SaidUrls = Readonly<Partial<Record<string, unknown>>>;

/** A language's address: of the same page, or of the start page where that does not exist. */
export type LocalizedUrl = {
  readonly locale: Locale;
  readonly url: string;
  readonly isSamePage: boolean;
};

/** A path of the site; `//host` and `/\host` would lead away from it. */
const pathPattern = /^\/(?![/\\])[^\s\\]*$/u;

/** The address on a site, or undefined where it leads elsewhere or is not an address. */
const urlOnSite = (origin: string, said: unknown): string | undefined => {
  if (typeof said !== 'string') return undefined;
  if (said === origin) return `${origin}/`;
  const path = said.startsWith(`${origin}/`) ? said.slice(origin.length) : said;
  return pathPattern.test(path) ? `${origin}${path}` : undefined;
};

/** The slugs of a page for every locale, each from the content locale that serves it. */
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

/**
 * The addresses of a page of this storefront where the content has it, as `slugs` says; the start
 * page is everywhere.
 */
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

/** The addresses at which another application of the shop begins: at its word in each language. */
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
 * Addresses of every locale of a channel, by market, the market's own language first. An alternate
 * counts if it is on the locale's own site; otherwise the start page of the platform stands in.
 * Alternates of other hosts or unknown locales are dropped.
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
