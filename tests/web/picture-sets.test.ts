/** Several pictures on one wall: prices, photos of the shopper's own, and the way into the cart. */
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { axeViolations } from './axe.ts';
import { address, eventually, isLive, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();

const cents = (text: string): number =>
  Number(/([\d.]+),(\d\d)/u.exec(text)?.slice(1).join('').replaceAll('.', '') ?? Number.NaN);

test('a set is priced as a whole, and goes into the cart without scripts', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await visit(page, address('localhost', '/wandbilder'));
  await page.locator('main').getByRole('link', { name: 'Bilderwand' }).first().click();
  const section = page.locator('#picture-sets');
  await section.getByRole('link', { name: 'Salon, 5 Bilder' }).click();
  await section.getByRole('link', { name: 'Poster, Holzrahmen' }).click();
  expect(await section.locator('figure').count()).toBe(5);
  expect(await section.locator('input[type="file"]').count()).toBe(0);
  const rows = await section.locator('tbody tr').allInnerTexts();
  const counts = rows.map((row) => Number.parseInt(row, 10));
  expect(counts).toEqual([4, 1]);
  const sum = rows.reduce((total, row, index) => total + (counts[index] ?? 0) * cents(row), 0);
  expect(cents(await section.locator('[data-size="l"]').innerText())).toBe(sum);
  // Each can be designed in the format that it has here.
  expect(
    await section.getByRole('link', { name: 'Einzeln gestalten' }).first().getAttribute('href'),
  ).toMatch(/^\/bilderrahmen\?materialType=poster&frameType=holzrahmen&formatType=200x300$/u);
  await section.getByRole('button', { name: 'Alle in den Warenkorb' }).click();
  await page.waitForURL(/warenkorb#cart-added$/u);
  const quantities = page.locator('main input[name="quantity"]');
  expect(
    await quantities.evaluateAll((fields) => fields.map((field) => field.getAttribute('value'))),
  ).toEqual(['4', '1']);
});

test('a set shows the shopper’s own photos, which stay on the device', async () => {
  const page = await openPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  await visit(page, address('localhost', '/bilderwand?set=grid-4'));
  const section = page.locator('#picture-sets');
  await section.scrollIntoViewIfNeeded();
  const field = section.locator('input[type="file"]');
  await field.waitFor();
  await eventually(() => isLive(field)).toBe(true);
  const buffer = await sharp({
    create: { width: 900, height: 700, channels: 3, background: '#2030d0' },
  })
    .jpeg()
    .toBuffer();
  const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer });
  const broken = { name: 'c.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nothing') };
  await field.setInputFiles([photo('a.jpg'), photo('b.jpg'), broken]);
  const own = section.locator('figure img[src^="blob:"]');
  await eventually(() => own.count()).toBe(2);
  await eventually(() => section.innerText()).toContain('kein Foto');
  expect(await axeViolations(page)).toEqual([]);
  // Another arrangement shows the same photos.
  await section.getByRole('link', { name: 'Reihe, 3 Bilder' }).click();
  await page.waitForURL(/set=row-3/u);
  await eventually(() => section.locator('figure').count()).toBe(3);
  await section.scrollIntoViewIfNeeded();
  await eventually(() => own.count()).toBe(2);
  expect(sent.filter((path) => path.includes('picture'))).toEqual([]);
});
