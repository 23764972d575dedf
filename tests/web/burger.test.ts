/** The menu below 1000 px: its levels, its focus, and what works without scripts. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { axeViolations } from './axe.ts';
import { address, eventually, keptPage, withBrowser, visit } from './browser.ts';

const openPage = withBrowser();
const canvas = address('localhost', '/leinwanddruck');
const phone = { viewport: { width: 390, height: 740 } };

const menuOf = (page: Page) => page.locator('nav[data-burger]');
const opener = (page: Page) => page.locator('button[popovertarget]').first();
const summaryOf = (page: Page, id: string) =>
  menuOf(page).locator(`details[data-burger-item="${id}"] > summary`);

const openMenu = async (page: Page): Promise<void> => {
  await opener(page).click();
  await menuOf(page).waitFor();
};

/** Waits for the chunk that looks after the menu: it takes over what was opened. */
const tended = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
};

/** What has the focus, in a few words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
  });

const visibleLinks = (page: Page): Promise<string[]> =>
  menuOf(page)
    .locator('li a')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
    );

/** Nothing that axe finds in the page under the menu, in a level of it, and in an accordion in that. */
const expectNoViolations = async (page: Page, id: string): Promise<void> => {
  await openMenu(page);
  await tended(page);
  expect(await axeViolations(page)).toEqual([]);
  await summaryOf(page, id).click();
  expect(await axeViolations(page, undefined, 'nav[data-burger]')).toEqual([]);
  await menuOf(page).locator('[data-burger-accordion] > summary:visible').first().click();
  expect(await axeViolations(page, undefined, 'nav[data-burger]')).toEqual([]);
};

describe('the burger', () => {
  const onePage = keptPage(
    async () => {
      const page = await openPage(phone);
      await visit(page, canvas);
      return page;
    },
    async (page) => {
      await page.setViewportSize(phone.viewport);
      if (page.url() !== canvas) return visit(page, canvas);
      await page.keyboard.press('Escape');
      await menuOf(page).waitFor({ state: 'hidden' });
    },
  );

  test('is not loaded before it is opened, and its links are in the page all the same', async () => {
    const page = await openPage(phone);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/burger.*\.js/u.test(request.url())) scripts.push(request.url());
    });
    await visit(page, canvas);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    expect(await menuOf(page).locator('a[href="/poster-drucken"]').count()).toBeGreaterThan(0);
    await openMenu(page);
    await eventually(() => scripts.length).toBeGreaterThan(0);
  });

  test('leads down to a level and back, where it stood and with the focus in place', async () => {
    const page = await onePage();
    await page.setViewportSize({ width: 390, height: 500 });
    await openMenu(page);
    await tended(page);
    expect(await focused(page)).toBe('Schließen');
    const summary = summaryOf(page, 'burgerItems/0');
    await summary.scrollIntoViewIfNeeded();
    const before = await menuOf(page).evaluate((menu) => menu.scrollTop);
    await summary.focus();
    await page.keyboard.press('Enter');
    await eventually(() => visibleLinks(page)).toContain('/bilderrahmen?frameType=holzrahmen');
    expect(await visibleLinks(page)).not.toContain('/magazin');
    expect(await menuOf(page).evaluate((menu) => menu.scrollTop)).toBe(0);
    expect(await focused(page)).toContain('Zurück');
    await page.keyboard.press('Enter');
    await eventually(() => menuOf(page).evaluate((menu) => menu.scrollTop)).toBe(before);
    await eventually(() => visibleLinks(page)).toContain('/magazin');
  });

  test('opens one accordion at a time', async () => {
    const page = await onePage();
    await openMenu(page);
    await tended(page);
    await summaryOf(page, 'wall-art').click();
    const accordions = menuOf(page).locator('details[data-burger-accordion]');
    const states = () =>
      accordions.evaluateAll((found) => found.map((details) => details.hasAttribute('open')));
    const shownAccordions = menuOf(page).locator(
      '[data-burger-item="wall-art"] [data-burger-accordion] > summary',
    );
    await shownAccordions.nth(0).click();
    await eventually(async () => (await states()).filter(Boolean).length).toBe(1);
    expect(await visibleLinks(page)).toContain('/leinwanddruck');
    await shownAccordions.nth(1).click();
    await eventually(async () => (await states()).filter(Boolean).length).toBe(1);
    expect(await visibleLinks(page)).toContain('/gallery-bond-druck');
    await shownAccordions.nth(1).click();
    await eventually(async () => (await states()).filter(Boolean).length).toBe(0);
  });

  test('closes by Escape, gives the focus back, and starts anew', async () => {
    const page = await onePage();
    await openMenu(page);
    await tended(page);
    await summaryOf(page, 'wall-art').click();
    await page.keyboard.press('Escape');
    await menuOf(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Menü');
    await openMenu(page);
    expect(await visibleLinks(page)).toContain('/magazin');
    expect(await menuOf(page).locator('details[open]').count()).toBe(0);
  });

  test('keeps the focus inside, and the page behind it still', async () => {
    const page = await onePage();
    await openMenu(page);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button, input, summary')]
        .filter((element) => element.closest('[popover]') === null)
        .filter((element) => {
          element.focus();
          return document.activeElement === element;
        })
        .map((element) => element.outerHTML),
    );
    expect(outside).toEqual([]);
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, -50);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
  });

  test('closes by itself when the window grows, and is closed when it shrinks again', async () => {
    const page = await onePage();
    await openMenu(page);
    await tended(page);
    await page.setViewportSize({ width: 1000, height: 740 });
    await menuOf(page).waitFor({ state: 'hidden' });
    await eventually(() => menuOf(page).evaluate((menu) => menu.matches(':popover-open'))).toBe(
      false,
    );
    await page.setViewportSize({ width: 999, height: 740 });
    await opener(page).waitFor();
    expect(await menuOf(page).isVisible()).toBe(false);
  });

  test('has no product matrix for those who have not its flag', async () => {
    const page = await onePage();
    await openMenu(page);
    await tended(page);
    await summaryOf(page, 'wall-art').click();
    const matrix = menuOf(page).locator('[data-flag="product_matrix"]');
    expect(await matrix.count()).toBe(1);
    expect(await matrix.isVisible()).toBe(false);
  });

  test('is as wide as the window at 200 % zoom, and nothing of it is cut off', async () => {
    const page = await onePage();
    await page.setViewportSize({ width: 320, height: 480 });
    await openMenu(page);
    await summaryOf(page, 'wall-art').click();
    const { scrollWidth, clientWidth } = await menuOf(page).evaluate((menu) => ({
      scrollWidth: menu.scrollWidth,
      clientWidth: menu.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  test('satisfies axe on every level', async () => {
    await expectNoViolations(await onePage(), 'wall-art');
  });

  test('satisfies axe on every level of the cards channel', async () => {
    const page = await openPage(phone);
    await visit(page, address('kartenliebe.localhost', '/'));
    await expectNoViolations(page, '0');
  });

  test('closes when one of its links is followed, to another page and on the same one', async () => {
    const page = await onePage();
    await openMenu(page);
    await tended(page);
    await summaryOf(page, '1').click();
    await menuOf(page).locator('a[href*="formatType=900x600"]').first().click();
    await eventually(() => new URL(page.url()).search).toContain('formatType=900x600');
    await menuOf(page).waitFor({ state: 'hidden' });
    await openMenu(page);
    await summaryOf(page, '4').click();
    await menuOf(page).locator('[data-burger-item="4"] a[href="/poster-drucken"]').click();
    await eventually(() => new URL(page.url()).pathname).toBe('/poster-drucken');
    await menuOf(page).waitFor({ state: 'hidden' });
  });

  test('has the product matrix for those who have its flag', async () => {
    const page = await openPage(phone);
    await visit(page, `${canvas}?feature=product_matrix&treatment=on`);
    await openMenu(page);
    await summaryOf(page, 'wall-art').click();
    await menuOf(page).locator('[data-flag="product_matrix"]').waitFor();
  });
});

describe('without scripts', () => {
  test('all of its levels open and close, and its links lead on', async () => {
    const page = await openPage({ ...phone, javaScriptEnabled: false });
    await visit(page, canvas);
    await openMenu(page);
    await summaryOf(page, 'wall-art').click();
    await menuOf(page).locator('a[href="/wandbilder"]').first().waitFor();
    await menuOf(page).locator('[data-burger-accordion="wall-art-bestseller"] > summary').click();
    await menuOf(page)
      .locator('[data-burger-accordion="wall-art-bestseller"] a[href="/acrylglas-druck"]')
      .click();
    await page.waitForURL(/acrylglas-druck/u);
    await openMenu(page);
    await menuOf(page).getByRole('button', { name: 'Schließen' }).click();
    await menuOf(page).waitFor({ state: 'hidden' });
  });
});
