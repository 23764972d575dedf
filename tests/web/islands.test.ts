/** A live block in a page's body: HTML first, live when it comes near or is touched. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  address,
  eventually,
  isLive,
  usedPage,
  visit,
  visitAndTouch,
  withBrowser,
} from './browser.ts';
import { formatOption } from './product-page.ts';

const openPage = withBrowser();
const openLow = usedPage(() => openPage({ viewport: { width: 1280, height: 300 } }));
const wallArt = address('localhost', '/wandbilder');

const isConfiguratorLive = (page: Page): Promise<boolean> =>
  isLive(page.locator('[id="block-calculator"] input[type="radio"]').first());

const materials = (page: Page) => page.locator('[id="block-calculator"] input[name="material"]');

let page: Page;

beforeEach(async () => {
  page = await openLow();
});

describe('a configurator in the body', () => {
  test('is the server’s HTML until it comes near, then it is live', async () => {
    await visit(page, wallArt);
    expect(await materials(page).count()).toBeGreaterThan(2);
    expect(await isConfiguratorLive(page)).toBe(false);
    await page.locator('[id="block-calculator"]').scrollIntoViewIfNeeded();
    await eventually(() => isConfiguratorLive(page)).toBe(true);
    const mark = await page.evaluate(() => Object.assign(window, { marked: true }) && 'marked');
    await page.locator('input[name="material"][value="acrylglas"]').click({ force: true });
    await eventually(() => new URL(page.url()).searchParams.get('materialType')).toBe('acrylglas');
    expect(await page.evaluate((name) => name in window, mark)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/wandbilder');
  });

  test('stands between the blocks of its page, under one headline of the page', async () => {
    await visit(page, wallArt);
    expect(await page.locator('h1').count()).toBe(1);
    const order = await page
      .locator('main [data-part^="body-"], main [id="block-calculator"]')
      .evaluateAll((parts) => parts.map(({ id, dataset }) => dataset['part'] ?? id));
    expect(order).toEqual(['body-0', 'block-calculator', 'body-1']);
  });

  test('works without scripts: choosing is a form', async () => {
    const plain = await openPage({ javaScriptEnabled: false });
    await visit(plain, wallArt);
    await materials(plain).nth(2).check({ force: true });
    const chosen = await materials(plain).nth(2).inputValue();
    await plain
      .locator('[id="block-calculator"] form[data-choice] button[type="submit"]')
      .first()
      .click();
    await plain.waitForURL((url) => url.searchParams.get('material') === chosen);
    expect(await materials(plain).nth(2).isChecked()).toBe(true);
  });
});

test.each([
  { start: '/', block: 'shop-island[name="newsletter"]' },
  { start: '/wandbilder', block: '[id="block-calculator"]' },
])(
  'what stood on $start before it came near is there for who comes back',
  async ({ start, block }) => {
    await visit(page, address('localhost', start));
    const controls = page.locator(block).locator('input:not([type="hidden"])');
    const before = await controls.count();
    expect(before).toBeGreaterThan(0);
    await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
    await page
      .locator('a[href="/leinwanddruck"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.locator('h1', { hasText: 'Leinwand' }).waitFor();
    await page.goBack();
    await eventually(() => new URL(page.url()).pathname).toBe(start);
    await eventually(() => controls.count()).toBe(before);
    // Some wake when they come near, some when they are used.
    await controls.first().scrollIntoViewIfNeeded();
    await controls.first().focus();
    await eventually(() => isLive(controls.first())).toBe(true);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  },
);

test('Back brings what was typed and chosen, in the same elements', async () => {
  await visit(page, address('localhost', '/'));
  const email = page.locator('shop-island[name="newsletter"] input[type="email"]');
  await email.fill('ada@example.com');
  await page.locator('shop-island[name="newsletter"][data-live]').waitFor({ state: 'attached' });
  const typed = await email.elementHandle();
  const follow = (href: string): Promise<void> =>
    page
      .locator(`a[href="${href}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
  await follow('/leinwanddruck');
  await page.locator('h1', { hasText: 'Leinwand' }).waitFor();
  const format = formatOption(page, '900x600');
  await format.click({ force: true });
  await page.waitForURL(/formatType=900x600/u);
  const chosen = await format.elementHandle();
  await follow('/impressum');
  await page.locator('h1', { hasText: 'Impressum' }).waitFor();
  await page.goBack();
  await eventually(() => format.isChecked()).toBe(true);
  expect(await format.evaluate((now, before) => now === before, chosen)).toBe(true);
  await page.goBack();
  await eventually(() => email.count()).toBe(1);
  expect(await email.inputValue()).toBe('ada@example.com');
  expect(await email.evaluate((now, before) => now === before, typed)).toBe(true);
  // It hears what follows.
  expect(await isLive(email)).toBe(true);
});

test('a form of the content brings nothing of products', async () => {
  await visit(page, address('localhost', '/'));
  const chunks = await page.locator('shop-island[name="newsletter"]').getAttribute('data-chunks');
  expect(chunks).toContain('/islands-');
  expect(chunks).not.toContain('/product-');
});

describe('untouched', () => {
  const scripts = (one: Page): string[] => {
    const asked: string[] = [];
    one.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    return asked;
  };

  const rest = async (one: Page): Promise<void> => {
    await one.waitForLoadState('networkidle');
    await one.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await one.waitForLoadState('networkidle');
  };

  /**
   * Nobody touches the page: to ask it something counts as a visitor's act for the browser, and the
   * pointer still lies where an earlier page had it.
   */
  const leaveAlone = (one: Page) =>
    one.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
      addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
    });

  test.each<[path: string, status?: number]>([
    ['/'],
    ['/impressum'],
    ['/warenkorb'],
    ['/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE'],
    ['/gibt-es-nicht', 404],
  ])('%s, a page without a product, loads no React', async (path, status) => {
    const asked = scripts(page);
    await visit(page, address('localhost', path), status);
    await rest(page);
    expect(asked.filter((path) => /islands-|product-/u.test(path))).toEqual([]);
  });

  test('a product has its scripts ready and runs none of them', async () => {
    page = await openPage();
    await leaveAlone(page);
    const asked = scripts(page);
    const services: string[] = [];
    page.on('request', (request) => services.push(new URL(request.url()).pathname));
    await visit(page, address('localhost', '/leinwanddruck'));
    await eventually(() => asked.some((path) => /product-/u.test(path))).toBe(true);
    await rest(page);
    expect(
      await page
        // Around it stands what is told of its visitor, such as another country's shop.
        .locator('main shop-island[data-live]')
        .evaluateAll((islands) => islands.map(({ id }) => id)),
    ).toEqual([]);
    const large = asked.filter((path) => /\/(?:islands|product|rules)-/u.test(path));
    const texts = await page.evaluate(
      (files) => Promise.all(files.map(async (file) => (await fetch(file)).text())),
      large,
    );
    // By this V8 has compiled them in the background.
    expect(texts.map((text) => text.split('\n')[0])).toEqual(
      Array.from({ length: 3 }, () => '//# allFunctionsCalledOnLoad'),
    );
    const flags = () => services.filter((path) => path.startsWith('/services/flags'));
    expect(flags()).toEqual([]);
    await page.keyboard.press('Tab');
    await page.locator('#product[data-live]').waitFor({ state: 'attached' });
    // Its experiments are asked for when it wakes.
    await eventually(() => flags().length).toBeGreaterThan(0);
  });

  test('a product is alive when it shows the choice by which it woke, and no sooner', async () => {
    page = await openPage();
    await leaveAlone(page);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const way = document.querySelector('#product[data-live] a[href^="/configurator"]');
        if (way !== null)
          document.documentElement.dataset['first'] ??= way.getAttribute('href') ?? '';
      }).observe(document, { subtree: true, attributeFilter: ['data-live'] });
    });
    const asked = scripts(page);
    await visit(page, address('localhost', '/leinwanddruck'));
    await eventually(() => asked.some((path) => /product-/u.test(path))).toBe(true);
    await rest(page);
    // The touch and the choice in one task, as a quick tap has them before anything has woken.
    await formatOption(page, '900x600').dispatchEvent('click');
    await eventually(() => page.locator('html').getAttribute('data-first')).toContain('900x600');
  });
});

test('a choice has what shows it styled anew, and not the whole page', async () => {
  await visitAndTouch(page, address('localhost', '/leinwanddruck'));
  await page.locator('#product[data-live]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  const styled: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const [, count] of JSON.stringify(value).matchAll(/"elementCount":(\d+)/gu))
      styled.push(Number(count));
  });
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { categories: 'devtools.timeline' });
  const format = page.locator('input[name="formatType"][value="900x600"]').first();
  await format.focus();
  await format.click({ force: true });
  await page.locator('a[href*="configurator"][href*="900x600"]').first().waitFor();
  await session.send('Tracing.end');
  await ended;
  const all = await page.locator('*').count();
  expect(Math.max(...styled)).toBeGreaterThan(0);
  expect(Math.max(...styled)).toBeLessThan(all / 4);
});
