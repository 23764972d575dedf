/** The page of a card: one leaf and its cut, the suite, the papers, the wishlist; with and without scripts. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { address, eventually, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();
const textIn = (locale: 'de-CH' | 'fr-FR') => textOf({ locale, messages: compileMessages(locale) });

/** Chooses a value; where no script runs, the form is sent by its button. */
const choose = async (
  page: Page,
  { option, value, isScripted }: { option: string; value: string; isScripted: boolean },
): Promise<void> => {
  await page.locator(`#part-${option} label:has([value="${value}"])`).click();
  if (!isScripted) await page.locator(`#part-${option} button[type="submit"]`).click();
};

/** Where the pictures of the card come from, without the locale: `elena/forest+flat/back`. */
const pictures = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main img[src*="/artwork/elena/"]')
    .evaluateAll((images) => [
      ...new Set(images.map((image) => image.getAttribute('src')?.split('/artwork/')[1] ?? '')),
    ]);

test.each([
  ['by keyboard and pointer', 'kartenliebe.ch.localhost', 'de-CH', {}],
  ['without scripts', 'kartenliebe.fr.localhost', 'fr-FR', { javaScriptEnabled: false }],
] as const)('a card is cut, compared, matched and kept %s', async (_, host, locale, options) => {
  const text = textIn(locale);
  const isScripted = !('javaScriptEnabled' in options);
  const page = await openPage(options);
  await visit(page, address(host, '/themes/elena/?quantity=5000'));
  expect(await pictures(page)).toContain(`elena/sage/${locale}/inside.jpg`);
  expect(await page.locator('#part-punching').count()).toBe(0);

  await choose(page, { option: 'variant', value: 'forest', isScripted });
  await page.waitForURL(/designId=forest/u);
  await choose(page, { option: 'sheet', value: 'flat', isScripted });
  await page.waitForURL(/designGroupId=flat/u);
  await choose(page, { option: 'punching', value: 'wave', isScripted });
  await page.waitForURL(/punching=wave/u);
  await expect
    .poll(() => pictures(page))
    .toEqual(
      ['laid', 'front', 'back', 'close', 'occasion'].map(
        (view) => `elena/forest+flat+wave/${locale}/${view}.jpg`,
      ),
    );

  // Counts as the market writes them.
  const count = locale === 'de-CH' ? '5’000' : '5\u202f000';
  expect(await page.locator('main').innerText()).toContain(
    text('card.pieces', { count: 5_000, printed: count }),
  );

  // Papers side by side, each with a sample that keeps the colour.
  await page.getByRole('link', { name: text('card.papers-compare') }).click();
  expect(new URL(page.url()).hash).toBe('#papers');
  const samples = page.locator('#papers a[href*="isSample=true"]');
  expect(await samples.count()).toBe(4);
  expect(await samples.nth(1).getAttribute('href')).toMatch(
    /designId=forest.*paperType=baumwolle/u,
  );

  // Kept as it was chosen, and from there the way back.
  await page.locator('form[action="/forms/wishlist"] button').first().click();
  if ('javaScriptEnabled' in options) await page.waitForURL(/#wishlist-added/u);
  else
    await eventually(() =>
      page.locator('header a[href*="merkzettel"]').first().innerText(),
    ).toMatch(/1/u);
  const wishlist = locale === 'de-CH' ? '/merkzettel/' : '/liste-d-envies/';
  await visit(page, address(host, wishlist));
  const back = page.locator('main a[href^="/themes/elena/"]').first();
  expect(await back.getAttribute('href')).toMatch(/designGroupId=flat.*punching=wave/u);
  expect(await pictures(page)).toEqual([`elena/forest+flat+wave/${locale}/front.jpg`]);
  await back.click();
  await page.waitForURL(/punching=wave/u);

  // The suite in the same colour.
  const menu = page.locator('#suite a[href^="/themes/elena-menu/"]');
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/themes\/elena-menu\/\?designId=forest$/u);
  expect(await page.locator('#suite').innerText()).toContain(text('card.suite', { name: 'Elena' }));
  expect(await page.locator('#suite a[href="/themes/elena/?designId=forest"]').count()).toBe(1);
});
