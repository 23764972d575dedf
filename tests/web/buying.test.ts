/**
 * Buying on the product page: choosing, and the way to the designer. The other engines are asked the
 * main of it (engines/suites/configurator.ts).
 */
import { describe, expect, test } from 'vitest';

import { parseHtml, selfAndAncestors, type HtmlElement } from '../../scripts/crawl/html-tree.ts';
import { ask } from './ask.ts';
import {
  address,
  eventually,
  foresee,
  hydrated,
  isLive,
  touch,
  usedPage,
  visit,
  withBrowser,
} from './browser.ts';
import { canvasPages, germanPage } from './canvas-pages.ts';
import { formatOption, materialOption, shown, tileOf, wayOn } from './product-page.ts';
import { chosenCanvas } from './chosen-canvas.ts';
import { framedAcrylic } from './framed-acrylic.ts';

const openPage = withBrowser();
const openUsed = usedPage(openPage);
const canvas = address(germanPage.host, germanPage.path);

const onePage = chosenCanvas(openPage);

/** The elements of a page as the server sends it, where its redirects lead. */
const sentPage = async (host: string, path: string): Promise<readonly HtmlElement[]> => {
  const { status, headers, text } = await ask(host, path);
  if (headers.location !== undefined) {
    const { pathname, search } = new URL(headers.location, address(host, path));
    return sentPage(host, `${pathname}${search}`);
  }
  expect(status).toBe(200);
  return parseHtml(text).elements;
};

/** The way on to the designer as it is sent. */
const sentWayOn = (elements: readonly HtmlElement[]): string | undefined =>
  elements
    .filter((element) => selfAndAncestors(element).some(({ tag }) => tag === 'main'))
    .map(({ attributes }) => attributes.get('href'))
    .find((href) => href?.startsWith('/configurator-photo-frame'));

/** The value of the radio button that is checked. */
const checked = (elements: readonly HtmlElement[], name: string): string | undefined =>
  elements
    .find(({ attributes }) => attributes.get('name') === name && attributes.has('checked'))
    ?.attributes.get('value');

describe('a preselected product', () => {
  test('sets material and format on load, also one that is in no list', async () => {
    const page = await openUsed();
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
    await eventually(() => formatOption(page, '605x402').count()).toBe(0);
  });
});

describe('choosing', () => {
  test('asks the server for what goes with the new selection, and nothing that the page has', async () => {
    const page = await onePage();
    await touch(page);
    await eventually(() => isLive(formatOption(page, '300x200'))).toBe(true);
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
    expect([...new Set(asked)]).toEqual(['/leinwanddruck/_configuration.json']);
  });

  test('of another material resets the format to the one that it begins with', async () => {
    const page = await onePage();
    await formatOption(page, '1200x800').click();
    await eventually(() => shown(page)).toMatchObject({ format: '1200x800' });
    await materialOption(page, 'aludibond').click();
    await eventually(() => shown(page)).toMatchObject({ material: 'aludibond', format: '600x400' });
  });

  test('of the chosen material changes nothing', async () => {
    const page = await onePage();
    await formatOption(page, '900x600').click();
    await eventually(() => shown(page)).toMatchObject({ format: '900x600' });
    const before = await shown(page);
    await materialOption(page, 'leinwand').click();
    expect(await shown(page)).toEqual(before);
  });

  test('works with the arrow keys', async () => {
    const page = await onePage();
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
    // Between the two groups is the way to what shipping costs.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await eventually(() => shown(page)).toMatchObject({
      material: 'acrylglas',
      format: '600x450',
      query: '?materialType=acrylglas&formatType=600x450',
    });
  });

  test('leaves where the reader was', async () => {
    const page = await onePage();
    await page.setViewportSize({ width: 360, height: 740 });
    const tile = tileOf(formatOption(page, '900x600'));
    await tile.scrollIntoViewIfNeeded();
    const before = await tile.boundingBox();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await formatOption(page, '900x600').click();
    await eventually(() => shown(page)).toMatchObject({ format: '900x600' });
    const after = await tile.boundingBox();
    // What the price says above it grows by parts of a pixel, and a page scrolls by whole ones.
    expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? 0))).toBeLessThan(1);
  });

  test('marks a reduced price with its original, its share and the lowest price of 30 days', async () => {
    const page = await onePage();
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
    ).toContain('Niedrigster Preis der 30 Tage vor der Reduzierung: 79,90\u00a0€.');
  });

  test('never takes a format that cannot be made', async () => {
    const page = await onePage();
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
  test('is not filled with history: back leaves the page, and each material has its own', async () => {
    const page = await openUsed();
    await visit(page, address('localhost', '/wandbilder'));
    await page.locator('[data-bar-item] > a[href="/leinwanddruck"]').first().click();
    await eventually(() => page.title()).toBe(germanPage.title);
    await formatOption(page, '900x600').click();
    await eventually(() => shown(page)).toMatchObject({
      query: '?materialType=leinwand&formatType=900x600',
    });
    await materialOption(page, 'poster').click();
    await eventually(() => shown(page)).toMatchObject({ material: 'poster', format: '600x400' });
    await page.goBack();
    await eventually(() => shown(page)).toMatchObject({ material: 'leinwand', format: '900x600' });
    await page.goBack();
    await eventually(() => new URL(page.url()).pathname).toBe('/wandbilder');
    await page.goForward();
    await eventually(() => shown(page)).toMatchObject({ material: 'leinwand', format: '900x600' });
    await page.goForward();
    await eventually(() => shown(page)).toMatchObject({ material: 'poster', format: '600x400' });
  });

  test('keeps the choice over a reload, with what campaigns put there', async () => {
    const page = await openUsed();
    await visit(page, `${canvas}?utm_source=mail`);
    await materialOption(page, 'acrylglas+artbox').click();
    const { query, ...selection } = framedAcrylic;
    // The radio button alone is chosen before anything of the page is live.
    await eventually(() => shown(page)).toMatchObject(selection);
    await page.reload();
    await hydrated(page);
    expect(await shown(page)).toMatchObject(selection);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      utm_source: 'mail',
      ...Object.fromEntries(new URLSearchParams(query)),
    });
  });

  test('that cannot be understood shows what can', async () => {
    for (const [query, material, format] of [
      ['?materialType=gold&formatType=600x400', 'leinwand', '600x400'],
      ['?materialType=leinwand&formatType=0600x400', 'leinwand', '600x400'],
      ['?materialType=leinwand&formatType=99999x99999', 'leinwand', '600x400'],
      ['?materialType=poster&formatType=900x600&frameType=nix', 'poster', '900x600'],
      ['?material=acrylglas%2Bartbox&formatType=1200x800', 'acrylglas+artbox', '600x400'],
      ['?materialType=leinwand&materialType=poster', 'leinwand', '600x400'],
      ['?sku=acrylglas_artbox_9999x9999', 'leinwand', '600x400'],
    ] as const) {
      const sent = await sentPage(germanPage.host, `${germanPage.path}${query}`);
      expect([query, checked(sent, 'material'), checked(sent, 'formatType')]).toEqual([
        query,
        material,
        format,
      ]);
    }
  });
});

describe('the announcement', () => {
  test('is a live region that was there before anything was chosen', async () => {
    const page = await onePage();
    const region = page.locator('#configurator output');
    // `output` is a live region by itself; its element has to stay for a change to be read out.
    const handle = await region.elementHandle();
    expect(await region.getAttribute('aria-live')).not.toBe('off');
    expect(await region.textContent()).toBe('Gewählt: 60 × 40\u00a0cm, 44,90\u00a0€');
    await materialOption(page, 'poster').click();
    await eventually(() => region.textContent()).toBe('Gewählt: 60 × 40\u00a0cm, 14,90\u00a0€');
    expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
  });
});

describe.each(canvasPages)('the way on in $locale', ({ host, path, locale, formatType, ...at }) => {
  // Every language as it is sent; followed by a click in German, below.
  test('leads to the designer, which shows what was chosen', async () => {
    const href = sentWayOn(await sentPage(host, path)) ?? '';
    expect(Object.fromEntries(new URL(address(host, href)).searchParams)).toEqual({
      materialType: 'leinwand',
      formatType,
      locale,
    });
    const sent = await sentPage(host, href);
    const within = (tag: string) => sent.find((element) => element.tag === tag);
    expect(within('html')?.attributes.get('lang')).toBe(locale);
    const text = within('main')?.text();
    expect(text).toContain(at.material);
    expect(text).toContain(at.format);
    expect(text).toContain(at.price);
    expect(within('figure')?.attributes.get('data-material')).toBe('leinwand');
  });
});

describe('the way on', () => {
  test('carries frame, mat and the click id of an advertisement, and leads back to the choice', async () => {
    const page = await openUsed();
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
    await eventually(() =>
      main.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await main.locator('a', { hasText: 'Auswahl ändern' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/acrylglas-druck');
    await eventually(() => shown(page)).toMatchObject({
      material: 'acrylglas+artbox',
      format: '900x600',
    });
  });

  test('refuses a malformed click id', async () => {
    const sent = await sentPage(germanPage.host, `${germanPage.path}?gclid=%22%3E%3Cscript%3E`);
    expect(sentWayOn(sent)).toBe(
      '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE',
    );
  });
});

describe('pictures', () => {
  test('load, each of them', async () => {
    const page = await onePage();
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
    const page = await openPage();
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
