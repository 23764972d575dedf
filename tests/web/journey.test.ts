/**
 * The whole way to a framed picture of one's own, by touch, by keyboard and without scripts, in a
 * locale of each unit and of several currencies: choose, bring a photo, an exact size, a frame with
 * a mat, hand over. The designer has the same configuration, the same photo and the same price.
 */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { address, eventually, visit, withBrowser } from './browser.ts';
import { canvasPages } from './canvas-pages.ts';
import { materialOption, openDialog, shown, tileOf, wayOn } from './product-page.ts';

const openPage = withBrowser();

const photo = {
  name: 'lake.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 3_000, height: 2_000, channels: 3, background: '#2c5d63' },
  })
    .jpeg()
    .toBuffer(),
};

/** How somebody uses a page. */
type Hand = {
  readonly context: BrowserContextOptions;
  /** Follows a link or presses a button. */
  readonly press: (target: Locator) => Promise<void>;
  /** Chooses a radio button. */
  readonly choose: (option: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
};

const hands = {
  touch: {
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    press: (target) => target.tap(),
    choose: (option) => tileOf(option).tap(),
    write: async (field, text) => {
      await field.tap();
      await field.fill(text);
    },
  },
  keyboard: {
    context: {},
    press: (target) => target.press('Enter'),
    choose: (option) => option.press('Space'),
    write: async (field, text) => {
      await field.focus();
      await field.press('Control+a');
      await field.pressSequentially(text);
    },
  },
  'no scripts': {
    context: { javaScriptEnabled: false },
    press: (target) => target.click(),
    choose: async (option) => {
      await option.check();
      await option.locator('xpath=ancestor::form').getByRole('button').click();
    },
    write: (field, text) => field.fill(text),
  },
} as const satisfies Readonly<Record<string, Hand>>;

type HandName = keyof typeof hands;

/** An exact size as it is typed, and what it is in an address. */
const sizes = {
  cm: { width: '61', height: '41', formatType: '610x410' },
  in: { width: '25', height: '17', formatType: '250x170' },
} as const;

const own = (page: Page): Locator => page.locator('input[type="file"][name="picture"]');

const part = (page: Page, name: string, value: string): Locator =>
  page.locator(`input[type="radio"][name="${name}"][value="${value}"]`).last();

/** The picture of the shopper on the wall: where it comes from, and its shape. */
const hung = (page: Page): Promise<string> =>
  page
    .locator('#stage-wall img, main article figure img')
    .first()
    .evaluate((image) => {
      if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return '';
      const { pathname, protocol } = new URL(image.src);
      const place = protocol === 'blob:' ? 'device' : pathname.replace(/[^/]*$/u, '');
      return `${place} ${(image.naturalWidth / image.naturalHeight).toFixed(2)}`;
    });

type Journey = { readonly from: (typeof canvasPages)[number]; readonly way: HandName };

const journey = async ({ from: { locale, host, path }, way }: Journey): Promise<void> => {
  const hand: Hand = hands[way];
  const isScripted = way !== 'no scripts';
  const size = locale === 'en-US' ? sizes.in : sizes.cm;
  const page = await openPage(hand.context);
  await visit(page, address(host, path));

  // Posters have a page of their own.
  await hand.choose(materialOption(page, 'poster'));
  await eventually(() => shown(page)).toMatchObject({ material: 'poster' });

  if (isScripted) {
    await own(page).setInputFiles(photo);
    await eventually(() => hung(page)).toBe('device 1.50');
  }

  await hand.press(page.locator('main a[data-opens="calculator-own-format"]'));
  const dialog = openDialog(page);
  await hand.write(dialog.locator('input[name="width"]'), size.width);
  await hand.write(dialog.locator('input[name="height"]'), size.height);
  await hand.press(dialog.locator('button[type="submit"]'));
  await eventually(() => shown(page)).toMatchObject({
    material: 'poster',
    format: size.formatType,
  });
  const { price: bare } = await shown(page);

  await hand.choose(part(page, 'material', 'poster+alurahmen'));
  await eventually(async () => (await shown(page)).picture).toMatch(/^poster alurahmen /u);
  await hand.choose(part(page, 'matType', 'mat-creme'));
  const handOff = `materialType=poster&formatType=${size.formatType}&frameType=alurahmen&matSize=30&matType=mat-creme`;
  await eventually(async () => (await shown(page)).handOff).toContain(handOff);
  const { price, barPrice, picture } = await shown(page);
  expect([barPrice, price === bare]).toEqual([price, false]);

  if (isScripted) await hand.press(wayOn(page));
  else {
    await own(page).setInputFiles(photo);
    await hand.press(page.locator('form:has(input[name="picture"]) button[type="submit"]'));
  }
  await page.waitForURL(/configurator-photo-frame\?.*customerPicture=/u);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...Object.fromEntries(new URLSearchParams(handOff)),
    locale,
  });
  const received = page.locator('main figure');
  expect(await received.getAttribute('data-mat')).toBe('mat-creme');
  expect(
    [
      await received.getAttribute('data-material'),
      await received.getAttribute('data-frame'),
      ...(await received.evaluate((figure) => {
        const style = getComputedStyle(figure);
        return [style.getPropertyValue('--across'), style.getPropertyValue('--down')];
      })),
    ].join(' '),
  ).toBe(picture);
  await eventually(() => hung(page)).toMatch(/customer-picture.* 1\.50$/u);
  expect(await page.locator('main').innerText()).toContain(price);
};

const [german, swiss, american, belgian] = canvasPages;

describe('the way to a framed picture of one’s own', () => {
  test.each<Journey>([
    { from: german, way: 'touch' },
    { from: swiss, way: 'keyboard' },
    { from: american, way: 'no scripts' },
    { from: belgian, way: 'touch' },
  ])('in $from.locale, by $way', journey);
});
