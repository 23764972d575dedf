/** From the navigation to a calendar in the cart: by touch, and with links and forms alone. */
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
  await givePhotos(page, german, 1);
  await page.getByRole('button', { name: german('cart.put') }).click();
  await eventually(() => new URL(page.url()).hash).toBe('#cart-added');
  // Short parts do not break.
  const cart = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  for (const words of ['Tischkalender', 'Ansicht', 'Holzblock', 'September', 'Menge: 3', total])
    expect(cart).toContain(words.replaceAll('\u00a0', ' '));
});

const markets = [
  ['de-DE', 'localhost', '/fotokalender'],
  ['fr-CH', 'ch.localhost', '/fr/calendrier-photo'],
  ['en-US', 'com.localhost', '/photo-calendar'],
  ['nl-BE', 'be.localhost', '/fotokalender'],
] as const;

/** Germany is walked above; each hand in turn, since a market changes words and figures alone. */
const walks = markets.slice(1).map((market, index) => [...market, index % 2 === 0] as const);

test.each(walks)(
  'a calendar of %s is chosen, priced and handed over (%s%s, scripts: %s)',
  async (locale, site, path, hasScripts) => {
    const page = await openPage({ javaScriptEnabled: hasScripts });
    await visit(page, address(site, `${path}?startMonth=9`));
    // A photo stays on the device: a form would send it.
    expect(await page.locator('input[name="picture"]').isVisible()).toBe(hasScripts);
    await page.locator('#part-type label:has([value="kuechenkalender"])').click();
    if (!hasScripts) await sendAround(page, 'part-type');
    await page.waitForURL(/calendarType=kuechenkalender/u);
    const { pathname, search } = new URL(page.url());
    expect(search).toContain('startMonth=9');
    expect(search).not.toContain('formatType');
    const total = await priceOn(page);
    expect((await ask(site, pathname + search)).text).toContain(total);
    const link = page.locator('main a[href^="/configurator-calendar"]').last();
    const handOff = new URLSearchParams((await link.getAttribute('href'))?.split('?')[1]);
    expect(Object.fromEntries(handOff)).toMatchObject({
      locale,
      calendarType: 'kuechenkalender',
      formatType: '150-400',
      startMonth: '9',
    });
  },
);

test('a photo of one’s own stands in the first month and on the cover at once, and stays', async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const buffer = await sharp({
    create: { width: 1_600, height: 1_200, channels: 3, background: '#d02020' },
  })
    .jpeg()
    .toBuffer();
  await visit(page, address(host, '/fotokalender/?startMonth=5'));
  const field = page.locator('input[name="picture"]');
  await field.focus();
  await field.setInputFiles({ name: 'strand.jpg', mimeType: 'image/jpeg', buffer });
  const photos = page.locator(':is(#own-month, #own-cover) image[href^="blob:"]');
  await eventually(() => photos.count()).toBe(2);
  await eventually(() =>
    page.getByRole('status').filter({ hasText: 'Ihr Foto ist jetzt im ersten Monat' }).count(),
  ).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  const month = page.locator('svg:has(> #own-month) > title');
  expect(await month.textContent()).toBe('Wandkalender Lagom: Mai');
  await page.locator('#part-start-month select').selectOption('6');
  await eventually(() => month.textContent()).toBe('Wandkalender Lagom: Juni');

  await page.reload();
  await eventually(() => photos.count()).toBe(2);
  expect(asked.filter((request) => request.startsWith('POST'))).toEqual([]);
  await page.getByRole('button', { name: german('own-picture.remove') }).click();
  await eventually(() => photos.count()).toBe(0);
});

test.each(markets)(
  'calendars have one price, pictures and a designer in %s',
  async (locale, site, path) => {
    const { status, text } = await ask(site, path);
    expect(status).toBe(200);
    expect(text).toMatch(
      new RegExp(`artwork/lagom-a4-quer-spirale-\\d{4}-1/usual/${locale}/`, 'u'),
    );
    expect(text).toMatch(new RegExp(`/configurator-calendar\\?[^"]*locale=${locale}"`, 'u'));
    const answer = await ask(site, '/web-api/calendar-price?calendarType=wandkalender', {
      headers: { 'x-channel': 'poster', 'x-locale': locale },
    });
    const { payload } = JSON.parse(answer.text) as {
      readonly payload: { readonly total: { readonly priceCurrent: string } };
    };
    expect(text).toContain(`"price":"${payload.total.priceCurrent}"`);
  },
);
