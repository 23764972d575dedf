/** Where a page of another application is in the shop's other languages (storefront §7). */
import type { Channel } from '../locale/channel.ts';
import { localeTable, locales, type Locale } from '../locale/locales.ts';
import { pageUrl } from './pages.ts';
import { findSite, siteOrigin, type SiteConfiguration } from './sites.ts';

/**
 * The addresses of a page by locale, as the application that serves the page says; absolute, or
 * paths.
 */
export type SaidUrls = Readonly<Partial<Record<string, unknown>>>;

/** Where a language leads: to the same page, or to the start page where that is not there. */
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

/**
 * Where every locale of a channel leads, in the order of the locales: to the address that was said
 * for it if that is on its own site, else to its start page. What is said of other hosts, or in
 * locales that the shop does not have, is dropped.
 */
export const localizedUrlsOf = (
  sites: SiteConfiguration,
  channel: Channel,
  said: SaidUrls,
): readonly LocalizedUrl[] =>
  locales.flatMap((locale) => {
    const site = findSite(sites, channel, localeTable[locale].market);
    if (site === undefined) return [];
    const url = urlOnSite(siteOrigin(sites, site), said[locale]);
    const start = { locale, platform: 'web', route: { kind: 'start' } } as const;
    return [
      url === undefined
        ? { locale, url: pageUrl(sites, site, start), isSamePage: false }
        : { locale, url, isSamePage: true },
    ];
  });
