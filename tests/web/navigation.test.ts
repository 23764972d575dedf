/**
 * Moving between pages: without a full load within a site and language, with one beyond them. The other
 * engines are asked what a shopper sees of it (engines/suites/navigation.ts).
 */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';

import { address, eventually, foresee, isLive, usedPage, visit, withBrowser } from './browser.ts';
import { marksOf } from './marked.ts';

const openPage = usedPage(withBrowser());
const canvas = address('localhost', '/leinwanddruck');

let page: Page;

beforeEach(async () => {
  page = await openPage();
});

const { mark, isMarked, headline } = marksOf(() => page);

const barLink = (path: string) => page.locator(`[data-bar-item] > a[href="${path}"]`).first();

describe('a link to another page of the site', () => {
  test('loads it in place: title, headline, scroll position and selected item', async () => {
    // Underscored parameters are carried along, and no others.
    await visit(page, `${canvas}?_debug=1&utm_source=mail`);
    await mark();
    await page.locator('main a[href="/alu-dibond-druck"]').last().click();
    await eventually(() => page.url()).toBe(address('localhost', '/alu-dibond-druck?_debug=1'));
    await eventually(headline).not.toBe('Ihr Foto auf Leinwand');
    expect(await isMarked()).toBe(true);
    expect(await page.title()).not.toContain('Foto auf Leinwand drucken');
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await barLink('/alu-dibond-druck').getAttribute('aria-current')).toBe('page');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      address('localhost', '/alu-dibond-druck'),
    );
  });

  test.each([
    ['localhost', '/leinwanddruck', '/', 'Bilder, die\u00a0bleiben', 'de-DE'],
    ['ch.localhost', '/fr/impression-sur-toile', '/fr', 'Des images qui restent', 'fr-CH'],
    ['kartenliebe.localhost', '/impressum/', '/', 'Karten zum Aufheben', 'de-DE'],
  ])('leads from %s%s to the start page', async (host, from, to, name, language) => {
    await visit(page, address(host, from));
    await mark();
    await page.locator(`header a[href="${to}"]`).first().click();
    await eventually(headline).toBe(name);
    expect(page.url()).toBe(address(host, to));
    expect(await isMarked()).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  });

  test('restores the position on the way back, and leads there again', async () => {
    await visit(page, canvas);
    await page.evaluate(() => scrollTo(0, 1500));
    await eventually(() => page.evaluate(() => scrollY)).toBe(1500);
    await page.locator('footer a[href="/impressum"]').click();
    await eventually(headline).toContain('Impressum');
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await eventually(headline).toBe('Ihr Foto auf Leinwand');
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(1400);
    expect(await page.title()).toContain('Foto auf Leinwand drucken');
    await page.goForward();
    await eventually(headline).toContain('Impressum');
  });

  test('that is not there shows the error page in place, with the way back', async () => {
    await visit(page, canvas);
    await mark();
    foresee(page, /gibt-es-nicht/u, 404);
    await page
      .locator('footer a[href="/impressum"]')
      .evaluate((link) => link.setAttribute('href', '/gibt-es-nicht'));
    await page.locator('footer a[href="/gibt-es-nicht"]').click();
    await eventually(headline).toBe('Diese Seite gibt es nicht');
    expect(await page.locator('main').innerText()).toContain('Page Not Found: /gibt-es-nicht');
    await page.goBack();
    await eventually(headline).toBe('Ihr Foto auf Leinwand');
  });
});

describe('other links', () => {
  test('with a hash alone stay in the page', async () => {
    await visit(page, canvas);
    await mark();
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#content"]');
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).hash).toBe('#content');
    expect(await isMarked()).toBe(true);
    expect(await headline()).toBe('Ihr Foto auf Leinwand');
  });

  test('of the picture row bring its view forward without moving the page', async () => {
    await visit(page, canvas);
    const thumbnail = page.locator('a[href="#stage-wall"]');
    await thumbnail.scrollIntoViewIfNeeded();
    // The row of pictures is live from the first touch of the page on; before, it is an anchor.
    await thumbnail.hover();
    await eventually(() => isLive(thumbnail)).toBe(true);
    const before = await page.evaluate(() => scrollY);
    await thumbnail.click();
    await eventually(() => thumbnail.getAttribute('aria-current')).toBe('true');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('to files are full loads', async () => {
    await visit(page, canvas);
    await mark();
    const picture = await page.locator('main img').first().getAttribute('src');
    const link = page.locator('main a[href="/alu-dibond-druck"]').last();
    await link.evaluate((element, href) => element.setAttribute('href', href ?? ''), picture);
    await page.locator(`main a[href="${picture ?? ''}"]`).click();
    await page.waitForURL(new URL(picture ?? '', canvas).href);
    expect(await isMarked()).toBe(false);
  });

  test('to another market, and to another language of it, are full loads', async () => {
    await visit(page, canvas);
    for (const [language, path, price] of [
      ['fr-CH', '/fr/impression-sur-toile', '52.90\u00a0CHF'],
      ['it-CH', '/it/stampa-su-tela', 'CHF\u00a052.90'],
    ] as const) {
      await mark();
      await page.locator('footer summary').click();
      await page.locator(`footer a[hreflang="${language}"] [lang]`).click();
      await page.waitForURL(address('ch.localhost', path));
      expect(await isMarked()).toBe(false);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.locator('main').innerText()).toContain(price);
    }
  });
});
