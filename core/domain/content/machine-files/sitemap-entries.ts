import { hreflangOf } from '../hreflang.ts';
import type { ListedPage } from '../listed-page.ts';
import { openGraphUrl } from '../open-graph.ts';
import type { Locale } from '../../locale/locales.ts';
import { pathFor } from '../../routing/pages.ts';
import { routeRequest } from '../../routing/route-request.ts';
import { siteUrl, type Site, type SiteConfiguration } from '../../routing/sites.ts';
import type { SitemapEntry } from './sitemap.ts';

/**
 * Undefined where something else answers there: a story may have the slug of another application, a
 * file, or another language's page.
 */
export const listedPageUrl = (
  config: SiteConfiguration,
  site: Site,
  locale: Locale,
  { route }: Pick<ListedPage, 'route'>,
): string | undefined => {
  const path = pathFor(config, site.channel, { locale, platform: 'web', route });
  const asked = { method: 'GET', host: site.host, rawPath: path, search: '' };
  const decision = routeRequest(config, asked);
  const isThere =
    decision.kind === 'page' && decision.locale === locale && decision.canonicalPath === path;
  return isThere ? siteUrl(config, site, path) : undefined;
};

/** The entries of pages in one language. */
export const sitemapEntries = (
  config: SiteConfiguration,
  site: Site,
  locale: Locale,
  pages: readonly ListedPage[],
): readonly SitemapEntry[] =>
  pages.flatMap((page) => {
    const url = listedPageUrl(config, site, locale, page);
    if (url === undefined) return [];
    const { route, alternates, pictures, lastModified } = page;
    return [
      {
        url,
        lastModified,
        alternates: hreflangOf(config, site.channel, route, alternates),
        pictures: pictures.map(({ source }) => openGraphUrl(config, site, source)),
      },
    ];
  });
