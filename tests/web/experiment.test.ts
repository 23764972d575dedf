/** Experiment 1785 in the shop that runs it: what it changes, and what it must leave alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { address, eventually, hydrated, touch, visitAndTouch, withBrowser } from './browser.ts';
import { openConsenting } from './consenting.ts';
import { withFlagClient } from './flag-client.ts';
import { formatOption, materialOption, shown, tileOf } from './product-page.ts';
import { openShop, type Shop } from './shop.ts';
import { sumShifts, withoutFaces } from './layout-shift.ts';

const openPage = withFlagClient(withBrowser());

let experimenting: Shop;

beforeAll(async () => {
  experimenting = await openShop(inject('template'), { FLAGS: '1785_wall_picture_teaser=100' });
});

afterAll(async () => {
  await experimenting.close();
});

const onExperiment = (host: string, path: string): string =>
  address(host, path, experimenting.port);

/** What the tab has been given; written with consent, as soon as the flag client has answered. */
const given = (page: Page): Promise<string> =>
  page.evaluate(() => sessionStorage.getItem('flag-record') ?? '');

const requestsOf = (page: Page): string[] => {
  const found: string[] = [];
  page.on('request', (request) => found.push(request.url()));
  return found;
};

const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        // Entries are told after the frame that they belong to.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Reflect.get(window, 'layoutShift').value)),
        );
      }),
  );

describe('treatment on', () => {
  test.each([360, 1440])('begins with 60 × 45 and moves nothing at %i px', async (width) => {
    const page = await openConsenting(openPage, address('localhost', '/'), {
      viewport: { width, height: 800 },
    });
    await withoutFaces(page);
    await sumShifts(page);
    await visitAndTouch(page, onExperiment('localhost', '/leinwanddruck'));
    await eventually(() => shown(page)).toMatchObject({
      material: 'leinwand',
      format: '600x450',
      price: '47,90\u00a0€',
      picture: 'leinwand  600 450',
      query: '',
    });
    await eventually(() => given(page)).toContain('1785_wall_picture_teaser');
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toBe(0);
  });

  test('prices framed acrylic glass by the price service’s answer, and asks the page’s own origin alone', async () => {
    const page = await openPage();
    const asked = requestsOf(page);
    await page.route(/prices\/formats/u, (route) =>
      route.fulfill({
        json: {
          payload: {
            formats: [
              {
                formatType: '600x450',
                priceCurrent: '99.50',
                priceOriginal: '133.90',
                isAvailable: true,
                isFeatured: true,
              },
            ],
            initialFormatType: '600x450',
          },
        },
      }),
    );
    await visitAndTouch(page, onExperiment('localhost', '/leinwanddruck'));
    await eventually(() => shown(page)).toMatchObject({ format: '600x450', price: '47,90\u00a0€' });
    await materialOption(page, 'acrylglas+artbox').click();
    await eventually(() => shown(page)).toMatchObject({
      material: 'acrylglas+artbox',
      format: '600x450',
      price: '99,50\u00a0€',
    });
    expect(await tileOf(formatOption(page, '600x400')).textContent()).toContain('124,90\u00a0€');
    // Framed acrylic glass has a page of its own, which is another view: it is asked for again.
    const prices = asked.filter((url) => url.includes('/prices/formats'));
    expect(new Set(prices.map((url) => new URL(url).search))).toEqual(
      new Set(['?materialType=acrylglas&frameType=artbox']),
    );
    const origin = onExperiment('localhost', '');
    expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    expect(asked.filter((url) => url.includes('/services/flags')).length).toBeGreaterThan(0);
  });

  test('leaves alone what a shopper chose by the address', async () => {
    const page = await openConsenting(openPage, address('localhost', '/'));
    await visitAndTouch(
      page,
      onExperiment('localhost', '/leinwanddruck?materialType=poster&formatType=300x200'),
    );
    await eventually(() => given(page)).toContain('1785_wall_picture_teaser');
    await page.waitForLoadState('networkidle');
    expect(await shown(page)).toMatchObject({ material: 'poster', format: '300x200' });
  });

  test('keeps the initial format where lengths are inches', async () => {
    const page = await openPage();
    const prices = page.waitForResponse(/prices\/formats/u);
    await visitAndTouch(page, onExperiment('com.localhost', '/canvas-prints'));
    await prices;
    await page.waitForLoadState('networkidle');
    expect(await shown(page)).toMatchObject({ format: '240x160', price: '$52.99' });
  });

  test('starts no client for a crawler', async () => {
    const page = await openPage({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    const asked = requestsOf(page);
    await visitAndTouch(page, onExperiment('localhost', '/leinwanddruck'));
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/services/flags'))).toEqual([]);
    expect(await shown(page)).toMatchObject({ format: '600x400' });
  });
});

describe('treatment off', () => {
  test('changes nothing', async () => {
    const page = await openConsenting(openPage, address('localhost', '/'));
    const asked = requestsOf(page);
    await visitAndTouch(page, address('localhost', '/leinwanddruck'));
    await eventually(() => given(page)).toMatch(/1785_wall_picture_teaser\W+off/u);
    await page.waitForLoadState('networkidle');
    expect(await shown(page)).toMatchObject({ format: '600x400', price: '44,90\u00a0€' });
    expect(asked.filter((url) => url.includes('/prices/formats'))).toEqual([]);
  });
});

describe('the override in the address', () => {
  test('turns it on for the tab, without a client', async () => {
    const page = await openPage();
    await visitAndTouch(
      page,
      address('localhost', '/leinwanddruck?feature=1785_wall_picture_teaser&treatment=on'),
    );
    await eventually(() => shown(page)).toMatchObject({ format: '600x450' });
    expect(await given(page)).toBe('');
    await page.goto(address('localhost', '/poster-drucken'));
    await hydrated(page);
    await touch(page);
    await eventually(() => shown(page)).toMatchObject({ material: 'poster', format: '600x450' });
  });

  test('turns it off where it is on', async () => {
    const page = await openPage();
    await visitAndTouch(page, onExperiment('localhost', '/leinwanddruck?disabled=1'));
    await page.waitForLoadState('networkidle');
    expect(await shown(page)).toMatchObject({ format: '600x400' });
  });
});
