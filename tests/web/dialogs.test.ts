/**
 * What the dialogs of the configurator do: more formats, and a format of one's own. How dialogs open and
 * close is tried in product-dialogs.test.ts.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { ask } from './ask.ts';
import { address, eventually, hydrated, keptPage, withBrowser, visit } from './browser.ts';
import { germanPage } from './canvas-pages.ts';
import { formatOption, listedFormats, materialOption, openDialog, shown } from './product-page.ts';

const openPage = withBrowser();
const canvas = address(germanPage.host, germanPage.path);

const openMore = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Weitere Formate' }).click();
  await openDialog(page).waitFor();
};

const openOwn = async (page: Page, name = 'Eigenes Format'): Promise<void> => {
  await page.getByRole('link', { name }).click();
  await openDialog(page).waitFor();
};

/** What the dialog says; lengths are spaced by U+00A0, which is not what these tests are about. */
const dialogText = async (page: Page): Promise<string> =>
  (await openDialog(page).innerText()).replaceAll('\u00a0', ' ');

const closed = (page: Page): Promise<void> => openDialog(page).waitFor({ state: 'detached' });

/** One page with its dialogs closed and nothing chosen. */
const onePage = keptPage(
  async () => {
    const page = await openPage();
    await visit(page, canvas);
    return page;
  },
  async (page) => {
    if ((await openDialog(page).count()) > 0) await page.keyboard.press('Escape');
    await closed(page);
    if (page.url() !== canvas) await visit(page, canvas);
  },
);

const listed = ['300x200', '400x300', '600x400', '600x450', '900x600', '1200x800'];

describe('more formats', () => {
  test('marks the chosen format, and groups the others by their ratio', async () => {
    const page = await onePage();
    await openMore(page);
    const current = openDialog(page).locator('a[aria-current="true"]');
    expect(await current.count()).toBe(1);
    expect(await current.getAttribute('href')).toContain('formatType=600x400');
    const groups = await openDialog(page).locator('section h3').allTextContents();
    // Each with its lowest price.
    expect(groups).toContainEqual(expect.stringMatching(/^Quadrat ab \d+,\d\d\s€$/u));
    expect(groups).toContainEqual(expect.stringMatching(/^Kamera 3:2 ab \d+,\d\d\s€$/u));
    expect(groups).toEqual([...new Set(groups)]);
  });

  test('takes a format of the list, and another one as an extra entry, which a reload keeps and a third one drops', async () => {
    const page = await onePage();
    await openMore(page);
    await openDialog(page).locator('a[href*="formatType=900x600"]').click();
    await closed(page);
    await eventually(() => shown(page)).toMatchObject({
      format: '900x600',
      query: '?materialType=leinwand&formatType=900x600',
    });
    expect(await listedFormats(page)).toEqual(listed);
    await openMore(page);
    await openDialog(page).locator('a[href*="formatType=800x800"]').click();
    await closed(page);
    const taken = {
      material: 'leinwand',
      format: '800x800',
      price: '69,90\u00a0€',
      picture: 'leinwand  800 800',
      query: '?materialType=leinwand&formatType=800x800',
    };
    await eventually(() => shown(page)).toMatchObject(taken);
    expect(await listedFormats(page)).toEqual([...listed, '800x800']);
    await page.reload();
    await hydrated(page);
    expect(await shown(page)).toMatchObject(taken);
    expect(await listedFormats(page)).toEqual([...listed, '800x800']);
    await formatOption(page, '300x200').click();
    await eventually(() => listedFormats(page)).toEqual(listed);
    await openMore(page);
    await openDialog(page).locator('a[href*="formatType=800x800"]').click();
    await closed(page);
    await eventually(() => listedFormats(page)).toContain('800x800');
    await materialOption(page, 'poster').click();
    await eventually(() => shown(page)).toMatchObject({ material: 'poster', format: '600x400' });
    expect(await listedFormats(page)).not.toContain('800x800');
  });

  test('switches the material for a format that the chosen one cannot be made in', async () => {
    const page = await openPage();
    await visit(page, `${canvas}?materialType=acrylglas&frameType=artbox&formatType=600x400`);
    await openMore(page);
    const other = openDialog(page).locator('a[href*="formatType=1500x1000"]');
    // Not "only": canvas has most of these, too.
    expect(await other.textContent()).toMatch(/€ Als Acrylglas$/u);
    await other.click();
    await closed(page);
    await eventually(() => shown(page)).toMatchObject({
      material: 'acrylglas',
      format: '1500x1000',
      query: '?materialType=acrylglas&formatType=1500x1000',
    });
    expect(await listedFormats(page)).toEqual([...listed, '1500x1000']);
  });
});

const field = (page: Page, name: 'width' | 'height') =>
  openDialog(page).locator(`input[name="${name}"]`);

const type = async (page: Page, name: 'width' | 'height', text: string): Promise<void> => {
  await field(page, name).fill('');
  await field(page, name).pressSequentially(text);
};

describe('an own format', () => {
  test('is read as it is typed', async () => {
    const page = await onePage();
    await openOwn(page);
    const readings = {
      '12345,67': '1234,6',
      '007': '7',
      '0': '0',
      '00,5': '0,5',
      '12.': '12,',
      '1a2 b3': '123',
      '1,2,3': '1,2',
    };
    for (const [typed, read] of Object.entries(readings)) {
      await type(page, 'width', typed);
      expect(`${typed} is ${await field(page, 'width').inputValue()}`).toBe(`${typed} is ${read}`);
    }
  });

  test('is not sent while it cannot be made', async () => {
    const page = await onePage();
    await openOwn(page);
    await field(page, 'width').fill('');
    await openDialog(page).getByRole('button', { name: 'Format übernehmen' }).click();
    await eventually(() => openDialog(page).innerText()).toContain(
      'Bitte geben Sie die Breite an.',
    );
    expect(new URL(page.url()).searchParams.get('dialog')).toBe('calculator-own-format');
  });

  test('reads inches with a dot', async () => {
    const page = await openPage();
    await visit(page, address('com.localhost', '/canvas-prints'));
    await openOwn(page, 'Custom size');
    await type(page, 'width', '12,75');
    expect(await field(page, 'width').inputValue()).toBe('12.7');
    // 150 to 3000 mm, the lower limit rounded up, the upper one down.
    expect(await dialogText(page)).toContain('Short side 6 to 59 in, long side 6 to 118.1 in.');
  });

  test('says the limits in the field that is outside of them, as soon as it is left', async () => {
    const page = await onePage();
    await openOwn(page);
    await type(page, 'width', '400');
    await type(page, 'height', '90');
    const message = 'Die lange Seite muss zwischen 15 und 300 cm liegen.';
    await eventually(() => dialogText(page)).toContain(message);
    expect(await field(page, 'width').getAttribute('aria-invalid')).toBe('true');
    const described = (await field(page, 'width').getAttribute('aria-describedby')) ?? '';
    const texts = await page.evaluate(
      (ids) => ids.map((id) => document.getElementById(id)?.textContent?.replaceAll('\u00a0', ' ')),
      described.split(' '),
    );
    expect(texts).toContain(message);
    await type(page, 'width', '90');
    await eventually(() => dialogText(page)).not.toContain(message);
  });

  test('shows its price and the nearest standard format, and is taken', async () => {
    const priced = await ask(
      'localhost',
      '/web-api/product-selection-photo-frame/price-article?materialType=leinwand&formatType=605x402',
      { headers: { 'x-channel': 'poster', 'x-locale': 'de-DE' } },
    );
    const amount = String(JSON.parse(priced.text).payload.priceCurrent).replace('.', ',');
    const price = `${amount}\u00a0€`;
    const page = await onePage();
    await openOwn(page);
    await type(page, 'width', '60,5');
    await type(page, 'height', '40,2');
    await eventually(() => openDialog(page).innerText()).toContain(price);
    // It saves less than a whole euro, which is not advertised.
    expect(await openDialog(page).innerText()).toContain(
      'Das nächste Standardformat ist 60 × 40\u00a0cm.',
    );
    await page.keyboard.press('Enter');
    await closed(page);
    await eventually(() => shown(page)).toMatchObject({
      material: 'leinwand',
      format: '605x402',
      price,
      picture: 'leinwand  605 402',
      query: '?materialType=leinwand&formatType=605x402',
      handOff: '/configurator-photo-frame?materialType=leinwand&formatType=605x402&locale=de-DE',
    });
    expect(await listedFormats(page)).toEqual([...listed, '605x402']);
  });

  test('prints a large price as the market does', async () => {
    const page = await openPage();
    await page.route(/price-api\/articles/u, (route) =>
      route.fulfill({
        json: {
          payload: {
            prices: [{ isAvailable: true, priceCurrent: '1234.50', priceOriginal: '1234.50' }],
          },
        },
      }),
    );
    await visit(page, address('ch.localhost', '/fr/impression-sur-toile'));
    await openOwn(page, 'Format sur mesure');
    await type(page, 'width', '60,5');
    await type(page, 'height', '40,2');
    await eventually(() => openDialog(page).innerText()).toContain('1\u2019234.50\u00a0CHF');
  });
});

test('an own format is typed while its script comes, and the field is not left', async () => {
  const page = await openPage();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/dialog-host-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, `${canvas}?dialog=calculator-own-format`);
  const width = page.locator('dialog[open] input[name="width"]');
  const height = page.locator('dialog[open] input[name="height"]');
  await width.fill('61,5');
  // A side that is too short so far: the field says so when it is left.
  await height.fill('2');
  await page.keyboard.press('ArrowLeft');
  release();
  await eventually(() => page.locator('dialog:modal').count()).toBe(1);
  expect(await height.getAttribute('aria-invalid')).toBe('false');
  await page.keyboard.type('4');
  expect([await width.inputValue(), await height.inputValue()]).toEqual(['61,5', '42']);
});
