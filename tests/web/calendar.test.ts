/** From the navigation to a calendar in the cart: by touch, and with links and forms alone. */
import { expect, test } from 'vitest';

import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { ask } from './ask.ts';
import { axeViolations } from './axe.ts';
import { address, eventually, visit, withBrowser } from './browser.ts';
import { priceOn, sendAround } from './priced-page.ts';

const openPage = withBrowser();
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });
const host = 'kartenliebe.localhost';

test.each([
  ['by touch', { hasTouch: true, viewport: { width: 390, height: 800 } }],
  ['without scripts', { javaScriptEnabled: false }],
])('a calendar is chosen and put into the cart %s', async (_, options) => {
  const page = await openPage(options);
  const hasScripts = !('javaScriptEnabled' in options);
  await visit(page, address(host, '/fotokalender/'));
  const before = await priceOn(page);

  await page.locator('#part-type label:has([value="tischkalender"])').click();
  if (!hasScripts) await sendAround(page, 'part-type');
  await page.waitForURL(/calendarType=tischkalender/u);
  await page.locator('#part-look').getByRole('link', { name: 'Ansicht' }).click();
  await page.waitForURL(/designGroupId=ansicht/u);
  await page.locator('#part-mounting label:has([value="holzblock"])').click();
  if (!hasScripts) await sendAround(page, 'part-mounting');
  await page.waitForURL(/mountingType=holzblock/u);
  await page.locator('#part-start-month select').selectOption('9');
  if (!hasScripts) await sendAround(page, 'part-start-month');
  await page.waitForURL(/startMonth=9/u);
  for (const accessory of ['Stift', 'Schachtel']) {
    await page.locator('#part-accessories').getByRole('link', { name: accessory }).click();
    await page.waitForURL(accessory === 'Stift' ? /=pen/u : /=box/u);
  }
  await page.locator('#part-amount select').selectOption('3');
  if (!hasScripts) await sendAround(page, 'part-amount');
  await page.waitForURL(/amount=3/u);

  const total = await priceOn(page);
  expect(total).not.toBe(before);
  expect(await page.locator('main').innerText()).toContain('3 Kalender');
  expect(hasScripts ? await axeViolations(page) : []).toEqual([]);
  // The server says the same of the address.
  const { pathname, search } = new URL(page.url());
  expect((await ask(host, pathname + search)).text).toContain(total);

  await page.locator('main a[href^="/configurator-calendar"]').last().click();
  await page.waitForURL(/\/configurator-calendar\?/u);
  await page.getByRole('button', { name: german('cart.put') }).click();
  await eventually(() => new URL(page.url()).hash).toBe('#cart-added');
  const cart = await page.locator('main').innerText();
  for (const words of ['Tischkalender', 'Ansicht', 'Holzblock', 'September', 'Menge: 3', total])
    expect(cart).toContain(words);
});

test.each([
  ['de-DE', 'localhost', '/fotokalender'],
  ['fr-CH', 'ch.localhost', '/fr/calendrier-photo'],
  ['en-US', 'com.localhost', '/photo-calendar'],
  ['nl-BE', 'be.localhost', '/fotokalender'],
])('calendars have one price, pictures and a designer in %s', async (locale, site, path) => {
  const { status, text } = await ask(site, path);
  expect(status).toBe(200);
  expect(text).toMatch(new RegExp(`artwork/lagom-a4-quer-spirale-\\d{4}-1/usual/${locale}/`, 'u'));
  expect(text).toMatch(new RegExp(`/configurator-calendar\\?[^"]*locale=${locale}"`, 'u'));
  const answer = await ask(site, '/web-api/calendar-price?calendarType=wandkalender', {
    headers: { 'x-channel': 'poster', 'x-locale': locale },
  });
  const { payload } = JSON.parse(answer.text) as {
    readonly payload: { readonly total: { readonly priceCurrent: string } };
  };
  expect(text).toContain(`"price":"${payload.total.priceCurrent}"`);
});
