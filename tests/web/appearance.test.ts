/** What the page looks like where readers have their own colours, a printer, or another language. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { address, visit, withBrowser } from './browser.ts';
import { germanPage } from './canvas-pages.ts';

const openPage = withBrowser();

/** How bright a colour is to the eye, from 0 to 1 (WCAG 2.2, "relative luminance"). */
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number => {
  const linear = (value: number): number =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

const channels = (color: string): readonly number[] =>
  (color.match(/[\d.]+/gu) ?? []).slice(0, 3).map(Number);

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(channels(one)), luminance(channels(other))].toSorted(
    (first, second) => second - first,
  );
  return (light + 0.05) / (dark + 0.05);
};

const colorsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });

describe('in the reader’s own colours', () => {
  test.each(['light', 'dark'] as const)('%s: the way on can be read', async (colorScheme) => {
    const page = await openPage({ forcedColors: 'active', colorScheme });
    await visit(page, address(germanPage.host, germanPage.path));
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const { color, backgroundColor } = await colorsOf(page, 'main a[href^="/configurator-"]');
    expect(contrast(color, backgroundColor)).toBeGreaterThan(4.5);
  });
});

describe('in letters of twice the size', () => {
  test.each([1024, 1280, 1440])('at %d px nothing stands beside the window', async (width) => {
    const page = await openPage({ viewport: { width, height: 900 } });
    await visit(page, address(germanPage.host, germanPage.path));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beside).toBe(0);
  });
});

describe('on paper', () => {
  test('nothing covers anything: what sticks to the window stands where it belongs', async () => {
    const page = await openPage();
    await visit(page, address(germanPage.host, germanPage.path));
    await page.emulateMedia({ media: 'print' });
    const sticking = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(sticking).toEqual([]);
    // What is only for fingers and pointers stays off the paper, however it is laid out.
    const shown = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-print="none"], #own-picture')].filter((element) =>
          element.checkVisibility(),
        ).length,
    );
    expect(shown).toBe(0);
  });
});

test.each([
  ['com.localhost', '/canvas-prints'],
  [germanPage.host, germanPage.path],
])('the word of the cart of %s ends where the header’s content ends', async (host, path) => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await visit(page, address(host, path));
  const [end, edge] = await page
    .locator('header > div a:has(svg + span)')
    .last()
    .evaluate((cart) => {
      const words = document.createRange();
      words.selectNodeContents(cart);
      const bar = cart.closest('header > div');
      const inside = bar === null ? 0 : Number.parseFloat(getComputedStyle(bar).paddingInlineEnd);
      return [
        words.getBoundingClientRect().right,
        (bar?.getBoundingClientRect().right ?? 0) - inside,
      ];
    });
  expect(edge).toBeGreaterThan(0);
  expect(Math.abs((end ?? 0) - (edge ?? 0))).toBeLessThan(1);
});
