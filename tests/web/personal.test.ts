/** Own words and photos on a card: from the designer's form to the order, without scripts and with. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { orderButtonWords } from '../../core/domain/law/order-button.ts';
import { textIn } from './account-forms.ts';
import { axeViolations } from './axe.ts';
import { address, eventually, visit, withBrowser } from './browser.ts';
import { openShop, unlimited, type Shop } from './shop.ts';

const openPage = withBrowser();
let shop: Shop;

beforeAll(async () => {
  shop = await openShop(inject('template'), { ...unlimited });
});

afterAll(() => shop?.close());

const photo = await sharp({
  create: { width: 1_600, height: 1_200, channels: 3, background: '#d02020' },
})
  .jpeg()
  .toBuffer();

const text = textIn('de-DE');

/** A folded card with two places for photos. */
const card = 'themeId=noemi&formatType=115x168&quantity=28&locale=de-DE';

const there = (path: string): string => address('kartenliebe.localhost', path, shop.port);

/** The files of the one order, in the folder of the lab. */
const handed = (ending: RegExp): readonly string[] => {
  const folder = join(shop.dataDir, 'hand-over');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name))
    : [];
};

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

const keep = (page: Page) => page.getByRole('button', { name: text('personal.keep') });

const put = (page: Page) => page.getByRole('button', { name: text('cart.put') });

const orderIt = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('link', { name: text('checkout.to-checkout') }).click();
  await page.getByRole('heading', { level: 1, name: text('checkout.address') }).waitFor();
  const typed = {
    email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    street: 'Musterstraße 12',
    postcode: '10115',
    city: 'Berlin',
  };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  for (const step of ['delivery', 'payment', 'review'] as const)
    await page.getByRole('button', { name: text(`checkout.to.${step}`) }).click();
  await page.getByText('Zora & Iwan').first().waitFor();
  await page.getByRole('button', { name: orderButtonWords.de, exact: true }).click();
  await page.waitForURL(/\/payments\/test\//u);
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/\/bestellung/u);
};

/** Parts that do not break are read as others. */
const wordsOf = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');

test('without scripts, words and a photo go into the cart and are ordered', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await visit(page, there(`/configurator-card?${card}`));
  // Nobody else's photo is printed.
  expect(await put(page).count()).toBe(0);
  expect(await page.getByText(text('personal.lacking', { least: 1 })).isVisible()).toBe(true);
  await field(page, 'word-names').fill('Zora & Iwan');
  await field(page, 'word-letter').fill('Liebe Gäste,\nwir freuen uns.');
  await field(page, 'files').setInputFiles([
    { name: 'strand.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'notiz.txt', mimeType: 'text/plain', buffer: Buffer.from('kein Foto') },
  ]);
  await keep(page).click();
  await page.waitForURL(/personalisation=[\w-]{43}/u);
  expect(await field(page, 'word-names').inputValue()).toBe('Zora & Iwan');
  expect(await page.getByText(text('personal.some-refused')).isVisible()).toBe(true);
  expect(await page.getByText('notiz.txt').isVisible()).toBe(true);
  expect(await field(page, 'photo').count()).toBe(1);
  // The same again is the same thing.
  const first = new URL(page.url()).searchParams.get('personalisation');
  await keep(page).click();
  await eventually(() => new URL(page.url()).hash).toBe('#personal-kept');
  expect(new URL(page.url()).searchParams.get('personalisation')).toBe(first);
  await put(page).click();
  await eventually(() => new URL(page.url()).hash).toBe('#cart-added');
  const cart = await wordsOf(page);
  expect(cart).toContain('Zora & Iwan / Liebe Gäste, wir freuen uns.');
  expect(cart).toContain(text('article.own-photos', { count: 1 }));
  // It is changed where it was given.
  await page.locator('main a[href*="personalisation="]').first().click();
  expect(await field(page, 'word-names').inputValue()).toBe('Zora & Iwan');
  await visit(page, there('/warenkorb'));
  await orderIt(page, 'personal@example.com');
  const order = await wordsOf(page);
  expect(order).toContain('Zora & Iwan');
  expect(order).toContain(text('article.own-photos', { count: 1 }));
  // The lab gets its pages.
  await eventually(() => handed(/\.pdf$/u)).toHaveLength(1);
  await eventually(() => handed(/\.json$/u)).toHaveLength(1);
  const ticket = readFileSync(join(shop.dataDir, 'hand-over', handed(/\.json$/u)[0] ?? ''), 'utf8');
  expect(ticket).toContain(createHash('sha256').update(photo).digest('hex'));
});

test('with scripts, what the device keeps is filled in, sent, and seen in the cart', async () => {
  const page = await openPage();
  await visit(page, there('/themes/noemi/'));
  await page.getByLabel(text('own-words.names')).fill('Zora & Iwan');
  const file = page.locator('input[name="picture"]');
  await file.focus();
  await file.setInputFiles({ name: 'strand.jpg', mimeType: 'image/jpeg', buffer: photo });
  await eventually(() =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('own-')).length),
  ).toBe(2);
  await visit(page, there(`/configurator-card?${card}`));
  await page.getByText(text('personal.photo-here')).waitFor();
  await eventually(() => field(page, 'word-names').inputValue()).toBe('Zora & Iwan');
  expect(await axeViolations(page)).toEqual([]);
  await keep(page).click();
  await page.waitForURL(/personalisation=[\w-]{43}/u);
  await put(page).click();
  await page.waitForURL(/\/warenkorb/u);
  await page
    .locator('#front-0-sheet image[href*="customer-picture"]')
    .first()
    .waitFor({ state: 'attached' });
  await page.getByText('Zora & Iwan').first().waitFor();
});
