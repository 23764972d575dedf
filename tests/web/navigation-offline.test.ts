/** Without a connection the page stays, says so in its language, and recovers. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';

import { address, eventually, foresee, hydrated, usedPage, visit, withBrowser } from './browser.ts';
import { marksOf } from './marked.ts';

const openPage = usedPage(withBrowser());
const canvas = address('localhost', '/leinwanddruck');

let page: Page;

beforeEach(async () => {
  page = await openPage();
});

const { mark, isMarked, headline } = marksOf(() => page);
const notice = (text: string) => page.locator('output', { hasText: text });
const linkTo = (path: string) =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
const setOffline = async (isOffline: boolean): Promise<void> => {
  // What the page loads at rest is there before: a part of it that is lost loads the page in full.
  if (isOffline) await page.waitForLoadState('networkidle');
  // Whatever is asked for meanwhile fails; an error of a script would still be told.
  foresee(page, /./u);
  await page.context().setOffline(isOffline);
};

test.each([
  ['de-DE', 'localhost', '/leinwanddruck', '/poster-drucken', 'Keine Verbindung'],
  ['fr-CH', 'ch.localhost', '/fr/impression-sur-toile', '/fr', 'Pas de connexion'],
])(
  'a link (%s) leaves the page, and leads on afterwards',
  async (_locale, host, from, to, says) => {
    await visit(page, address(host, from));
    await mark();
    const before = await headline();
    await setOffline(true);
    await linkTo(to).click();
    await notice(says).waitFor();
    expect(page.url()).toBe(address(host, from));
    expect(await headline()).toBe(before);
    await setOffline(false);
    await notice(says).waitFor({ state: 'hidden' });
    await linkTo(to).click();
    await eventually(() => page.url()).toBe(address(host, to));
    await eventually(headline).not.toBe(before);
    expect(await isMarked()).toBe(true);
  },
);

test('what could not be loaded is asked for again by the notice', async () => {
  await visit(page, canvas);
  const payload = address('localhost', '/poster-drucken/_payload.json');
  foresee(page, payload);
  await page.route(payload, (route) => route.abort('connectionreset'));
  await page.locator('[data-bar-item] > a[href="/poster-drucken"]').first().click();
  const retry = notice('Keine Verbindung').locator('a');
  await retry.waitFor();
  await page.unroute(payload);
  await retry.click();
  await eventually(headline).toBe('Ihr Foto als Poster');
  await notice('Keine Verbindung').waitFor({ state: 'hidden' });
});

test('a dialog does not open, and opens afterwards', async () => {
  await visit(page, canvas);
  await mark();
  const more = page.locator('main a[href*="dialog=calculator-more-formats"]').first();
  await setOffline(true);
  await more.click();
  await notice('Keine Verbindung').waitFor();
  expect(page.url()).toBe(canvas);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await setOffline(false);
  await notice('Keine Verbindung').waitFor({ state: 'hidden' });
  await more.click();
  await page.locator('dialog[open]').waitFor();
  expect(await isMarked()).toBe(true);
});

test('a dialog whose chunk cannot be fetched opens when the connection is back', async () => {
  await visit(page, canvas);
  await page.waitForLoadState('networkidle');
  foresee(page, /./u);
  const chunk = /assets\/dialog-host/u;
  await page.route(chunk, (route) => route.abort('internetdisconnected'));
  // By asking for the page itself it is found out whether the server or the chunk is lost.
  const document = /leinwanddruck(?:\?|$)/u;
  await page.route(document, (route) => route.abort('internetdisconnected'));
  await page.locator('main a[href*="dialog=calculator-more-formats"]').first().click();
  await notice('Keine Verbindung').waitFor();
  expect(await headline()).toBe('Ihr Foto auf Leinwand');
  await page.unroute(chunk);
  await page.unroute(document);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  // A browser may keep a module that failed as failed: then the page is loaded in full, dialog and all.
  await page.locator('dialog[open]').waitFor();
  await notice('Keine Verbindung').waitFor({ state: 'hidden' });
});

test('Back shows the page that was left, where the reader was', async () => {
  await visit(page, canvas);
  await mark();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.locator('footer a[href="/impressum"]').click();
  await eventually(headline).toContain('Impressum');
  await setOffline(true);
  await page.evaluate(() => history.back());
  await eventually(headline).toBe('Ihr Foto auf Leinwand');
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(1400);
  await page.evaluate(() => history.forward());
  await eventually(headline).toContain('Impressum');
  expect(await isMarked()).toBe(true);
});

test('Back to a page that is not kept stays, and its address with it', async () => {
  await visit(page, canvas);
  await page.locator('[data-bar-item] > a[href="/poster-drucken"]').first().click();
  await eventually(headline).toBe('Ihr Foto als Poster');
  await page.reload();
  await hydrated(page);
  await setOffline(true);
  await page.evaluate(() => history.back());
  await notice('Keine Verbindung').waitFor();
  await eventually(() => page.url()).toBe(address('localhost', '/poster-drucken'));
  expect(await headline()).toBe('Ihr Foto als Poster');
  await setOffline(false);
  await notice('Keine Verbindung').waitFor({ state: 'hidden' });
  await page.evaluate(() => history.back());
  await eventually(headline).toBe('Ihr Foto auf Leinwand');
  expect(page.url()).toBe(canvas);
});

test('a chunk that is gone loads the page in full, once in ten seconds', async () => {
  await visit(page, canvas);
  const chunk = /assets\/account-dialog-island/u;
  foresee(page, chunk);
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.locator('header').getByRole('link', { name: 'Anmelden' }).click();
  await notice('Keine Verbindung').waitFor();
  // What the server has drawn stays while the scripts wait.
  expect(await page.locator('dialog[open] input[name="email"]').count()).toBe(1);
  expect(documents).toBe(1);
});
