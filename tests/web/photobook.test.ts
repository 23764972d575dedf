/** From the comparison to a photo book in the cart: by touch, and with links and forms alone. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { ask } from './ask.ts';
import { axeViolations } from './axe.ts';
import { address, eventually, visit, withBrowser } from './browser.ts';
import { givePhotos } from './give-photos.ts';
import { priceOn, sendAround } from './priced-page.ts';

const openPage = withBrowser();
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });
const host = 'kartenliebe.localhost';

/** In the address, and in the way on: what is chosen next is added to it. */
const chosen = async (page: Page, pair: string): Promise<void> => {
  await page.waitForURL((url) => url.search.includes(pair));
  const wayOn = page.locator(`main a[href^="/configurator-photobook"][href*="${pair}"]`);
  await wayOn.last().waitFor({ state: 'attached' });
};

test.each([
  ['by touch', { hasTouch: true, viewport: { width: 390, height: 800 } }],
  ['without scripts', { javaScriptEnabled: false }],
])('a photo book is chosen and put into the cart %s', async (_, options) => {
  const page = await openPage(options);
  const hasScripts = !('javaScriptEnabled' in options);
  await visit(page, address(host, '/fotobuch/'));
  const before = await priceOn(page);

  await page.locator('#types').getByRole('link', { name: 'Digitalfotobuch' }).click();
  await chosen(page, 'photobookType=digitalfotobuch');
  await page.locator('#part-look').getByRole('link', { name: 'Kompass' }).click();
  await chosen(page, 'designGroupSetId=kompass');
  await page.locator('#part-pages select').selectOption('64');
  if (!hasScripts) await sendAround(page, 'part-pages');
  await chosen(page, 'photobookPageCount=64');
  await page.locator('#part-paper label:has([value="feinstweiss"])').click();
  if (!hasScripts) await sendAround(page, 'part-paper');
  await chosen(page, 'photobookPaper=feinstweiss');
  await page.locator('#part-amount select').selectOption('2');
  if (!hasScripts) await sendAround(page, 'part-amount');
  await chosen(page, 'amount=2');

  const total = await priceOn(page);
  expect(total).not.toBe(before);
  expect(await page.locator('main').innerText()).toContain('16 Seiten mehr kosten');
  expect(hasScripts ? await axeViolations(page) : []).toEqual([]);
  // The server says the same of the address.
  const { pathname, search } = new URL(page.url());
  expect((await ask(host, pathname + search)).text).toContain(total);

  await page.locator('main a[href^="/configurator-photobook"]').last().click();
  await page.waitForURL(/\/configurator-photobook\?/u);
  await givePhotos(page, german, 1);
  await page.getByRole('button', { name: german('cart.put') }).click();
  await eventually(() => new URL(page.url()).hash).toBe('#cart-added');
  // Short parts do not break.
  const cart = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  for (const words of ['Digitalfotobuch', 'Kompass', '64\u00a0Seiten', 'Menge: 2', total])
    expect(cart).toContain(words.replaceAll('\u00a0', ' '));
});

test('photos of the device stand on cover and spreads at once, and the book turns by keys', async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  const photoOf = async (background: string) => ({
    name: `${background.slice(1)}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  });
  await visit(page, address(host, '/fotobuch/'));
  const field = page.locator('input[multiple]');
  await field.focus();
  const text = { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('Liebe Clara') };
  await field.setInputFiles([await photoOf('#d02020'), text, await photoOf('#2040d0')]);
  const sources = () =>
    page
      .locator('svg image[href^="blob:"]')
      .evaluateAll((images) => new Set(images.map((image) => image.getAttribute('href'))).size);
  await eventually(sources).toBe(2);
  const status = page.locator('main output').filter({ hasText: '2 Fotos sind' });
  await eventually(() => status.innerText()).toContain('Eine Datei lässt sich nicht');
  expect(await axeViolations(page)).toEqual([]);

  const closed = page.getByRole('radio', { name: german('book.closed') });
  await closed.focus();
  await page.keyboard.press('ArrowRight');
  const spread = page.locator('svg:has(> title:text("Doppelseite 1"))');
  await spread.waitFor();
  expect(await closed.isChecked()).toBe(false);
  expect(asked.filter((method) => method === 'POST')).toEqual([]);

  // The device keeps them over a reload, until they are removed.
  const mark = () => page.evaluate(() => localStorage.getItem('own-photos'));
  await eventually(mark).toBe('kept');
  await page.reload();
  await eventually(sources).toBe(2);
  await page.getByRole('button', { name: german('book.photos-remove') }).click();
  await eventually(sources).toBe(0);
  await eventually(mark).toBeNull();
});

test.each([
  ['de-DE', 'kartenliebe.localhost', '/fotobuch/'],
  ['fr-CH', 'kartenliebe.ch.localhost', '/fr/livre-photo/'],
  ['en-US', 'kartenliebe.com.localhost', '/photo-book/'],
  ['nl-BE', 'kartenliebe.be.localhost', '/fotoboek/'],
])('photo books have one price and a designer in %s', async (locale, site, path) => {
  const { status, text } = await ask(site, path);
  expect(status).toBe(200);
  expect(text).toMatch(new RegExp(`/configurator-photobook\\?[^"]*locale=${locale}"`, 'u'));
  const answer = await ask(site, '/web-api/photobook-price?photobookType=echtfotobuch', {
    headers: { 'x-channel': 'kartenliebe', 'x-locale': locale },
  });
  const { payload } = JSON.parse(answer.text) as {
    readonly payload: { readonly total: { readonly priceCurrent: string } };
  };
  expect(text).toContain(`"price":"${payload.total.priceCurrent}"`);
});

test.each([
  '/products/?photobookType=fotoheft&photobookPageCount=36',
  '/vorkonfigurator-kalender/?photobookType=fotoheft&photobookPageCount=36',
])('%s opens the photo book', async (path) => {
  const answer = await ask(host, path);
  expect(answer.headers.location).toBe('/fotobuch/?photobookType=fotoheft&photobookPageCount=36');
});
