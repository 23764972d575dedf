/** From the navigation to photos in the cart: with photos of one's own, and with links and forms alone. */
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

const photoOf = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer(),
});

test('many photos are judged on the device, and give the amount', async () => {
  const page = await openPage({ hasTouch: true, viewport: { width: 390, height: 800 } });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('picture')) sent.push(request.url());
  });
  await visit(page, address('localhost', '/fotoabzuege?photoboxFormat=150x100'));
  const list = page.getByRole('list', { name: german('photobox.photos-title') });
  await page
    .locator('main input[type="file"]')
    .setInputFiles([
      await photoOf('gut.jpg', 1_800, 1_200),
      await photoOf('genug.jpg', 600, 900),
      await photoOf('klein.jpg', 300, 240),
      { name: 'brief.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kein Foto') },
    ]);
  await page.waitForURL(/amount=3/u);
  await eventually(() => list.getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining(german('photobox.verdict-good')),
    expect.stringContaining(german('photobox.verdict-fair')),
    expect.stringContaining(german('photobox.verdict-too-small')),
    expect.stringContaining('JPEG, PNG, WebP'),
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('button', { name: german('photobox.remove', { name: 'klein.jpg' }) })
    .click();
  await page.waitForURL(/amount=2/u);
  // Larger paper asks for more of the same photos.
  await page.locator('#part-format label:has([value="300x200"])').click();
  await eventually(() => list.getByText(german('photobox.verdict-too-small')).count()).toBe(1);
  expect(sent).toEqual([]);
});

test('a box is chosen and put into the cart without scripts', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await visit(page, address('kartenliebe.localhost', '/bilderbox/'));
  const before = await priceOn(page);
  expect(await page.locator('main input[type="file"]').isVisible()).toBe(false);
  await page.locator('#part-type label:has([value="max"])').click();
  await sendAround(page, 'part-type');
  await page.waitForURL(/photoboxType=max/u);
  await page.locator('#part-paper label:has([value="matte"])').click();
  await sendAround(page, 'part-paper');
  await page.waitForURL(/paperType=matte/u);
  await page.locator('#part-amount input[type="number"]').fill('60');
  await sendAround(page, 'part-amount');
  await page.waitForURL(/amount=60/u);
  const total = await priceOn(page);
  expect(total).not.toBe(before);

  await page.locator('main a[href^="/configurator-photobox"]').last().click();
  await page.waitForURL(/\/configurator-photobox\?/u);
  await givePhotos(page, german, 60);
  await page.getByRole('button', { name: german('cart.put') }).click();
  await eventually(() => new URL(page.url()).hash).toBe('#cart-added');
  // Short parts do not break.
  const cart = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  for (const words of ['Fotobox MAX', '60 Fotos, 15 × 10\u00a0cm', 'Fotopapier matt', total])
    expect(cart).toContain(words.replaceAll('\u00a0', ' '));
});

test.each([
  ['de-DE', 'localhost', '/bilderbox', 'small', 'photobox-1', '10 × 12\u00a0cm'],
  ['fr-CH', 'ch.localhost', '/fr/tirages-photos', 'photoprint', 'prints-1', '30 × 20\u00a0cm'],
  ['en-US', 'com.localhost', '/photo-prints', 'photoprint', 'prints-1', '12 × 8\u00a0in'],
  ['nl-BE', 'be.localhost', '/fotobox', 'small', 'photobox-1', '13 × 9\u00a0cm'],
])(
  'photos have one price, a picture and a designer in %s',
  async (locale, host, path, type, still, size) => {
    const { status, text } = await ask(host, path);
    expect(status).toBe(200);
    expect(text).toContain(`/leadimage/${still}/still.jpg`);
    expect(text).toContain(size);
    expect(text).toMatch(
      new RegExp(`/configurator-photobox\\?[^"]*photoboxType=${type}[^"]*locale=${locale}"`, 'u'),
    );
    const answer = await ask(host, `/price-api/photoboxes?photoboxType=${type}`, {
      headers: { 'x-channel': 'poster', 'x-locale': locale },
    });
    const { payload } = JSON.parse(answer.text) as {
      readonly payload: { readonly total: { readonly priceCurrent: string } };
    };
    expect(text).toContain(`"price":"${payload.total.priceCurrent}"`);
  },
);
