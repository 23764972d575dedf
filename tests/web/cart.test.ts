/** From the designer into the cart: what a shopper sees of it, and what is told of it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { axeViolations } from './axe.ts';
import { address, eventually, visit, withBrowser } from './browser.ts';
import { openConsenting } from './consenting.ts';

const openPage = withBrowser();
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });

const designer =
  '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE&gclid=abc';

const putIntoCart = async (page: Page, path: string, quantity: string): Promise<void> => {
  await visit(page, address('localhost', path));
  await page.getByLabel(german('cart.quantity')).fill(quantity);
  await page.getByRole('button', { name: german('cart.put') }).click();
  await eventually(() => new URL(page.url()).hash).toBe('#cart-added');
};

/** What the data layer has of the page and of the cart. */
const toldOn = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => JSON.parse(JSON.stringify(entry)) as Readonly<Record<string, unknown>>)
      .filter(({ event }) => event === 'page_view' || event === 'add_to_cart')
      .map(({ event, ecommerce }) => ecommerce ?? event),
  );

const added = {
  currency: 'EUR',
  value: 89.8,
  items: [
    {
      item_id: 'leinwand_600x400',
      item_category: 'photo-frame',
      item_variant: '600x400',
      quantity: 2,
      price: 44.9,
    },
  ],
};

test('a picture is put into the cart, counted, told once, changed and taken away', async () => {
  const page = await openConsenting(openPage, address('localhost', '/'));
  await page.setViewportSize({ width: 390, height: 800 });
  await putIntoCart(page, designer, '2');
  expect(new URL(page.url()).pathname).toBe('/warenkorb');
  await page.getByText(german('cart.added')).waitFor();
  await page.getByText('89,80').first().waitFor();
  await eventually(() => page.locator('header').innerText()).toContain('2');
  await eventually(() => toldOn(page)).toEqual(['page_view', added]);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await eventually(() => toldOn(page)).toEqual(['page_view']);
  await page.getByLabel(german('cart.quantity')).fill('3');
  await page.getByRole('button', { name: german('cart.change') }).click();
  await eventually(() => new URL(page.url()).hash).toBe('#cart-changed');
  await page.getByText('134,70').first().waitFor();
  await eventually(() => toldOn(page)).toEqual(['page_view']);
  await page.getByRole('button', { name: german('cart.remove') }).click();
  await eventually(() => new URL(page.url()).hash).toBe('#cart-removed');
  await page.getByText(german('cart.none')).waitFor();
});

test('nothing is told with _tracking=0, which the form carries along', async () => {
  const page = await openConsenting(openPage, address('localhost', '/'));
  await putIntoCart(page, `${designer}&_tracking=0`, '1');
  expect(new URL(page.url()).search).toBe('?_tracking=0');
  await page.evaluate(
    () => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())),
  );
  expect(await toldOn(page)).toEqual([]);
});

test('the cart needs no script', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await putIntoCart(page, designer, '1');
  expect(await page.getByText(german('cart.added')).isVisible()).toBe(true);
  await page.getByRole('button', { name: german('cart.remove') }).click();
  await eventually(() => new URL(page.url()).hash).toBe('#cart-removed');
});
