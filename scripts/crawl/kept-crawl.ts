/** What crawls found, site by site, so that a crawl of some sites keeps what is known of the others. */
import { keepResults, readKept } from '../../bench/results.ts';
import { E, t } from '../../core/fp.ts';

const linkCount = t.type({
  date: t.string,
  /** Whether addresses of other sites were asked, too. */
  withOthers: t.boolean,
  pages: t.number,
  links: t.number,
  asked: t.number,
  redirects: t.number,
  faults: t.number,
});

const lookCount = t.type({
  date: t.string,
  /** How many pages are to be looked at, and at how many of them, in their order, the crawl has. */
  pages: t.number,
  seen: t.number,
  /** How many of them, from the first on, show all that the site has, its error page included. */
  kinds: t.number,
  faults: t.number,
});

/** How many pages of a site were looked at in a browser, and what was found. */
export type LookCount = t.TypeOf<typeof lookCount>;

const siteResult = t.intersection([t.type({ links: linkCount }), t.partial({ look: lookCount })]);

/** What the crawl of a site found: of its links and HTML, and in a browser where that was used. */
export type SiteResult = t.TypeOf<typeof siteResult>;

/** What is known of each site, by its name. */
type SiteResults = Readonly<Record<string, SiteResult>>;

const kept = t.type({ sites: t.record(t.string, siteResult) });

/** What is known of sites from earlier crawls. */
export const keptSites = (): SiteResults => {
  const decoded = kept.decode(readKept()['crawl']);
  return E.isRight(decoded) ? decoded.right.sites : {};
};

/** How much of a site a crawl looks at: nothing, a page of each kind, or every page. */
export type Reach = 'kinds' | 'links' | 'pages';

/** Whether a crawl that goes on has nothing left to do for a site: all was seen, and all is well. */
export const isFinished = (result: SiteResult | undefined, reach: Reach): boolean => {
  if (result === undefined || result.links.faults > 0) return false;
  if (reach === 'links') return true;
  const { look } = result;
  return look !== undefined && look.faults === 0 && look.seen >= look[reach];
};

/**
 * Whether a crawl that goes on need not ask all addresses of a site again: it did, none was faulty,
 * and the site has as many pages as then.
 */
export const knowsLinks = (
  before: SiteResult | undefined,
  found: { readonly pages: readonly string[]; readonly faults: readonly unknown[] },
): before is SiteResult =>
  before !== undefined &&
  before.links.faults === 0 &&
  found.faults.length === 0 &&
  before.links.pages === found.pages.length;

/**
 * How many pages, in their order, a crawl that goes on need not look at again: none where a fault
 * was found, or where the site has other pages now.
 */
export const seenBefore = (result: SiteResult | undefined, pages: number): number => {
  const look = result?.look;
  return look?.faults === 0 && look.pages === pages && look.seen < pages ? look.seen : 0;
};

const sumOf = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);

/** The figures of all sites together. */
export const totalOf = (sites: SiteResults): Readonly<Record<string, number>> => {
  const all = Object.values(sites);
  return {
    sites: all.length,
    pages: sumOf(all.map(({ links }) => links.pages)),
    links: sumOf(all.map(({ links }) => links.links)),
    linkFaults: sumOf(all.map(({ links }) => links.faults)),
    sitesSeenInKinds: all.filter(({ look }) => look !== undefined && look.seen >= look.kinds)
      .length,
    sitesSeenWhole: all.filter(({ look }) => look !== undefined && look.seen === look.pages).length,
    seen: sumOf(all.map(({ look }) => look?.seen ?? 0)),
    pageFaults: sumOf(all.map(({ look }) => look?.faults ?? 0)),
  };
};

/** Keeps what was found of a site beside the results of the others; without a look, the last one. */
export const keepSite = (name: string, found: SiteResult): void => {
  const before = keptSites();
  const sites = { ...before, [name]: { ...before[name], ...found } };
  keepResults({
    crawl: {
      total: totalOf(sites),
      sites: Object.fromEntries(Object.entries(sites).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  });
};
