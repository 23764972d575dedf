/** Own names, a date and a photo on the front of a card: as they are typed, and on the device alone. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { axeViolations } from './axe.ts';
import { address, eventually, isLive, visit, withBrowser } from './browser.ts';
import { frontMarkup, serverFront } from './own-front.ts';

const openPage = withBrowser();
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });
const pageOf = (design: string): string => address('kartenliebe.localhost', `/themes/${design}/`);

const markup = (page: Page): Promise<string> =>
  page
    .locator(frontMarkup)
    .innerHTML({ timeout: 1_000 })
    .catch(() => '');

test('words stand on the front as they are typed, stay on the device, and can be cleared', async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await visit(page, pageOf('elena'));
  const names = page.getByLabel(german('own-words.names'));
  await names.hover();
  await eventually(() => isLive(names)).toBe(true);
  expect(asked.filter((url) => /\/workers\/|\.ttf|\.wasm/u.test(url))).toEqual([]);

  await names.focus();
  await page.keyboard.type('Zora & Iwan');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12.6.2027');
  const typed = { names: 'Zora & Iwan', date: '12.6.2027' };
  await eventually(async () => (await markup(page)) === serverFront('elena', typed)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const own = { ...typed, date: 'Samstag, 12. Juni 2027' };
  await eventually(async () => (await markup(page)) === serverFront('elena', own)).toBe(true);
  expect(await page.locator('svg:has(> #own-front) > title').textContent()).toBe(
    german('own-words.front', { name: 'Elena' }),
  );
  expect(await axeViolations(page)).toEqual([]);

  await names.fill('Zora 漢');
  await eventually(() => names.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('main').innerText()).toContain(
    german('own-words.missing-letters', { letters: '漢' }),
  );
  await names.fill('Zora & Iwan');

  // Another design shows them untouched.
  await visit(page, pageOf('duetto'));
  await eventually(async () => (await markup(page)) === serverFront('duetto', own)).toBe(true);
  await page.locator('form[action="/forms/wishlist"] button').first().click();
  await page.getByRole('link', { name: 'Merkzettel (1 Artikel)' }).waitFor();
  await visit(page, address('kartenliebe.localhost', '/merkzettel/'));
  const inList = serverFront('duetto', own, 'front-0-');
  const shown = () => page.locator('#front-0-sheet > g').innerHTML();
  await eventually(shown).toBe(inList);
  const designer = await page.locator('main a[href^="/configurator-card"]').getAttribute('href');
  await visit(page, address('kartenliebe.localhost', designer ?? ''));
  await eventually(shown).toBe(inList);

  await visit(page, pageOf('duetto'));
  await page.getByRole('button', { name: german('own-words.clear') }).click();
  await page
    .getByAltText(german('card.picture-laid', { name: 'Duetto' }))
    .first()
    .waitFor();
  await eventually(() => page.locator(frontMarkup).count()).toBe(0);
  await page.reload();
  expect(await page.getByLabel(german('own-words.names')).inputValue()).toBe('');
  expect(asked.filter((request) => /Zora|Iwan/u.test(decodeURIComponent(request)))).toEqual([]);
});

test('words that are typed before the page is alive are not lost', async () => {
  const page = await openPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  let goOn = (): void => undefined;
  const isTyped = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/assets\/own-words-[^/]*\.js/u, async (route) => {
    await isTyped;
    await route.continue();
  });
  await visit(page, pageOf('elena'));
  const names = page.getByLabel(german('own-words.names'));
  await names.tap();
  await page.keyboard.type('Zora');
  goOn();
  await eventually(
    async () => (await markup(page)) === serverFront('elena', { names: 'Zora' }),
  ).toBe(true);
  expect(await names.inputValue()).toBe('Zora');
  // Near the fields, too: on a phone the large one is out of view.
  expect(await page.locator('use[href="#own-front"]').isVisible()).toBe(true);
});

test('a photo fills its slot of the front', async () => {
  const page = await openPage();
  const buffer = await sharp({
    create: { width: 1_600, height: 1_200, channels: 3, background: '#d02020' },
  })
    .jpeg()
    .toBuffer();
  await visit(page, pageOf('noemi'));
  const field = page.locator('input[name="picture"]');
  await field.focus();
  await field.setInputFiles({ name: 'strand.jpg', mimeType: 'image/jpeg', buffer });
  await page.locator(`${frontMarkup} image[href^="blob:"]`).waitFor({ state: 'attached' });
  await eventually(() =>
    page.getByRole('status').filter({ hasText: 'Ihr Foto ist jetzt auf der Karte.' }).count(),
  ).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: german('own-picture.remove') }).click();
  await page
    .getByAltText(german('card.picture-laid', { name: 'Noemi' }))
    .first()
    .waitFor();
});

test('without scripts a sentence stands in place of the fields', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await visit(page, pageOf('noemi'));
  expect(await page.getByText(german('own-words.without-scripts')).isVisible()).toBe(true);
  expect(await page.locator('[name="names"]').isVisible()).toBe(false);
  expect(await page.locator('input[name="picture"]').isVisible()).toBe(false);
});
