/** The header on the web and in the desktop software: its parts, its focus order, its late guests. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { axeViolations } from './axe.ts';
import { address, eventually, withBrowser, usedPage, visit } from './browser.ts';

const openPage = withBrowser();
const openNarrow = usedPage(() => openPage({ viewport: { width: 320, height: 800 } }));
const canvas = address('localhost', '/leinwanddruck');
const desktop = { viewport: { width: 1440, height: 900 } };

const customer = {
  emailHash: 'a'.repeat(64),
  firstName: 'Ada',
  lastName: 'Lovelace',
  isLoggedIn: true,
  isWhitelabelCustomer: false,
  number: '4711',
  type: 0,
  order: { isWhitelabelOrder: false, cartArticlesAmount: 3 },
  wishlistArticlesAmount: 2,
};

const asCustomer = async (page: Page): Promise<void> => {
  await page.route(/customer-data$/u, (route) => route.fulfill({ json: customer }));
};

/** The addresses that Tab comes by, one after the other. */
const tabThrough = async (page: Page, steps: number): Promise<readonly string[]> => {
  const found: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    found.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''));
  }
  return found;
};

/** Behind sign, shops, magazine, service and hotline. */
const accountPlace = 6;

/** Where the links of the header begin, and the headline of the page. */
const leftEdges = (page: Page): Promise<readonly number[]> =>
  page
    .locator('header > div a, main h1')
    .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().left));

describe('the header on the web', () => {
  test('has its parts in order for the eye and for Tab, and leads to the other shop and back', async () => {
    const page = await openPage(desktop);
    await visit(page, canvas);
    // A campaign stands above everything, and ends with its day.
    const campaigns = await page
      .locator('header > p a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(await tabThrough(page, 10 + campaigns.length)).toEqual([
      '#content',
      ...campaigns,
      '/',
      address('localhost', '/'),
      address('kartenliebe.localhost', '/'),
      '/magazin',
      '/kontakt',
      'tel:03023125014',
      '?dialog=log-in',
      '/merkzettel',
      '/warenkorb',
    ]);
    for (const countdown of await page.locator('[data-ends]').all())
      await eventually(() => countdown.innerText()).toMatch(/^noch \d/u);
    const shops = page.locator('header > div ul[aria-label="Unsere Shops"] a');
    expect(await shops.evaluateAll((found) => found.map((link) => link.ariaCurrent))).toEqual([
      'true',
      null,
    ]);
    await shops.nth(1).click();
    await page.waitForURL(/kartenliebe\.localhost/u);
    await eventually(() => shops.nth(1).getAttribute('aria-current')).toBe('true');
    await shops.nth(0).click();
    await page.waitForURL((url) => !url.hostname.includes('kartenliebe'));
  });

  test('shows a customer by name and the cart with its count from page to page, and nothing moves', async () => {
    const page = await openPage(desktop);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/customer-data$/u, async (route) => {
      await held;
      await route.fulfill({ json: customer });
    });
    await visit(page, canvas);
    const before = await leftEdges(page);
    answer();
    const name = page.getByRole('button', { name: 'Konto, Ada Lovelace' });
    await name.waitFor();
    // Account, wishlist and cart are parts of their own, which come one after the other.
    const cart = page.getByRole('link', { name: 'Warenkorb (3 Artikel)' });
    await cart.waitFor();
    expect(await cart.count()).toBe(1);
    await page.getByRole('link', { name: 'Merkzettel (2 Artikel)' }).waitFor();
    expect(await page.locator('header').getByRole('link', { name: 'Anmelden' }).count()).toBe(0);
    // All but the account's own words, which end where they ended.
    const others = before.filter((_, place) => place !== accountPlace);
    expect(await leftEdges(page)).toEqual(expect.arrayContaining(others));
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('[data-bar-item] > a[href="/poster-drucken"]').first().click();
    await eventually(() => new URL(page.url()).pathname).toBe('/poster-drucken');
    await name.waitFor();
    await page.goBack();
    await eventually(() => new URL(page.url()).pathname).toBe('/leinwanddruck');
    await name.waitFor();
    expect(await name.count()).toBe(1);
    expect(await page.locator('header :has(> #header-account) > *').count()).toBe(2);
  });

  test.each(['it.localhost', 'fr.localhost', 'localhost'])(
    'of %s fits every window',
    async (host) => {
      const page = await openNarrow();
      await visit(page, address(host, '/'));
      for (const width of [320, 390, 768, 999, 1000, 1279, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
        const small = await page
          .locator('header a:visible, header button:visible')
          .evaluateAll((found) =>
            found
              .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML }))
              .filter(({ box }) => box.height < 44)
              .map(({ html }) => html.slice(0, 120)),
          );
        expect([width, small]).toEqual([width, []]);
      }
    },
  );
});

describe('another application of the shop', () => {
  test('wears the header with what is a customer’s own, the footer, and leads on without a load', async () => {
    const page = await openPage(desktop);
    await asCustomer(page);
    const other = address('localhost', '/dev/other-application');
    await visit(page, other);
    await page.getByRole('link', { name: 'Warenkorb (3 Artikel)' }).waitFor();
    await page.getByRole('button', { name: 'Konto, Ada Lovelace' }).waitFor();
    expect(await page.locator('h1').innerText()).toBe('Dieser Bereich ist noch nicht geöffnet');
    expect(await page.locator('footer a').count()).toBeGreaterThan(10);
    expect(await axeViolations(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset['same'] = 'yes'));
    await page.locator('[data-bar-item] > a[href="/poster-drucken"]').first().click();
    await eventually(() => page.locator('h1').innerText()).toContain('Poster');
    expect(await page.locator('html[data-same]').count()).toBe(1);
    await page.goBack();
    await eventually(() => page.locator('h1').innerText()).toContain('noch nicht geöffnet');
    expect(page.url()).toBe(other);
  });
});

describe('the header in the desktop software', () => {
  test('has back, account and cart alone, and goes one step back', async () => {
    const page = await openPage(desktop);
    await visit(page, address('localhost', '/desktop-startseite'));
    expect(await page.locator('header a').count()).toBe(2);
    await visit(page, address('localhost', '/d/leinwanddruck'));
    const back = page.locator('header').getByRole('link', { name: 'Zurück' });
    expect(await page.locator('header a:visible').count()).toBe(3);
    // Until its script has come, the link leads to the same page.
    await page.waitForLoadState('networkidle');
    await back.click();
    await page.waitForURL(/desktop-startseite/u);
  });

  test('works without scripts: back leads to the start page', async () => {
    const page = await openPage({ ...desktop, javaScriptEnabled: false });
    await visit(page, address('localhost', '/d/leinwanddruck'));
    expect(await page.locator('header a').count()).toBe(3);
    await page.locator('header').getByRole('link', { name: 'Zurück' }).click();
    await page.waitForURL(/desktop-startseite/u);
  });

  test('shows a customer by name, too', async () => {
    const page = await openPage(desktop);
    await asCustomer(page);
    await visit(page, address('localhost', '/d/leinwanddruck'));
    await page.getByRole('button', { name: 'Konto, Ada Lovelace' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
