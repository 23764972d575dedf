/** Every dialog that a page leads to opens there, whatever of the page has come to life. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { returnParameter } from '../../core/domain/routing/return-parameter.ts';
import { address, eventually, usedPage, visit, withBrowser } from './browser.ts';
import { openDialog } from './product-page.ts';

const openBrowserPage = withBrowser();
const openPage = usedPage(() => openBrowserPage({ viewport: { width: 1280, height: 500 } }));

/** The dialogs that links of the page lead to, each once. */
const linkedDialogs = (page: Page): Promise<readonly string[]> =>
  page
    .locator('a[href*="dialog="]')
    .evaluateAll((links) => [
      ...new Set(
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('dialog')),
      ),
    ])
    .then((names) => names.flatMap((name) => name ?? []));

// One page of each kind, and a market that has several languages.
test.each([
  { host: 'localhost', path: '/', least: ['log-in'] },
  { host: 'ch.localhost', path: '/', least: ['log-in'] },
  { host: 'kartenliebe.localhost', path: '/', least: ['log-in'] },
  { host: 'localhost', path: '/wandbilder', least: ['log-in', 'calculator-more-formats'] },
  { host: 'localhost', path: '/impressum', least: ['log-in'] },
  { host: 'localhost', path: '/warenkorb', least: ['log-in'] },
  { host: 'localhost', path: '/merkzettel', least: ['log-in'] },
  { host: 'localhost', path: '/fotocollage', least: ['log-in'] },
  { host: 'localhost', path: '/leinwanddruck', least: ['log-in', 'room-view', 'image-magnify'] },
  { host: 'localhost', path: '/bilderrahmen', least: ['log-in', 'calculator-own-format'] },
])('$path of $host opens its dialogs unscrolled', async ({ host, path, least }) => {
  const page = await openPage();
  await visit(page, address(host, path));
  const names = await linkedDialogs(page);
  expect(names).toEqual(expect.arrayContaining(least));
  for (const name of names) {
    // As a click does it, without scrolling to the link.
    await page
      .locator(`a[href*="dialog=${name}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await openDialog(page).waitFor();
    await eventually(() => page.locator('dialog:modal').count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('dialog')).toBe(name);
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('dialog:modal').count()).toBe(0);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const designer = '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE';

// What such a page shows is no page of its own: whoever has logged in gets the account, or comes back.
test.each([
  { path: '/gibt-es-nicht', status: 404, back: null },
  { path: designer, status: 200, back: designer },
])('the log-in of $path stands over the account’s page', async ({ path, status, back }) => {
  const page = await openPage();
  await visit(page, address('localhost', path), status);
  await page.locator('header a[data-opens="log-in"]').click();
  await openDialog(page).waitFor();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('dialog')]).toEqual(['/kundenkonto', 'log-in']);
  expect(searchParams.get(returnParameter)).toBe(back);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
