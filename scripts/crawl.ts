/**
 * `npm run crawl`: opens the built shop on data of its own, follows every link of its sites, and
 * looks at each page in Chromium. `--sites poster.ch,kartenliebe.de` crawls some sites, `--limit 10`
 * looks at ten pages of each, `--no-browser` follows links alone. Prints every fault and a table,
 * keeps the figures in bench/results.json, and ends with 1 where there is a fault.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

import { printTable } from '../bench/table.ts';
import type { Site } from '../core/domain/routing/sites.ts';
import { siteUrl } from '../core/domain/routing/sites.ts';
import { embeddedSites } from '../server/embedded-addresses.ts';
import { stories } from '../server/services/content/stories/stories.ts';
import { openShop, unlimited } from '../tests/web/shop.ts';
import { chromiumFlags, ensureChromium, findHeadlessChromium } from './chromium.mjs';
import { readSpace } from './content/finding.ts';
import { keepCrawl, type SiteResult } from './crawl/kept-crawl.ts';
import { lookAtPages, type PageFault } from './crawl/look-at-pages.ts';
import { crawlShop, siteName } from './crawl/shop-crawl.ts';
import type { LinkFault } from './crawl/crawl-links.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    sites: { type: 'string', default: '' },
    limit: { type: 'string', default: '10000' },
    browser: { type: 'boolean', default: true },
  },
});

const tabs = 2;

const missingPath = (hasSlash: boolean): `/${string}` =>
  `/there-is-no-such-page${hasSlash ? '/' : ''}`;

const printLinkFault = ({ kind, address, message, from }: LinkFault): void => {
  const [first = '', ...others] = from;
  const more = others.length === 0 ? '' : ` and ${others.length} more pages`;
  console.log(`${kind}  ${address}: ${message}; on ${first}${more}`);
};

const printPageFault = ({ address, message }: PageFault): void =>
  console.log(`page  ${address}: ${message}`);

const shop = await openShop(undefined, unlimited);
let browser: Browser | undefined;
try {
  const sites = embeddedSites(shop.port);
  const names = values.sites.split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !sites.sites.some((site) => siteName(site) === name));
  if (unknown.length > 0) throw new Error(`Not a site: ${unknown.join(', ')}.`);
  const wanted = sites.sites.filter((site) => names.length === 0 || names.includes(siteName(site)));
  const space = readSpace(stories);
  browser = values.browser
    ? await chromium.launch({
        executablePath: findHeadlessChromium() ?? ensureChromium(),
        args: [...chromiumFlags],
      })
    : undefined;

  const crawlSite = async (site: Site): Promise<SiteResult> => {
    const links = await crawlShop({ port: shop.port, sites, wanted: [site], space });
    for (const fault of links.faults) printLinkFault(fault);
    // No fault: landing pages wait for advertisements and searches.
    for (const page of links.unlinked) console.log(`unlinked  ${page}`);
    const pages = [
      ...links.pages.slice(0, Number(values.limit)).map((address) => ({ address, status: 200 })),
      {
        address: siteUrl(sites, site, missingPath(sites.trailingSlash[site.channel])),
        status: 404,
      },
    ];
    const faults = browser === undefined ? [] : await lookAtPages(browser, pages, tabs);
    for (const fault of faults) printPageFault(fault);
    return {
      date: new Date().toISOString().slice(0, 10),
      pages: links.pages.length,
      links: links.links,
      asked: links.asked,
      redirects: links.redirects,
      linkFaults: links.faults.length,
      seen: browser === undefined ? 0 : pages.length,
      pageFaults: faults.length,
    };
  };

  const results: Record<string, SiteResult> = {};
  for (const site of wanted) {
    // One after another, so that what is printed stands together.
    const result = await crawlSite(site);
    results[siteName(site)] = result;
    // Kept at once: a crawl that is stopped has what it found.
    keepCrawl({ [siteName(site)]: result });
    console.log(`${siteName(site)}: ${result.pages} pages, ${result.links} links`);
  }
  printTable(
    'Crawl',
    ['site', 'pages', 'links', 'asked', 'redirected', 'dead or wrong', 'seen', 'faults'],
    Object.entries(results).map(([name, found]) => [
      name,
      found.pages,
      found.links,
      found.asked,
      found.redirects,
      found.linkFaults,
      found.seen,
      found.pageFaults,
    ]),
  );
  const hasFaults = Object.values(results).some(
    ({ linkFaults, pageFaults }) => linkFaults + pageFaults > 0,
  );
  process.exitCode = hasFaults ? 1 : 0;
} finally {
  await browser?.close();
  await shop.close();
}
