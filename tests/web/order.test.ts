/** From the cart to the file for the lab, as shoppers go: without scripts, with them, by keys alone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { drawPdf } from '../../adapters/media/draw-pdf.ts';
import { orderButtonWords } from '../../core/domain/law/order-button.ts';
import { deskPath } from '../../server/http/desk-paths.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { keptMailsTo } from '../fakes/kept-mails.ts';
import { fillAccount, submitAccount, textIn, type Said } from './account-forms.ts';
import { ask } from './ask.ts';
import { axeViolations } from './axe.ts';
import { givePhotos } from './give-photos.ts';
import { address, eventually, foresee, visit, withBrowser } from './browser.ts';
import { openShop, unlimited, type Shop } from './shop.ts';

const deskToken = 'the-desk-of-the-walks';

const openPage = withBrowser();
let shop: Shop;

beforeAll(async () => {
  shop = await openShop(inject('template'), {
    ...unlimited,
    DESK_TOKEN: deskToken,
    SALES_TAX_NEXUS: 'NY',
  });
});

afterAll(() => shop?.close());

/** Its left half is red, its right half blue. */
const photo = await sharp({
  create: { width: 3_000, height: 2_000, channels: 3, background: '#d02020' },
})
  .composite([
    {
      input: await sharp({
        create: { width: 1_500, height: 2_000, channels: 3, background: '#2030d0' },
      })
        .png()
        .toBuffer(),
      left: 1_500,
      top: 0,
    },
  ])
  .jpeg()
  .toBuffer();

const samplePassword = 'four walls and a hook';

type Step = 'delivery' | 'payment' | 'review';

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

const typeAddress = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

const next = async (page: Page, text: Said, step: Step): Promise<void> => {
  await page.getByRole('button', { name: text(`checkout.to.${step}`) }).click();
};

/** Puts what the designer shows into the cart, and goes on to the first step. */
const toCheckout = async (page: Page, text: Said): Promise<void> => {
  await page.getByRole('button', { name: text('cart.put') }).click();
  const way = page.getByRole('link', { name: text('checkout.to-checkout') });
  await way.waitFor();
  await way.click();
  await page.getByRole('heading', { level: 1, name: text('checkout.address') }).waitFor();
};

/** A collage of four photos, whose designer's page has them. */
const collage = async (page: Page, host: string, locale: Locale): Promise<void> => {
  const query = `designId=4&materialType=leinwand&formatType=600x400&locale=${locale}`;
  await visit(page, address(host, `/configurator-collage?${query}`, shop.port));
  await givePhotos(page, textIn(locale), 4);
};

const pressOrder = async (page: Page, language: keyof typeof orderButtonWords): Promise<void> => {
  await page.getByRole('button', { name: orderButtonWords[language], exact: true }).click();
};

const play = async (page: Page, name: string): Promise<void> => {
  await page.waitForURL(/\/payments\/test\//u);
  await page.locator(`button[value="${name}"]`).click();
};

/** The number of the order whose page is open. */
const orderNumber = async (page: Page, text: Said): Promise<string> => {
  const fact = page.locator('dt', { hasText: text('order.number') }).locator('xpath=../dd');
  return fact.first().innerText();
};

/** Waits until the open page of an order says how far it is. */
const reaches = async (page: Page, said: string): Promise<void> => {
  await eventually(async () => {
    await page.reload();
    return page.getByRole('heading', { level: 2, name: said }).count();
  }).toBe(1);
};

const mailsTo = async (email: string): Promise<number> =>
  (await keptMailsTo(shop.dataDir, email)).length;

const folder = (): string => join(shop.dataDir, 'hand-over');

/** The files of an order in the folder of the lab, once they are whole. */
const handed = (number: string, ending: RegExp): readonly string[] =>
  existsSync(folder())
    ? readdirSync(folder(), { recursive: true, encoding: 'utf8' }).filter(
        (name) => name.includes(number) && ending.test(name),
      )
    : [];

/** Does with an order what only the desk can. */
const atDesk = async (
  number: string,
  command: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const page = await openPage({ javaScriptEnabled: false });
  await visit(page, address('localhost', deskPath, shop.port));
  await page.locator('[name="token"]').fill(deskToken);
  await page.getByRole('button', { name: 'Log in' }).click();
  const link = page.getByRole('link', { name: number });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // It waits for the desk once its files are with the lab.
  await eventually(async () => {
    await page.reload();
    return link.count();
  }).toBe(1);
  await link.click();
  const form = page.locator('form', { has: page.locator(`[value="${command}"]`) });
  for (const [name, value] of Object.entries(fields))
    await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('button').click();
  await page.getByText('Done.').waitFor();
};

const berlin = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: 'Musterstraße 12',
  postcode: '1011',
  city: 'Berlin',
};

test('a photo is bought without scripts, and the lab gets its file and ticket once', async () => {
  const [text, email] = [textIn('de-DE'), 'photo@example.com'];
  const page = await openPage({ javaScriptEnabled: false });
  await visit(page, address('localhost', '/leinwanddruck', shop.port));
  await page
    .locator('input[name="picture"]')
    .setInputFiles({ name: 'strand.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Mit diesem Foto weiter' }).click();
  await page.waitForURL(/configurator-photo-frame/u);
  await toCheckout(page, text);
  foresee(page, /kasse/u, 422);
  await typeAddress(page, { ...berlin, email });
  await next(page, text, 'delivery');
  const wrong = text('checkout.error.postcode', { example: '10115' });
  await page.getByRole('link', { name: wrong }).waitFor();
  await expect(field(page, 'city').inputValue()).resolves.toBe('Berlin');
  expect(await page.title()).toContain(text('form.error-title', { title: '' }).trim());
  // No step can be skipped.
  await visit(page, address('localhost', '/kasse/pruefen', shop.port));
  await page.getByRole('heading', { level: 1, name: text('checkout.address') }).waitFor();
  await field(page, 'postcode').fill('10115');
  await next(page, text, 'delivery');
  await next(page, text, 'payment');
  await next(page, text, 'review');
  await page.getByText('§ 312g').waitFor();
  await page.getByText(text('checkout.played')).waitFor();
  const buttons = page.getByRole('main').getByRole('button');
  expect(await buttons.allInnerTexts()).toEqual([orderButtonWords.de]);
  await pressOrder(page, 'de');
  await play(page, 'doubled');
  await page.waitForURL(/\/bestellung/u);
  await reaches(page, text('order.state.handed-over'));
  const number = await orderNumber(page, text);
  await eventually(() => handed(number, /\.json$/u)).toHaveLength(1);
  const [print = '', ...others] = handed(number, /\.(?:tif|jpg)$/u);
  expect(others).toEqual([]);
  const file = sharp(join(folder(), print));
  const { data, info } = await file.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (share: number): number => {
    const offset = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * 3;
    return data[offset] ?? 0;
  };
  expect(at(0.4)).toBeGreaterThan(150);
  expect(at(0.6)).toBeLessThan(80);
  expect(
    JSON.parse(readFileSync(join(folder(), handed(number, /\.json$/u)[0] ?? ''), 'utf8')),
  ).toMatchObject({
    order: number,
    amount: 1,
  });
  await eventually(() => mailsTo(email)).toBe(2);
});

test('a card and its envelopes are bought, and the lab gets the pages and both tickets', async () => {
  const text = textIn('de-DE');
  const page = await openPage({ javaScriptEnabled: false });
  const query =
    'themeId=elena&designGroupId=folded&formatType=115x168&quantity=28&refinementType=gold&locale=de-DE';
  await visit(page, address('kartenliebe.localhost', `/configurator-card?${query}`, shop.port));
  await page.getByRole('button', { name: text('cart.put') }).click();
  const accessory = page.locator('form[action="/accessory"]');
  await accessory.locator('select').selectOption('envelope-spitz-salbei-115x168');
  await accessory.locator('input[type="number"]').fill('30');
  await accessory.getByRole('button').click();
  await page.waitForURL(/#cart-added/u);
  await page.getByRole('link', { name: text('checkout.to-checkout') }).click();
  await page.getByRole('heading', { level: 1, name: text('checkout.address') }).waitFor();
  await typeAddress(page, { ...berlin, email: 'card@example.com', postcode: '10115' });
  await next(page, text, 'delivery');
  await next(page, text, 'payment');
  await next(page, text, 'review');
  await pressOrder(page, 'de');
  await play(page, 'pay');
  await page.waitForURL(/\/bestellung/u);
  await reaches(page, text('order.state.handed-over'));
  const number = await orderNumber(page, text);
  await eventually(() => handed(number, /\.json$/u)).toHaveLength(2);
  const [print = '', ...others] = handed(number, /\.(?:tif|jpg|pdf)$/u);
  expect([print, ...others]).toEqual([`${number}/${print.split('/')[1] ?? ''}`]);
  const drawn = await drawPdf({
    bytes: readFileSync(join(folder(), print)),
    to: 'png',
    dotsPerInch: 36,
  });
  expect(drawn.kind === 'pages' && drawn.pages.length).toBe(3);
  const tickets = handed(number, /\.json$/u).map((name): unknown =>
    JSON.parse(readFileSync(join(folder(), name), 'utf8')),
  );
  expect(tickets).toContainEqual(
    expect.objectContaining({
      order: number,
      product: expect.objectContaining({ themeId: 'elena', refinementType: 'gold' }),
      artworks: [expect.objectContaining({ foil: 'gold' })],
    }),
  );
  expect(tickets).toContainEqual(expect.objectContaining({ order: number, file: null }));
});

test('an express order in francs is made when its transfer has come', async () => {
  const [text, email] = [textIn('de-CH'), 'transfer@example.com'];
  const page = await openPage({ javaScriptEnabled: false });
  await collage(page, 'ch.localhost', 'de-CH');
  await toCheckout(page, text);
  await typeAddress(page, { ...berlin, email, postcode: '8001', city: 'Zürich' });
  await next(page, text, 'delivery');
  await field(page, 'speed').last().check({ force: true });
  await next(page, text, 'payment');
  await field(page, 'payment').last().check({ force: true });
  await next(page, text, 'review');
  await page.getByText(text('checkout.bank-transfer')).waitFor();
  // Each part leads back, with what was chosen.
  await page.locator('main a[href$="/kasse/lieferung"]').last().click();
  await page.getByRole('heading', { level: 1, name: text('checkout.delivery') }).waitFor();
  expect(await field(page, 'speed').last().isChecked()).toBe(true);
  await next(page, text, 'payment');
  await next(page, text, 'review');
  await pressOrder(page, 'de');
  await page.getByText(text('bank-transfer.before')).waitFor();
  const shown = await page.getByRole('main').innerText();
  expect(shown).toContain('CH93 0076 2011 6238 5295 7');
  const [reference = ''] = /RF\d\d [\dA-Z ]+/u.exec(shown) ?? [];
  const [, amount = ''] = /CHF\s([\d.]+)\n+[^\n]*\n+RF/u.exec(shown) ?? [];
  await eventually(async () => (await keptMailsTo(shop.dataDir, email)).join('\n')).toContain(
    reference,
  );
  const number = await orderNumber(page, text);
  await atDesk(number, 'transfer', { amount });
  await reaches(page, text('order.state.handed-over'));
  // The invoice comes with the dispatch, for whoever has the order's link.
  await page.getByText(text('order.invoice-later')).waitFor();
  await atDesk(number, 'ship', { carrier: 'Post', code: '99.60.1' });
  const invoice = page.locator('main a[href^="/forms/invoice"]');
  await eventually(async () => {
    await page.reload();
    return invoice.count();
  }).toBe(1);
  const [file] = await Promise.all([page.waitForEvent('download'), invoice.click()]);
  expect(file.suggestedFilename()).toMatch(/^rechnung-r\d{4}-\d{6}\.pdf$/u);
  const href = (await invoice.getAttribute('href')) ?? '';
  expect((await ask('ch.localhost', href, { port: shop.port })).status).toBe(404);
});

test('a customer logs in at the first step, and finds the order in the account', async () => {
  const text = textIn('fr-FR');
  const page = await openPage();
  await page.setViewportSize({ width: 390, height: 800 });
  await collage(page, 'fr.localhost', 'fr-FR');
  await toCheckout(page, text);
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /connect/iu })
    .click();
  await fillAccount(page, text, { email: 'consumer@example.com', password: samplePassword });
  await submitAccount(page, text, 'log-in').click();
  await eventually(() => field(page, 'email').inputValue()).toBe('consumer@example.com');
  await typeAddress(page, {
    ...berlin,
    street: '1 rue de Rivoli',
    postcode: '75001',
    city: 'Paris',
  });
  await field(page, 'isBilledElsewhere').check();
  await typeAddress(page, {
    'billing-firstName': 'Ada',
    'billing-lastName': 'Lovelace',
    'billing-street': 'Bahnhofstrasse 1',
    'billing-postcode': '8001',
    'billing-city': 'Zürich',
  });
  await field(page, 'billing-country').selectOption('CH');
  await next(page, text, 'delivery');
  await next(page, text, 'payment');
  await next(page, text, 'review');
  await page.getByText('75001 PARIS').waitFor();
  await page.getByText('8001 Zürich').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await pressOrder(page, 'fr');
  await play(page, 'pay');
  const number = await orderNumber(page, text);
  expect(await axeViolations(page)).toEqual([]);
  await visit(page, address('fr.localhost', '/mon-compte', shop.port));
  await page.getByText(number).first().waitFor();
  // The next order has its address already.
  await collage(page, 'fr.localhost', 'fr-FR');
  await toCheckout(page, text);
  expect(await field(page, 'earlier').count()).toBe(2);
  expect(await field(page, 'earlier').first().isChecked()).toBe(true);
  expect(await field(page, 'street').isVisible()).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await next(page, text, 'delivery');
  await page.getByRole('heading', { level: 1, name: text('checkout.delivery') }).waitFor();
});

test('keys alone lead through it', async () => {
  const text = textIn('en-GB');
  const page = await openPage();
  await collage(page, 'gb.localhost', 'en-GB');
  await toCheckout(page, text);
  await field(page, 'email').focus();
  const keys = [
    'keys@example.com',
    'Ada',
    'Lovelace',
    '',
    '12 Long Street',
    '',
    'London',
    'sw1a1aa',
  ];
  for (const typed of keys) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const chosen = () =>
    page.evaluate(() =>
      document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '',
    );
  for (const [step, value] of [
    ['payment', 'express'],
    ['review', 'bank-transfer'],
  ] as const) {
    await page.getByRole('button', { name: text(`checkout.to.${step}`) }).waitFor();
    await page.locator('main input[type=radio]').first().focus();
    await page.keyboard.press('ArrowDown');
    await eventually(chosen).toBe(value);
    await page.keyboard.press('Enter');
  }
  await page.getByText('SW1A 1AA').waitFor();
  await page.getByText('LONDON').waitFor();
  await page.getByRole('button', { name: orderButtonWords.en, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(text('bank-transfer.before')).waitFor();
  await page.getByRole('button', { name: text('order.cancel') }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(text('order.answer.cancelled')).waitFor();
  await page.getByRole('heading', { name: text('order.state.cancelled') }).waitFor();
});

test('a payment that was refused is made again, though nobody tells of it', async () => {
  const [text, email] = [textIn('en-US'), 'again@example.com'];
  const page = await openPage({ javaScriptEnabled: false });
  await collage(page, 'com.localhost', 'en-US');
  await toCheckout(page, text);
  await typeAddress(page, {
    ...berlin,
    email,
    street: '350 5th Ave',
    postcode: '10118',
    city: 'New York',
  });
  await field(page, 'region').selectOption('NY');
  await page.getByText(text('checkout.sales-tax-later')).waitFor();
  await next(page, text, 'delivery');
  await page.getByText('New York sales tax 4%').waitFor();
  await next(page, text, 'payment');
  await expect(page.getByText(text('checkout.bank-transfer')).count()).resolves.toBe(0);
  await next(page, text, 'review');
  await page.getByText('New York, NY 10118').waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/VAT/u);
  const taxLine = page.locator('main div', { has: page.locator('dt', { hasText: 'sales tax' }) });
  const tax = await taxLine.last().locator('dd').innerText();
  expect(tax).toMatch(/^\$\d+\.\d\d$/u);
  await pressOrder(page, 'en');
  await page.waitForURL(/\/payments\/test\//u);
  // Back from the payment the cart is empty, and the order is not lost.
  await page.goBack();
  await page.getByRole('link', { name: text('checkout.to-order') }).click();
  await page.getByRole('button', { name: text('order.pay') }).click();
  await play(page, 'refuse');
  await reaches(page, text('order.state.failed'));
  const number = await orderNumber(page, text);
  await page.getByRole('button', { name: text('order.pay-again') }).click();
  await play(page, 'silent');
  await reaches(page, text('order.state.handed-over'));
  expect(await orderNumber(page, text)).toBe(number);
  expect(await taxLine.last().locator('dd').innerText()).toBe(tax);
  expect((await keptMailsTo(shop.dataDir, email)).join('\n')).toContain('New York sales tax 4%');
  expect(await page.getByRole('button', { name: text('order.cancel') }).count()).toBe(0);
});

test('a business sees net sums, and its invoice is accepted at the desk', async () => {
  const text = textIn('de-DE');
  const page = await openPage({ javaScriptEnabled: false });
  await collage(page, 'localhost', 'de-DE');
  await toCheckout(page, text);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Melden|anmelden/iu })
    .click();
  await fillAccount(page, text, { email: 'business@example.com', password: samplePassword });
  await submitAccount(page, text, 'log-in').click();
  await field(page, 'email').waitFor();
  await typeAddress(page, { ...berlin, postcode: '10115' });
  await next(page, text, 'delivery');
  await next(page, text, 'payment');
  await field(page, 'payment').last().check({ force: true });
  await next(page, text, 'review');
  await page.getByText(text('checkout.net')).waitFor();
  await page.getByText(text('checkout.invoice'), { exact: true }).waitFor();
  await pressOrder(page, 'de');
  await page.getByRole('heading', { name: text('order.state.checked') }).waitFor();
  const number = await orderNumber(page, text);
  await atDesk(number, 'accept-invoice');
  await reaches(page, text('order.state.handed-over'));
});
