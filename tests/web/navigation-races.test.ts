/** Moving between pages in place while answers are slow, wrong, or not wanted any more. */
import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  address,
  eventually,
  foresee,
  hydrated,
  isLive,
  usedPage,
  visit,
  withBrowser,
} from './browser.ts';

const openPage = usedPage(withBrowser());
const canvas = address('localhost', '/leinwanddruck');
const posters = address('localhost', '/poster-drucken');
const postersPayload = `${posters}/_payload.json`;
const acrylic = address('localhost', '/acrylglas-druck');
const acrylicPayload = `${acrylic}/_payload.json`;

let page: Page;

beforeEach(async () => {
  page = await openPage();
});

const mark = (): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (): Promise<boolean> => page.evaluate(() => 'marked' in window);
const headline = (): Promise<string | null> => page.locator('h1').textContent();
const barLink = (path: string) => page.locator(`[data-bar-item] > a[href="${path}"]`).first();
const entries = (): Promise<number> => page.evaluate(() => navigation.entries().length);

/** Leads a link of the footer elsewhere, and follows it. */
const follow = async (href: string): Promise<void> => {
  const link = page.locator('footer a').first();
  await link.evaluate((element, to) => element.setAttribute('href', to), href);
  await link.click();
};

/** Holds the answers of an address back until they are let go. */
const hold = async (url: string) => {
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest(url);
  await page.route(url, async (route: Route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  return { asked, letGo: () => held.resolve() };
};

/** Keeps every headline that is shown from now on. */
const watchHeadlines = (): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent ?? '';
      if (text !== '' && seen.at(-1) !== text) seen.push(text);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
const seenHeadlines = (): Promise<unknown> =>
  page.evaluate(() => ('seen' in window ? window.seen : undefined));

describe('while a page is on its way', () => {
  test('address and page stay, and Stop keeps them', async () => {
    await visit(page, canvas);
    // Stop is for the next page's payload, not for what this one still loads.
    const picture = page.locator('a[href="#stage-room"]');
    await picture.hover();
    await eventually(() => isLive(picture)).toBe(true);
    await mark();
    const { asked, letGo } = await hold(postersPayload);
    await barLink('/poster-drucken').click();
    const request = await asked;
    expect(page.url()).toBe(canvas);
    expect(await headline()).toBe('Ihr Foto auf Leinwand');
    const dropped = page.waitForEvent('requestfailed', (failed) => failed === request);
    await page.evaluate(() => window.stop());
    await dropped;
    letGo();
    expect(page.url()).toBe(canvas);
    expect(await headline()).toBe('Ihr Foto auf Leinwand');
    await barLink('/acrylglas-druck').click();
    await eventually(() => page.url()).toBe(acrylic);
    expect(await isMarked()).toBe(true);
  });

  test('a second link wins, and the first is never shown', async () => {
    await visit(page, canvas);
    const before = await entries();
    await watchHeadlines();
    const { asked, letGo } = await hold(postersPayload);
    await barLink('/poster-drucken').click();
    const request = await asked;
    const dropped = page.waitForEvent('requestfailed', (failed) => failed === request);
    await barLink('/acrylglas-druck').click();
    await eventually(() => page.url()).toBe(acrylic);
    await dropped;
    letGo();
    await eventually(headline).toBe('Ihr Foto hinter Acrylglas');
    expect(await seenHeadlines()).not.toContain('Ihr Foto als Poster');
    expect(await entries()).toBe(before + 1);
  });

  test('a double click opens one page, in one entry of the history', async () => {
    await visit(page, canvas);
    await mark();
    const before = await entries();
    await barLink('/poster-drucken').dblclick();
    await eventually(() => page.url()).toBe(posters);
    await eventually(headline).toBe('Ihr Foto als Poster');
    expect(await entries()).toBe(before + 1);
    expect(await isMarked()).toBe(true);
  });

  test('Back leads to the page before, not to the one on its way', async () => {
    await visit(page, canvas);
    await barLink('/acrylglas-druck').click();
    await eventually(headline).toBe('Ihr Foto hinter Acrylglas');
    const { asked, letGo } = await hold(postersPayload);
    await barLink('/poster-drucken').click();
    await asked;
    await page.evaluate(() => history.back());
    await eventually(() => page.url()).toBe(canvas);
    await eventually(headline).toBe('Ihr Foto auf Leinwand');
    letGo();
    await page.evaluate(() => history.forward());
    await eventually(() => page.url()).toBe(acrylic);
    await eventually(headline).toBe('Ihr Foto hinter Acrylglas');
  });

  test('Back to a page that is not kept shows it when it comes', async () => {
    await visit(page, canvas);
    await barLink('/poster-drucken').click();
    await eventually(headline).toBe('Ihr Foto als Poster');
    // What was kept for those who go back is gone with the document.
    await page.reload();
    await hydrated(page);
    await mark();
    const { asked, letGo } = await hold(`${canvas}/_payload.json`);
    await page.evaluate(() => history.back());
    await asked;
    letGo();
    await eventually(headline).toBe('Ihr Foto auf Leinwand');
    expect(page.url()).toBe(canvas);
    expect(await isMarked()).toBe(true);
  });
});

describe('Back before the scripts', () => {
  test.each([
    ['another page', '[data-bar-item] > a[href="/poster-drucken"]', 'h1'],
    ['a dialog over the page', 'main a[href*="dialog=calculator-more-formats"]', 'dialog[open]'],
  ])('from %s shows the page of the address', async (_name, link, shows) => {
    await visit(page, canvas);
    await page.locator(link).first().click();
    await eventually(() => page.url()).not.toBe(canvas);
    await page.locator(shows).first().waitFor();
    const entry = /entry\.client/u;
    const held = Promise.withResolvers<void>();
    await page.route(entry, async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
    });
    await page.reload({ waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(() => history.back());
    await eventually(() => page.url()).toBe(canvas);
    const loaded = page.waitForEvent('load');
    held.resolve();
    await loaded;
    await eventually(() => page.locator('html[data-hydrated]').count()).toBe(1);
    await eventually(headline).toBe('Ihr Foto auf Leinwand');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(page.url()).toBe(canvas);
  });
});

describe('an answer that is not a page', () => {
  test.each([
    ['an outage', { status: 500, contentType: 'application/json', body: '{}' }],
    ['HTML', { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><p>Hello' }],
    ['nothing', { status: 200, contentType: 'application/json', body: '' }],
  ])('(%s) is followed by a full load, which shows what there is', async (_name, answer) => {
    await visit(page, canvas);
    await mark();
    foresee(page, postersPayload);
    await page.route(postersPayload, (route) => route.fulfill(answer));
    await barLink('/poster-drucken').click();
    await page.waitForURL(posters);
    await hydrated(page);
    expect(await headline()).toBe('Ihr Foto als Poster');
    expect(await isMarked()).toBe(false);
    await page.evaluate(() => history.back());
    await eventually(() => page.url()).toBe(canvas);
    await eventually(headline).toBe('Ihr Foto auf Leinwand');
  });

  test('but a redirect leads to its end, with one entry of the history', async () => {
    await visit(page, posters);
    await mark();
    const before = await entries();
    await follow('/canvas-prints');
    await eventually(() => page.url()).toBe(canvas);
    await eventually(headline).toBe('Ihr Foto auf Leinwand');
    expect(await isMarked()).toBe(true);
    expect(await entries()).toBe(before + 1);
  });

  test('but a redirect to another host is a full load of it', async () => {
    const swiss = address('ch.localhost', '/fr/impression-sur-toile');
    await visit(page, canvas);
    await page.route(postersPayload, (route) =>
      route.fulfill({ json: { build: 'any', kind: 'redirect', location: swiss } }),
    );
    await barLink('/poster-drucken').click();
    await page.waitForURL(swiss);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-CH');
  });
});

describe('a newer build', () => {
  test('loads the page in full once, and goes on in place', async () => {
    // A busy machine may need more than the ten seconds within which nothing loads anew.
    await page.clock.setFixedTime(new Date());
    await visit(page, canvas);
    await mark();
    const renew = async (route: Route): Promise<void> => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), build: 'next' } });
    };
    await page.route(postersPayload, renew);
    await page.route(acrylicPayload, renew);
    await barLink('/poster-drucken').click();
    await page.waitForURL(posters);
    await hydrated(page);
    expect(await isMarked()).toBe(false);
    await mark();
    // The reloaded scripts still are another build's, and no time has passed: nothing loads anew.
    await barLink('/acrylglas-druck').click();
    await eventually(() => page.url()).toBe(acrylic);
    await eventually(headline).toBe('Ihr Foto hinter Acrylglas');
    expect(await isMarked()).toBe(true);
  });
});
