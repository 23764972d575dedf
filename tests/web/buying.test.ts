/**
 * Buying on the product page: choosing, and the way to the designer. What each engine is asked to do
 * (engines/suites/calculator.ts) is not asked again here.
 */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';

import { address, eventually, foresee, hydrated, withBrowser, visit } from './browser.ts';
import { canvasPages, germanPage } from './canvas-pages.ts';
import { formatOption, materialOption, shown, tileOf, wayOn } from './product-page.ts';

const openPage = withBrowser();
const canvas = address(germanPage.host, germanPage.path);

let page: Page;

beforeEach(async () => {
  page = await openPage();
});

const initial = {
  material: 'leinwand',
  format: '600x400',
  price: '44,90\u00a0€',
  barPrice: '44,90\u00a0€',
  picture: 'leinwand  600 400',
  announced: 'Gewählt: Leinwand, 60 × 40\u00a0cm, 44,90\u00a0€',
  handOff: '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE',
};

const framedAcrylic = {
  material: 'acrylglas+artbox',
  format: '600x400',
  price: '124,90\u00a0€',
  barPrice: '124,90\u00a0€',
  picture: 'acrylglas artbox 600 400',
  announced: 'Gewählt: Acrylglas, Artbox, 60 × 40\u00a0cm, 124,90\u00a0€',
  handOff:
    '/configurator-photo-frame?materialType=acrylglas&formatType=600x400&frameType=artbox&matSize=0&matType=mat-none&locale=de-DE',
  query: '?materialType=acrylglas&frameType=artbox&formatType=600x400',
};

describe('a preselected product', () => {
  test('sets material and format on load, also one that is in no list', async () => {
    await visit(page, `${canvas}?sku=acrylglas_artbox_605x402`);
    const { material, format, picture, handOff } = await shown(page);
    expect({ material, format, picture }).toEqual({
      material: 'acrylglas+artbox',
      format: '605x402',
      picture: 'acrylglas artbox 605 402',
    });
    expect(handOff).toContain('materialType=acrylglas&formatType=605x402&frameType=artbox');
    await formatOption(page, '900x600').click();
    await eventually(async () => (await shown(page)).format).toBe('900x600');
    expect(await formatOption(page, '605x402').count()).toBe(0);
  });

  test('that cannot be made changes nothing', async () => {
    await visit(page, `${canvas}?sku=acrylglas_artbox_9999x9999`);
    const { material, format } = await shown(page);
    expect({ material, format }).toEqual({ material: 'leinwand', format: '600x400' });
  });
});

describe('choosing', () => {
  test('asks the server for what goes with the new selection, and nothing that the page has', async () => {
    await visit(page, canvas);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Pictures of the new material, and the icon that a browser asks for at every new address.
      if (!/^\/(?:media\/|favicon)/u.test(pathname)) asked.push(pathname);
    });
    const framed = 'leinwand+schattenfuge-leinwand';
    await materialOption(page, framed).click();
    await eventually(() => shown(page)).toMatchObject({ material: framed, format: '600x400' });
    await formatOption(page, '300x200').click();
    await eventually(() => shown(page)).toMatchObject({ material: framed, format: '300x200' });
    // Which options and frames it can be had with, and for how much; all else is there at once.
    expect([...new Set(asked)]).toEqual(['/leinwanddruck/_payload.json']);
  });

  test('of another material resets the format to the one that it begins with', async () => {
    await visit(page, canvas);
    await formatOption(page, '1200x800').click();
    await eventually(() => shown(page)).toMatchObject({ format: '1200x800' });
    await materialOption(page, 'aludibond').click();
    await eventually(() => shown(page)).toMatchObject({ material: 'aludibond', format: '600x400' });
  });

  test('of the chosen material changes nothing', async () => {
    await visit(page, canvas);
    await formatOption(page, '900x600').click();
    await eventually(() => shown(page)).toMatchObject({ format: '900x600' });
    const before = await shown(page);
    await materialOption(page, 'leinwand').click();
    expect(await shown(page)).toEqual(before);
  });

  test('works with the arrow keys', async () => {
    await visit(page, canvas);
    await materialOption(page, 'leinwand').focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => shown(page)).toMatchObject({
      material: 'leinwand+schattenfuge-leinwand',
    });
    await page.keyboard.press('ArrowRight');
    await eventually(() => shown(page)).toMatchObject({ material: 'acrylglas' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe(
      'acrylglas',
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await eventually(() => shown(page)).toMatchObject({
      material: 'acrylglas',
      format: '600x450',
      query: '?materialType=acrylglas&formatType=600x450',
    });
  });

  test('leaves where the reader was', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, canvas);
    const tile = tileOf(formatOption(page, '900x600'));
    await tile.scrollIntoViewIfNeeded();
    const before = await tile.boundingBox();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await formatOption(page, '900x600').click();
    await eventually(() => shown(page)).toMatchObject({ format: '900x600' });
    const after = await tile.boundingBox();
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  test('marks a reduced price with its original, its share and the lowest price of 30 days', async () => {
    await visit(page, canvas);
    const tile = tileOf(formatOption(page, '900x600'));
    expect(await tile.textContent()).toMatch(
      /64,90\u00a0€ statt 79,90\u00a0€ TOP DEAL −18\u00a0%/u,
    );
    await formatOption(page, '900x600').click();
    await eventually(() => page.locator('main [data-size="l"]').first().textContent()).toBe(
      'jetzt 64,90\u00a0€ statt 79,90\u00a0€ −18\u00a0%',
    );
    expect(
      await page
        .locator('main p', { has: page.locator('a') })
        .first()
        .textContent(),
    ).toContain('Niedrigster Preis der letzten 30 Tage: 79,90\u00a0€.');
  });

  test('never takes a format that cannot be made', async () => {
    await visit(page, canvas);
    await materialOption(page, 'acrylglas+artbox').click();
    await eventually(() => shown(page)).toMatchObject({ material: 'acrylglas+artbox' });
    const large = formatOption(page, '1200x800');
    expect(await large.isDisabled()).toBe(true);
    expect(await tileOf(large).textContent()).toContain('Nicht verfügbar');
    await tileOf(large).click({ force: true });
    expect(await shown(page)).toEqual(framedAcrylic);
  });
});

describe('the address', () => {
  test('is not filled with history: back leaves the page', async () => {
    await visit(page, address('localhost', '/wandbilder'));
    await page.locator('[data-bar-item] > a[href="/leinwanddruck"]').first().click();
    await eventually(() => page.title()).toBe(germanPage.title);
    await formatOption(page, '900x600').click();
    await eventually(() => shown(page)).toMatchObject({ format: '900x600' });
    await materialOption(page, 'poster').click();
    await eventually(() => shown(page)).toMatchObject({ material: 'poster' });
    await page.goBack();
    await eventually(() => new URL(page.url()).pathname).toBe('/wandbilder');
    await page.goForward();
    await eventually(() => shown(page)).toMatchObject({ material: 'poster', format: '600x400' });
  });

  test('that cannot be understood shows what can', async () => {
    // Without scripts: it is the server that reads it.
    const plain = await openPage({ javaScriptEnabled: false });
    for (const [query, material, format] of [
      ['?materialType=gold&formatType=600x400', 'leinwand', '600x400'],
      ['?materialType=leinwand&formatType=0600x400', 'leinwand', '600x400'],
      ['?materialType=leinwand&formatType=99999x99999', 'leinwand', '600x400'],
      ['?materialType=poster&formatType=900x600&frameType=nix', 'poster', '900x600'],
      ['?material=acrylglas%2Bartbox&formatType=1200x800', 'acrylglas+artbox', '600x400'],
      ['?materialType=leinwand&materialType=poster', 'leinwand', '600x400'],
    ] as const) {
      await visit(plain, `${canvas}${query}`);
      expect(await shown(plain)).toMatchObject({ material, format });
    }
  });
});

describe('the announcement', () => {
  test('is a live region that was there before anything was chosen', async () => {
    await visit(page, canvas);
    const region = page.locator('main output');
    // `output` is a live region by itself; its element has to stay for a change to be read out.
    const handle = await region.elementHandle();
    expect(await region.getAttribute('aria-live')).not.toBe('off');
    expect(await region.textContent()).toBe('Gewählt: Leinwand, 60 × 40\u00a0cm, 44,90\u00a0€');
    await materialOption(page, 'poster').click();
    await eventually(() => region.textContent()).toBe(
      'Gewählt: Poster, 60 × 40\u00a0cm, 14,90\u00a0€',
    );
    expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
  });
});

describe.each(canvasPages)('the way on in $locale', ({ host, path, locale, formatType, ...at }) => {
  test('leads to the designer, which shows what was chosen', async () => {
    // Without scripts in every language; with them in German, below.
    const plain = await openPage({ javaScriptEnabled: false });
    await visit(plain, address(host, path));
    await wayOn(plain).click();
    await plain.waitForURL(/configurator-photo-frame/u);
    const url = new URL(plain.url());
    expect(`${url.host}${url.pathname}`).toBe(
      new URL(address(host, '/configurator-photo-frame')).host + '/configurator-photo-frame',
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      materialType: 'leinwand',
      formatType,
      locale,
    });
    const main = plain.locator('main');
    expect(await plain.locator('html').getAttribute('lang')).toBe(locale);
    const text = await main.innerText();
    expect(text).toContain(at.material);
    expect(text).toContain(at.format);
    expect(text).toContain(at.price);
    expect(await main.locator('figure').getAttribute('data-material')).toBe('leinwand');
    await eventually(() =>
      main.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  });
});

describe('the way on', () => {
  test('carries frame, mat and the click id of an advertisement, and leads back to the choice', async () => {
    await visit(page, `${canvas}?gclid=Abc-1.x_2`);
    await materialOption(page, 'acrylglas+artbox').click();
    await eventually(() => shown(page)).toMatchObject({ material: 'acrylglas+artbox' });
    await formatOption(page, '900x600').click();
    await eventually(() => shown(page)).toMatchObject({
      format: '900x600',
      handOff:
        '/configurator-photo-frame?materialType=acrylglas&formatType=900x600&frameType=artbox&matSize=0&matType=mat-none&locale=de-DE&gclid=Abc-1.x_2',
    });
    await wayOn(page).click();
    await page.waitForURL(/configurator-photo-frame/u);
    await hydrated(page);
    const main = page.locator('main');
    expect(await main.innerText()).toContain('Artbox');
    expect(await main.innerText()).toContain('219,90\u00a0€');
    expect(await main.locator('figure').getAttribute('data-frame')).toBe('artbox');
    await main.locator('a', { hasText: 'Auswahl ändern' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/acrylglas-druck');
    await eventually(() => shown(page)).toMatchObject({
      material: 'acrylglas+artbox',
      format: '900x600',
    });
  });

  test('refuses a malformed click id', async () => {
    await visit(page, `${canvas}?gclid=%22%3E%3Cscript%3E`);
    expect((await shown(page)).handOff).toBe(initial.handOff);
  });
});

describe('pictures', () => {
  test('load, each of them', async () => {
    await visit(page, canvas);
    const images = page.locator('main img');
    await images.evaluateAll((found) => {
      for (const image of found) image.setAttribute('loading', 'eager');
    });
    await eventually(() =>
      images.evaluateAll(
        (found) =>
          found.filter(
            (image) =>
              !(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth === 0,
          ).length,
      ),
    ).toBe(0);
  });

  test('that cannot load leave their room, and say so', async () => {
    foresee(page, /\/media\/tile@/u);
    await page.route(/\/media\/tile@/u, (route) => route.abort());
    await visit(page, canvas);
    const tile = page.locator('main article').first();
    await tile.scrollIntoViewIfNeeded();
    await eventually(
      async () => (await tile.locator('picture').boundingBox())?.height ?? 0,
    ).toBeGreaterThan(60);
  });
});
