/**
 * A sample of `npm run crawl`: the pages of two sites over the wire, of hundreds of designs some, others
 * in each run, and a few pages that no other test opens looked at in Chromium.
 */
import { describe, expect, inject, test } from 'vitest';

import { htmlFaults } from '../../scripts/crawl/html-faults.ts';
import { parseHtml } from '../../scripts/crawl/html-tree.ts';
import { lookAtPage } from '../../scripts/crawl/look-at-pages.ts';
import { crawlShop } from '../../scripts/crawl/shop-crawl.ts';
import { readSpace } from '../../scripts/content/finding.ts';
import { findSite } from '../../core/domain/routing/sites.ts';
import { embeddedSites } from '../../server/embedded-addresses.ts';
import { stories } from '../../server/embedded/content/samples/stories/stories.ts';
import { ask } from './ask.ts';
import { address, withBrowser } from './browser.ts';
import { productDialogs } from './dialog-list.ts';

const openPage = withBrowser();

const part = Number(process.env['CRAWL_PART'] ?? Math.floor(Math.random() * 1_000));

test.each([
  ['poster', 'es'],
  ['kartenliebe', 'de'],
] as const)(`every link of %s in %s leads somewhere (part ${part})`, async (channel, market) => {
  const port = inject('port');
  const sites = embeddedSites(port);
  const site = findSite(sites, channel, market);
  const space = readSpace(stories);
  const wanted = site === undefined ? [] : [site];
  const found = await crawlShop({ port, sites, wanted, space, isSample: true, part });
  expect(found.faults).toEqual([]);
  expect(found.pages.length).toBeGreaterThan(8);
});

// A crawl follows links to pages; these are states of pages, and pages that nothing has to lead to.
test.each([
  ...productDialogs.map(({ name }) => `/leinwanddruck?dialog=${name}`),
  '/?dialog=log-in',
  '/?dialog=sign-up',
  '/fotocollage',
  '/fotogeschenke',
  '/warenkorb',
  '/merkzettel',
  '/kundenkonto',
  '/desktop-startseite',
  '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE',
  '/gibt-es-nicht',
])('%s is sound, and nothing in it is dead without scripts', async (path) => {
  expect(htmlFaults(parseHtml((await ask('localhost', path)).text))).toEqual([]);
});

describe('a page that no other test opens', () => {
  test.each([
    ['es.localhost', '/condiciones-generales'],
    ['kartenliebe.ch.localhost', '/fr/retractation/'],
  ])('%s%s is sound and fits', async (host, path) => {
    const page = await openPage();
    expect(await lookAtPage(page, { address: address(host, path), status: 200 })).toEqual([]);
  });
});
