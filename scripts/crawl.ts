/**
 * `npm run crawl`: opens the built shop on data of its own, follows every link of its sites, reads
 * the HTML of every page, and looks at each page in Chromium. `--sites poster.ch,kartenliebe.de`
 * crawls some sites, `--limit 10` looks at ten pages of each, `--no-browser` follows links and reads
 * HTML alone, `--kinds` looks at as many pages of each site as show together all that it has,
 * `--no-others` asks no address of another site than the crawled one. `--minutes 4` begins nothing
 * new after four minutes, and keeps no site whose links it did not follow to the end; `--continue`
 * goes on where earlier crawls ended: it leaves out what is without a fault. Prints every fault and
 * a table, keeps the figures in bench/results.json, and ends with 1 where there is a fault.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

import { printTable } from '../bench/table.ts';
import type { Site } from '../core/domain/routing/sites.ts';
import { siteUrl } from '../core/domain/routing/sites.ts';
import { embeddedSites } from '../server/embedded-addresses.ts';
import { stories } from '../server/embedded/content/samples/stories/stories.ts';
import { openShop, unlimited } from '../tests/web/shop.ts';
import { chromiumFlags, ensureChromium, findHeadlessChromium } from './chromium.mjs';
import { readSpace } from './content/finding.ts';
import {
  isFinished,
  keepSite,
  keptSites,
  knowsLinks,
  seenBefore,
  type LookCount,
  type Reach,
  type SiteResult,
} from './crawl/kept-crawl.ts';
import { lookAtPages, type PageFault } from './crawl/look-at-pages.ts';
import { crawlShop, siteName, type Answers } from './crawl/shop-crawl.ts';
import type { LinkFault, LinkResult } from './crawl/crawl-links.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    sites: { type: 'string', default: '' },
    limit: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '' },
    browser: { type: 'boolean', default: true },
    kinds: { type: 'boolean', default: false },
    others: { type: 'boolean', default: true },
    continue: { type: 'boolean', default: false },
  },
});

const tabs = 2;

const looked = values.kinds ? 'kinds' : 'pages';
const reach: Reach = values.browser ? looked : 'links';

const end = values.minutes === '' ? Infinity : Date.now() + Number(values.minutes) * 60_000;
const isOver = (): boolean => Date.now() > end;
const today = (): string => new Date().toISOString().slice(0, 10);

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

  const answers: Answers = new Map();

  const look = async (
    site: Site,
    found: LinkResult,
    before: SiteResult | undefined,
  ): Promise<LookCount | undefined> => {
    if (browser === undefined) return undefined;
    const all = found.pages
      .slice(0, Number(values.limit))
      .map((address) => ({ address, status: 200 }));
    const missing = {
      address: siteUrl(sites, site, missingPath(sites.trailingSlash[site.channel])),
      status: 404,
    };
    const pages = [...all.slice(0, found.kinds), missing, ...all.slice(found.kinds)];
    const kinds = Math.min(found.kinds + 1, pages.length);
    const first = seenBefore(before, pages.length);
    const last = values.kinds ? kinds : pages.length;
    const { seen, faults } = await lookAtPages(browser, pages.slice(first, last), {
      width: tabs,
      isOver,
    });
    for (const fault of faults) printPageFault(fault);
    const count = { pages: pages.length, kinds, seen: first + seen };
    return { date: today(), ...count, faults: faults.length };
  };

  const follow = (site: Site, isSample: boolean): Promise<LinkResult> =>
    crawlShop({
      port: shop.port,
      sites,
      wanted: [site],
      space,
      isSample,
      asksOthers: values.others && !isSample,
      answers,
      isOver,
    });

  /** What was found of a site; undefined where the time was over before all its links were asked. */
  const crawlSite = async (
    site: Site,
    before: SiteResult | undefined,
  ): Promise<SiteResult | undefined> => {
    // The pages alone are enough where an earlier crawl asked all that they name.
    const sample = before && before.links.faults === 0 ? await follow(site, true) : undefined;
    if (sample?.isWhole === true && knowsLinks(before, sample)) {
      const seen = await look(site, sample, before);
      return { links: before.links, ...(seen && { look: seen }) };
    }
    const found = await follow(site, false);
    for (const fault of found.faults) printLinkFault(fault);
    if (!found.isWhole) return undefined;
    // No fault: landing pages wait for advertisements and searches.
    for (const page of found.unlinked) console.log(`unlinked  ${page}`);
    const links = {
      date: today(),
      withOthers: values.others,
      pages: found.pages.length,
      links: found.links,
      asked: found.asked,
      redirects: found.redirects,
      faults: found.faults.length,
    };
    const seen = await look(site, found, before);
    return { links, ...(seen && { look: seen }) };
  };

  const results = new Map<string, SiteResult>();
  for (const site of wanted) {
    const name = siteName(site);
    const before = values.continue ? keptSites()[name] : undefined;
    if (isOver() || isFinished(before, reach)) continue;
    // One after another, so that what is printed stands together.
    const result = await crawlSite(site, before);
    if (result === undefined) {
      console.log(`${name}: not finished`);
      continue;
    }
    results.set(name, result);
    // Kept at once: a crawl that is stopped has what it found.
    keepSite(name, result);
    console.log(`${name}: ${result.links.pages} pages, ${result.links.links} links`);
  }
  printTable(
    'Crawl',
    ['site', 'pages', 'links', 'asked', 'redirected', 'faults', 'seen', 'faults seen'],
    [...results].map(([name, { links, look: seen }]) => [
      name,
      links.pages,
      links.links,
      links.asked,
      links.redirects,
      links.faults,
      seen === undefined ? '' : `${seen.seen} of ${seen.pages}`,
      seen?.faults ?? '',
    ]),
  );
  const hasFaults = [...results.values()].some(
    ({ links, look: seen }) => links.faults + (seen?.faults ?? 0) > 0,
  );
  process.exitCode = hasFaults ? 1 : 0;
} finally {
  await browser?.close();
  await shop.close();
}
