/** From a product onto the wishlist and back, without leaving the page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { axeViolations } from './axe.ts';
import { address, eventually, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });
const product = address('localhost', '/poster-drucken');

const wish = (page: Page) => page.locator('form[action="/forms/wishlist"]').getByRole('button');

/** The page, once what looks after it has asked who is there; its product still sleeps. */
const openProduct = async (page: Page): Promise<void> => {
  const asked = page.waitForResponse(/customer-data$/u);
  await visit(page, product);
  await asked;
};

test('a wish made at once stays on its page, is counted, listed, and taken back', async () => {
  const page = await openPage({ viewport: { width: 390, height: 800 } });
  await openProduct(page);
  await wish(page).press('Enter');
  const list = page.getByRole('link', { name: german('wish.added') });
  await list.waitFor();
  expect(new URL(page.url()).pathname).toBe('/poster-drucken');
  await page.getByRole('link', { name: 'Merkzettel (1 Artikel)' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await list.press('Enter');
  await page.getByRole('button', { name: german('wishlist.clear') }).waitFor();
  await page.goBack();
  await wish(page).press('Enter');
  await page.getByText(german('wish.removed')).waitFor();
  await eventually(() => page.getByRole('link', { name: /^Merkzettel \(/u }).count()).toBe(0);
});

test('a browser that keeps no cookie is not told that its wish was kept', async () => {
  const page = await openPage();
  await openProduct(page);
  // The fetch of a route keeps the cookies of its answer; this one has none.
  await page.route('**/forms/wishlist', (route) =>
    route.fulfill({ json: { location: '/merkzettel#wishlist-added' } }),
  );
  await wish(page).press('Enter');
  await page.getByText(german('wish.not-kept')).waitFor();
  expect(await page.getByText(german('wish.added')).count()).toBe(0);
});

test('the wishlist needs no script', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await visit(page, product);
  await wish(page).click();
  await eventually(() => new URL(page.url()).hash).toBe('#wishlist-added');
  expect(await page.getByText(german('wishlist.added')).isVisible()).toBe(true);
});
