/** A crawl of an open shop: which sites, from which pages, over which wire. */
import { Agent } from 'node:http';

import { isInnerPageSlug, pathInFolder } from '../../core/domain/content/story-folders.ts';
import { contentLocaleOf } from '../../core/domain/locale/locale.ts';
import { localesOf } from '../../core/domain/locale/markets.ts';
import { pageUrl } from '../../core/domain/routing/pages.ts';
import {
  siteOrigin,
  siteUrl,
  type Site,
  type SiteConfiguration,
} from '../../core/domain/routing/sites.ts';
import { askPort } from '../../tests/web/ask-port.ts';
import { folderOf, isPage, type Space } from '../content/finding.ts';
import { crawlLinks, type Answered, type LinkResult } from './crawl-links.ts';
import { readSitemap } from './read-html.ts';

/** The name of a site, as `--sites` takes it: `poster.ch`. */
export const siteName = ({ channel, market }: Site): string => `${channel}.${market}`;

const asker =
  (port: number, agent: Agent) =>
  async (address: string): Promise<Answered> => {
    const { hostname, pathname, search } = new URL(address);
    const { status, headers, text } = await askPort(port, hostname, `${pathname}${search}`, {
      agent,
    });
    return { status, location: headers.location, type: headers['content-type'] ?? '', text };
  };

/** The addresses of a site's pages, as the content has them. */
const pagesOfSite = (sites: SiteConfiguration, site: Site, space: Space): readonly string[] =>
  localesOf(site.market).flatMap((locale) => {
    const folder = `${site.channel}/${contentLocaleOf(locale)}`;
    const place = { locale, platform: 'web' } as const;
    const start = pageUrl(sites, site, { ...place, route: { kind: 'start' } });
    return [
      start,
      ...space.stories
        .filter((story) => isPage(story) && folderOf(story) === folder)
        .flatMap((story) => {
          const slug = pathInFolder(folder, story.fullSlug)?.slice(1) ?? '';
          const [first = '', ...others] = slug.split('/');
          const route = { kind: 'content', segments: [first, ...others] } as const;
          return slug === '' || isInnerPageSlug(slug)
            ? []
            : [pageUrl(sites, site, { ...place, route })];
        }),
    ];
  });

/** What a site's sitemap lists; an index of sitemaps is followed. */
const pagesOfSitemap = async (
  ask: (address: string) => Promise<Answered>,
  address: string,
): Promise<readonly string[]> => {
  const { status, text } = await ask(address);
  if (status !== 200) return [];
  const named = readSitemap(text);
  if (!text.includes('<sitemapindex')) return named;
  const lists = await Promise.all(named.map((one) => pagesOfSitemap(ask, one)));
  return lists.flat();
};

/** Which part of an open shop is crawled. */
type ShopCrawl = {
  readonly port: number;
  readonly sites: SiteConfiguration;
  /** The sites whose pages are crawled. */
  readonly wanted: readonly Site[];
  readonly space: Space;
  /** A sample asks neither other sites nor choices within pages, which are most addresses. */
  readonly isSample?: boolean;
};

/** Addresses that are asked at once. */
const width = 4;

/**
 * Crawls the links of some sites of an open shop. What links to the other sites lead to is those
 * sites' own crawl.
 */
export const crawlShop = async (crawl: ShopCrawl): Promise<LinkResult> => {
  const { port, sites, wanted, space, isSample = false } = crawl;
  const agent = new Agent({ keepAlive: true, maxSockets: width });
  const ask = asker(port, agent);
  const originsOf = (some: readonly Site[]): ReadonlySet<string> =>
    new Set(some.map((site) => siteOrigin(sites, site)));
  const crawled = originsOf(wanted);
  const ours = isSample ? crawled : originsOf(sites.sites);
  try {
    const listed = await Promise.all(
      wanted.map((site) => pagesOfSitemap(ask, siteUrl(sites, site, '/sitemap.xml'))),
    );
    return await crawlLinks({
      ask,
      seeds: [...wanted.flatMap((site) => pagesOfSite(sites, site, space)), ...listed.flat()],
      isOurs: (address) => {
        const { origin, search } = new URL(address);
        return ours.has(origin) && !(isSample && search !== '');
      },
      isCrawled: (address) => crawled.has(new URL(address).origin),
      width,
    });
  } finally {
    agent.destroy();
  }
};
