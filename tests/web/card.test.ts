/** From an occasion to a card in the cart: by touch, and with links and forms alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { ask } from './ask.ts';
import { address, eventually, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });
const host = 'kartenliebe.localhost';

/** The price of all cards, as the page shows it large. */
const price = (page: Page) =>
  page.locator('main [data-size="l"] > span:first-child').first().innerText();

const sendAround = async (page: Page, field: string): Promise<void> => {
  await page
    .locator(`xpath=//*[@id="${field}"]/descendant-or-self::form`)
    .getByRole('button')
    .click();
  await page.waitForLoadState();
};

test.each([
  ['by touch', { hasTouch: true, viewport: { width: 390, height: 800 } }],
  ['without scripts', { javaScriptEnabled: false }],
])('a card is found, chosen and put into the cart %s', async (_, options) => {
  const page = await openPage(options);
  const hasScripts = !('javaScriptEnabled' in options);
  await visit(page, address(host, '/'));
  await page.locator('main').getByRole('link', { name: 'Hochzeit' }).first().click();
  await page.waitForURL('**/kartendesigns/hochzeit/');
  await page.locator('#designs h3 a').first().click();
  await page.waitForURL(/\/themes\/[a-z0-9-]+\/$/u);
  const arrival = '?referralSource=shopping-ad&gclid=Abc-1';
  if (hasScripts) await visit(page, `${page.url()}${arrival}`);
  const before = await price(page);

  await page.locator('#part-variant label').nth(1).click();
  if (!hasScripts) await sendAround(page, 'part-variant');
  await page.waitForURL(/designId=/u);
  await page.locator('#part-paper label:has([value="baumwolle"])').click();
  if (!hasScripts) await sendAround(page, 'part-paper');
  await page.waitForURL(/paperType=baumwolle/u);
  await page.locator('#part-quantity select').selectOption('100');
  if (!hasScripts) await sendAround(page, 'part-quantity');
  await page.waitForURL(/quantity=100/u);

  const total = await price(page);
  expect(total).not.toBe(before);
  expect(await page.locator('main').innerText()).toContain('100 Karten');
  // The server says the same of the address.
  const { pathname, search } = new URL(page.url());
  expect((await ask(host, pathname + search)).text).toContain(total);

  await page.locator('main a[href^="/configurator-card"]').last().click();
  await page.waitForURL(/\/configurator-card\?/u);
  const received = await page.locator('main').innerText();
  // Where the shopper came from is the designer's to know, and is told by scripts alone.
  expect(received.includes(german('designer.source.shopping-ad'))).toBe(hasScripts);
  await page.getByRole('button', { name: german('cart.put') }).click();
  await eventually(() => new URL(page.url()).hash).toBe('#cart-added');
  const cart = await page.locator('main').innerText();
  expect(cart).toContain('Hochzeitskarte');
  expect(cart).toContain('Menge: 100');
  expect(cart).toContain(total);
});

test('envelopes are added to a card in the cart by the piece, and removed, without scripts', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  const totalIn = async (): Promise<number> => {
    const text = await page.locator('main [data-size="l"] > span:first-child').first().innerText();
    return Math.round(Number(text.replace(/[^\d,]/gu, '').replace(',', '.')) * 100);
  };
  const query = 'themeId=ceres&formatType=115x168&quantity=28&locale=de-DE';
  await visit(page, address(host, `/configurator-card?${query}`));
  await page.getByRole('button', { name: german('cart.put') }).click();
  const before = await totalIn();
  const add = async (sku: string, pieces: string): Promise<string> => {
    const form = page.locator('form[action="/accessory"]');
    await form.locator('select').selectOption(sku);
    await form.locator('input[type="number"]').fill(pieces);
    await form.getByRole('button').click();
    await page.waitForLoadState();
    return new URL(page.url()).hash;
  };
  expect(await add('envelope-spitz-salbei-115x168', '25')).toBe('#cart-added');
  expect(await totalIn()).toBe(before + 25 * 110);
  expect(await add('seal-wachs-creme', '5000')).toBe('#cart-added');
  const seals = page.locator('main li').filter({ hasText: 'Wachssiegel' });
  expect(await seals.innerText()).toContain('Menge: 5000');
  await seals.getByRole('button', { name: german('cart.remove') }).click();
  await page.waitForLoadState();
  expect(await totalIn()).toBe(before + 25 * 110);
});

test('an unknown design is no page', async () => {
  for (const path of ['/themes/nobody/', '/d/themes/nobody/'])
    expect((await ask(host, path)).status).toBe(404);
});
