/** A crawl of an open shop: which sites, from which pages, over which wire. */
import { Agent } from 'node:http';

import { isInnerPageSlug, pathInFolder } from '../../core/domain/routing/story-folders.ts';
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

/** What addresses answered in earlier crawls of the same shop, without their texts. */
export type Answers = Map<string, Promise<Answered>>;

/**
 * Asks an address of another site once, however many sites lead to it. What the crawled sites
 * answer is asked, since their pages are read.
 */
export const remembering =
  (
    ask: (address: string) => Promise<Answered>,
    isCrawled: (address: string) => boolean,
    answers: Answers,
  ) =>
  (address: string): Promise<Answered> => {
    const known = isCrawled(address) ? undefined : answers.get(address);
    if (known !== undefined) return known;
    const answer = ask(address);
    // Texts of every page of every site would be much to keep.
    answers.set(
      address,
      answer.then((one) => ({ ...one, text: '' })),
    );
    return answer;
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
  /**
   * Of a folder with very many pages, such as designs, about forty are asked; this number says which.
   * All are, where it is left out.
   */
  readonly part?: number;
  /** Whether links to sites that are not crawled are asked; their own crawl asks those pages, too. */
  readonly asksOthers?: boolean;
  /** Says when nothing more is asked. */
  readonly isOver?: () => boolean;
  /** What is known of the shop's addresses already; grows by what is asked. */
  readonly answers?: Answers;
};

/** Addresses that are asked at once. */
const width = 4;

/** About as many pages of a folder are a part of it. */
const pagesOfPart = 40;

const folderOfPage = (address: string): string =>
  new URL(address).pathname.replace(/[^/]*\/?$/u, '');

/** The pages of a sitemap that do not belong to a part of it: of a large folder all but one in so many. */
const beyond = (part: number | undefined, listed: readonly string[]): ReadonlySet<string> =>
  new Set(
    [...Map.groupBy(listed, folderOfPage)].flatMap(([folder, pages]) => {
      if (part === undefined || folder === '/') return [];
      const step = Math.ceil(pages.length / pagesOfPart);
      return pages.filter((_, index) => (index + part) % step !== 0);
    }),
  );

/**
 * Crawls the links of some sites of an open shop. What links to the other sites lead to is those
 * sites' own crawl.
 */
export const crawlShop = async (crawl: ShopCrawl): Promise<LinkResult> => {
  const { port, sites, wanted, space, isSample = false, part, answers = new Map() } = crawl;
  const asksOthers = crawl.asksOthers ?? !isSample;
  const agent = new Agent({ keepAlive: true, maxSockets: width });
  const originsOf = (some: readonly Site[]): ReadonlySet<string> =>
    new Set(some.map((site) => siteOrigin(sites, site)));
  const crawled = originsOf(wanted);
  const isCrawled = (address: string): boolean => crawled.has(new URL(address).origin);
  const ask = remembering(asker(port, agent), isCrawled, answers);
  const ours = asksOthers ? originsOf(sites.sites) : crawled;
  try {
    const listed = await Promise.all(
      wanted.map((site) => pagesOfSitemap(ask, siteUrl(sites, site, '/sitemap.xml'))),
    );
    const omitted = beyond(part, listed.flat());
    return await crawlLinks({
      ask,
      seeds: [
        ...wanted.flatMap((site) => pagesOfSite(sites, site, space)),
        ...listed.flat().filter((address) => !omitted.has(address)),
      ],
      isOurs: (address) => {
        const { origin, search } = new URL(address);
        return ours.has(origin) && !(isSample && search !== '') && !omitted.has(address);
      },
      isCrawled,
      width,
      ...(crawl.isOver && { isOver: crawl.isOver }),
    });
  } finally {
    agent.destroy();
  }
};
