/** The examples as a reader runs them: on the installed package, against an open shop. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { build, preview, type PreviewServer } from 'vite';

import { locales } from '../../core/domain/locale/locales.ts';
import { installExamples } from '../../scripts/package/examples.ts';
import { packCore } from '../../scripts/package/pack-core.ts';
import { root, runTool } from '../../scripts/package/run-tool.ts';
import { eventually, foresee, withBrowser } from './browser.ts';
import { freePort } from './shop.ts';

const openPage = withBrowser();
const folders: string[] = [];
let folder = '';
let configurator: PreviewServer;
let configuratorPort = 0;

const newFolder = (parent: string): string => {
  mkdirSync(parent, { recursive: true });
  const made = mkdtempSync(join(parent, 'examples-'));
  folders.push(made);
  return made;
};

const origin = (): string => `http://localhost:${inject('port')}`;

beforeAll(async () => {
  const { tarball } = packCore(newFolder(join(root, '.cache')));
  folder = installExamples(tarball, newFolder(tmpdir()));
  const place = join(folder, 'configurator');
  const outDir = join(folder, 'built');
  await build({ root: place, configFile: false, logLevel: 'error', build: { outDir } });
  configuratorPort = await freePort();
  configurator = await preview({
    root: place,
    configFile: false,
    build: { outDir },
    preview: {
      port: configuratorPort,
      strictPort: true,
      proxy: { '/price-api': origin(), '/configurator-photo-frame': origin() },
    },
  });
});

afterAll(async () => {
  await configurator.close();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

const run = async (script: string, ...parameters: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters], {
    cwd: folder,
    maxBuffer: 64_000_000,
  });
  return stdout;
};

/** The rows of a CSV text by the names of its columns. */
const rowsOf = (csv: string): readonly Readonly<Record<string, string>>[] => {
  const [head = [], ...rows] = csv
    .trim()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^,]*))/gu)].map(
        ({ groups }) => groups?.['quoted']?.replaceAll('""', '"') ?? groups?.['plain'] ?? '',
      ),
    );
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
};

test('the examples are right by their types, as strictly as can be', () => {
  const types = join(root, 'node_modules/@types');
  expect(runTool('tsc', ['-p', 'tsconfig.json', '--typeRoots', types], folder)).toBe('');
});

describe('the price list', () => {
  test('has every material and format of every locale, as the shop sells them', async () => {
    const rows = rowsOf(await run('price-list.ts', origin()));
    expect(new Set(rows.map(({ locale }) => locale))).toEqual(new Set(locales));
    expect(rows.length).toBeGreaterThan(17 * 12 * 3);
    const canvas = rows.find(
      ({ locale, materialType, formatType }) =>
        locale === 'de-CH' && materialType === 'leinwand' && formatType === '600x400',
    );
    const response = await fetch(`${origin()}/price-api/prices/formats?materialType=leinwand`, {
      headers: { 'x-channel': 'poster', 'x-locale': 'de-CH' },
    });
    const answer: { payload: { formats: { formatType: string; priceCurrent?: string }[] } } =
      await response.json();
    const sold = answer.payload.formats.find(({ formatType }) => formatType === '600x400');
    expect(Number(canvas?.['minorUnits'])).toBe(Math.round(Number(sold?.priceCurrent) * 100));
    expect(canvas).toMatchObject({
      material: 'Leinwand',
      format: '60 × 40\u00a0cm',
      currency: 'chf',
    });
    expect(canvas?.['price']).toMatch(/^CHF\u00a0\d+\.\d\d$/u);
  });

  test('the limits name what another front end needs', async () => {
    expect(JSON.parse(await run('limits.ts', 'shop.example'))).toMatchObject({
      password: { minimum: 8, maximum: 128 },
      cardSamples: { freeCardSamples: 3, cardSamplePrices: { eur: 250 } },
      navigation: { wideNavigationWidth: 1000 },
      addresses: { canvas: 'page', tooLong: 'notFound' },
    });
  });
});

describe('the feed', () => {
  test('leads to the designer with the article that it names', async () => {
    const rows = rowsOf(await run('designer-feed.ts', origin(), 'fr-FR'));
    expect(rows.length).toBeGreaterThan(20);
    const [{ id = '', link = '', title = '' } = {}] = rows;
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(id).toContain(new URL(link).searchParams.get('formatType'));
    expect(title).not.toBe('');

    // A photo book costs what the whole selection of its link costs.
    const book = rows.find((row) => row['id'] === 'fotoheft-200-200');
    const { pathname, search } = new URL(book?.['link'] ?? '');
    expect(pathname).toBe('/configurator-photobook');
    expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({
      photobookType: 'fotoheft',
      photobookFormat: '200-200',
      referralSource: 'shopping-ad',
    });
    expect((await fetch(book?.['link'] ?? '')).status).toBe(200);
    const answer: { payload: { total: { priceCurrent: string } } } = await (
      await fetch(`${origin()}/web-api/photobook-price${search}`, {
        headers: { 'x-channel': 'kartenliebe', 'x-locale': 'fr-FR' },
      })
    ).json();
    expect(book?.['sale_price']).toBe(`${answer.payload.total.priceCurrent} EUR`);
    for (const id of ['wandkalender-a4-quer', 'small-100x120', 'photoprint-100x100'])
      expect(rows.map((row) => row['id'])).toContain(id);
  });

  test('refuses a locale that the shop does not have', async () => {
    await expect(run('designer-feed.ts', origin(), 'de-FR')).rejects.toThrow(
      'de-FR is not a locale',
    );
  });
});

describe('the configurator without React', () => {
  test('shows prices and hands what was chosen to the designer', async () => {
    const page = await openPage();
    await page.goto(`http://localhost:${configuratorPort}/`);
    const material = page.getByRole('radio', { name: 'Acrylglas' });
    await material.click();
    const format = page.getByRole('group', { name: 'Format' }).getByRole('radio').nth(1);
    const wanted = (await format.getAttribute('value')) ?? '';
    await format.focus();
    await page.keyboard.press('Space');
    await eventually(() => format.isChecked()).toBe(true);
    const price = await page.locator('output').textContent();
    expect(price).toMatch(/^\d+,\d\d\u00a0€$/u);
    const line = page.locator(`label:has([value="${wanted}"])`);
    expect(await line.textContent()).toContain(price);
    const href = await page.getByRole('link').getAttribute('href');
    expect(href).toBe(
      `/configurator-photo-frame?materialType=acrylglas&formatType=${wanted}&locale=de-DE`,
    );
  });

  test('is worked with the keyboard alone', async () => {
    const page = await openPage();
    await page.goto(`http://localhost:${configuratorPort}/`);
    await page.getByRole('radio', { name: 'Leinwand' }).focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => page.getByRole('radio', { name: 'Acrylglas' }).isChecked()).toBe(true);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('value'));
    await eventually(focused).toBe('acrylglas');
  });

  test('says so when there are no prices', async () => {
    const page = await openPage();
    foresee(page, /price-api/u);
    await page.route('**/price-api/**', (route) => route.abort());
    await page.goto(`http://localhost:${configuratorPort}/`);
    await page.getByRole('alert').waitFor();
    expect(await page.locator('form').isVisible()).toBe(false);
  });
});
