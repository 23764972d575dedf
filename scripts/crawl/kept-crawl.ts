/** What crawls found, site by site, so that a crawl of some sites keeps what is known of the others. */
import { keepResults, readKept } from '../../bench/results.ts';
import { E, t } from '../../core/fp.ts';

const siteResult = t.type({
  date: t.string,
  pages: t.number,
  links: t.number,
  asked: t.number,
  redirects: t.number,
  linkFaults: t.number,
  seen: t.number,
  pageFaults: t.number,
});

/** What the crawl of a site found; `seen` are the pages that were looked at in a browser. */
export type SiteResult = t.TypeOf<typeof siteResult>;

const kept = t.type({ sites: t.record(t.string, siteResult) });

/** Keeps the results of some sites beside those of the others. */
export const keepCrawl = (found: Readonly<Record<string, SiteResult>>): void => {
  const before = kept.decode(readKept()['crawl']);
  const sites = { ...(E.isRight(before) ? before.right.sites : {}), ...found };
  const names = Object.keys(sites).toSorted();
  const sum = (field: Exclude<keyof SiteResult, 'date'>): number =>
    Object.values(sites).reduce((total, site) => total + site[field], 0);
  keepResults({
    crawl: {
      total: {
        sites: names.length,
        pages: sum('pages'),
        links: sum('links'),
        seen: sum('seen'),
        linkFaults: sum('linkFaults'),
        pageFaults: sum('pageFaults'),
      },
      sites: Object.fromEntries(names.map((name) => [name, sites[name]])),
    },
  });
};
