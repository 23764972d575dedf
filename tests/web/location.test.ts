/** Another site is suggested to those who seem to be in its country; nobody is sent there. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { consentCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { address, eventually, usedPage, visit, withBrowser } from './browser.ts';
import { countShifts, shiftsOf } from './layout-shift.ts';
import { openShop, type Shop } from './shop.ts';

const openPage = withBrowser();
const asks = '/api/get-location/';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop(inject('template'), { LOCATION_HEADERS: 'x-test-country' });
});

afterAll(async () => {
  await shop.close();
});

const at = (host: string, path: string): string => address(host, path, shop.port);
const canvas = (): string => at('localhost', '/leinwanddruck');

/** A page of somebody whose requests seem to come from a country. */
const openPageIn = (country: string, options = {}): Promise<Page> =>
  openPage({ extraHTTPHeaders: { 'x-test-country': country }, ...options });

const openUsed = usedPage(() => openPageIn('CH'));

const notice = (page: Page) => page.locator('output aside');
const go = (page: Page) => notice(page).getByRole('link').first();
const stay = (page: Page) => notice(page).getByRole('link', { name: 'Hier bleiben' });

const countAsked = (page: Page): { count: number } => {
  const counter = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === asks) counter.count += 1;
  });
  return counter;
};

const answered = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === asks);

describe('a visitor in another country', () => {
  test('gets a notice with a way to the page that is shown and a way to stay, and nothing moves', async () => {
    const page = await openUsed();
    const asked = countAsked(page);
    await countShifts(page);
    await visit(page, canvas());
    await notice(page).waitFor();
    expect(await notice(page).innerText()).toContain('Schweiz');
    expect(await go(page).getAttribute('href')).toBe(at('ch.localhost', '/leinwanddruck'));
    expect(await go(page).getAttribute('hreflang')).toBe('de-CH');
    expect(await stay(page).getAttribute('href')).toBe('/leinwanddruck');
    expect(page.url()).toBe(canvas());
    expect(await shiftsOf(page)).toBe(0);
    // The visitor's choice of consent is from before.
    expect(await page.evaluate(() => document.cookie)).toMatch(
      new RegExp(`^${consentCookie}=[^;]*$`, 'u'),
    );
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('site-suggestion'))).toBeNull();
    await page.locator('[data-bar-item] > a[href="/poster-drucken"]').first().click();
    await eventually(() => go(page).getAttribute('href')).toBe(
      at('ch.localhost', '/poster-drucken'),
    );
    expect(asked.count).toBe(1);
  });

  test('gets it out of the way of the keyboard’s focus below it', async () => {
    const page = await openUsed();
    await visit(page, canvas());
    await notice(page).waitFor();
    const opacity = (): Promise<string> =>
      notice(page).evaluate((shown) => getComputedStyle(shown).opacity);
    expect(await opacity()).toBe('1');
    await page.locator('main a').first().focus();
    await page.keyboard.press('Tab');
    await eventually(opacity).toBe('0');
  });

  test('who stays is not asked again in this tab, wherever the page leads', async () => {
    const page = await openUsed();
    const asked = countAsked(page);
    await visit(page, canvas());
    await stay(page).click();
    await notice(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(canvas());
    await eventually(() => page.evaluate(() => sessionStorage.getItem('site-suggestion'))).toBe(
      'answered',
    );
    await visit(page, at('localhost', '/'));
    await page.waitForLoadState('networkidle');
    expect([asked.count, await notice(page).count()]).toEqual([1, 0]);
  });

  test('who goes finds the page there, and no notice', async () => {
    const page = await openPageIn('CH', { locale: 'fr-CH' });
    await visit(page, canvas());
    const located = answered(page);
    await go(page).click();
    await page.waitForURL(at('ch.localhost', '/leinwanddruck'));
    await located;
    await page.waitForLoadState('networkidle');
    const said = page.evaluate(async (path): Promise<unknown> => (await fetch(path)).json(), asks);
    expect(await said).toEqual({ country: 'CH' });
    expect(await notice(page).count()).toBe(0);
  });

  test('hears of it, reaches it by the keyboard, and goes on at the content', async () => {
    const page = await openPageIn('FR');
    await visit(page, canvas());
    await notice(page).waitFor();
    // It comes into a place that was there before, which screen readers listen to.
    expect(await page.locator('output:has(+ main)').count()).toBe(1);
    const isOn = (name: RegExp): Promise<boolean> =>
      page.evaluate(
        (source) =>
          new RegExp(source, 'u').test(document.activeElement?.closest('a')?.textContent ?? ''),
        name.source,
      );
    for (let tabs = 0; tabs < 40 && !(await isOn(/Frankreich/u)); tabs += 1)
      await page.keyboard.press('Tab');
    expect(await isOn(/Frankreich/u)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isOn(/Hier bleiben/u)).toBe(true);
    await page.keyboard.press('Enter');
    await notice(page).waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
  });

  test('is led to the start page where the page is not there, and is told so', async () => {
    const page = await openPageIn('FR');
    await visit(page, at('localhost', '/gibt-es-nicht'), 404);
    await notice(page).waitFor();
    expect(await go(page).getAttribute('href')).toBe(at('fr.localhost', '/'));
    expect(await go(page).innerText()).toMatch(/^Zur Startseite/u);
  });
});

describe('nothing is suggested', () => {
  test.each([
    ['in the site’s own country', 'DE'],
    ['where the place is unknown', ''],
  ])('%s', async (_name, country) => {
    const page = await openPageIn(country);
    const located = answered(page);
    await visit(page, canvas());
    await located;
    await page.waitForLoadState('networkidle');
    expect(await notice(page).count()).toBe(0);
  });

  test('to crawlers, who are not asked', async () => {
    const page = await openPageIn('CH', { userAgent: 'Googlebot/2.1' });
    const asked = countAsked(page);
    await visit(page, canvas());
    await page.waitForLoadState('networkidle');
    expect([asked.count, await notice(page).count()]).toEqual([0, 0]);
  });

  test('in a shop that cannot tell where visitors are, which asks nobody', async () => {
    const page = await openUsed();
    const asked = countAsked(page);
    await visit(page, address('localhost', '/leinwanddruck'));
    await page.waitForLoadState('networkidle');
    expect([asked.count, await page.locator('output:has(+ main)').count()]).toEqual([0, 0]);
  });

  test('while the location cannot be had; the page notices nothing', async () => {
    const page = await openUsed();
    await page.route(`**${asks}`, (route) => route.fulfill({ status: 200, body: '<html>' }));
    const located = answered(page);
    await visit(page, canvas());
    await located;
    await page.waitForLoadState('networkidle');
    expect(await notice(page).count()).toBe(0);
  });
});
