/** The same way to the designer with JavaScript off: links and forms alone. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';

import { address, usedPage, withBrowser, visit } from './browser.ts';
import { germanPage } from './canvas-pages.ts';
import {
  formatOption,
  listedFormats,
  materialOption,
  openDialog,
  shown,
  wayOn,
} from './product-page.ts';

const openPage = withBrowser();
const openUsed = usedPage(() => openPage({ javaScriptEnabled: false }));
const canvas = address(germanPage.host, germanPage.path);

let page: Page;

beforeEach(async () => {
  page = await openUsed();
});

/** The button that sends the form around a radio button. */
const send = async (option: ReturnType<typeof materialOption>): Promise<void> => {
  await option.check();
  await option.locator('xpath=ancestor::form').getByRole('button').click();
  await page.waitForLoadState();
};

describe('without scripts', () => {
  test('material and format are chosen by forms, and handed over by a link', async () => {
    await visit(page, canvas);
    await send(materialOption(page, 'acrylglas+artbox'));
    expect(await shown(page)).toMatchObject({
      material: 'acrylglas+artbox',
      format: '600x400',
      price: '124,90\u00a0€',
      picture: 'acrylglas artbox 600 400',
    });
    await send(formatOption(page, '900x600'));
    expect(await shown(page)).toMatchObject({
      material: 'acrylglas+artbox',
      format: '900x600',
      price: '219,90\u00a0€',
    });
    // Another material resets the format.
    await send(materialOption(page, 'poster'));
    expect(await shown(page)).toMatchObject({ material: 'poster', format: '600x400' });
    await send(materialOption(page, 'acrylglas+artbox'));
    await send(formatOption(page, '900x600'));
    await wayOn(page).click();
    await page.waitForURL(/configurator-photo-frame/u);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      materialType: 'acrylglas',
      formatType: '900x600',
      frameType: 'artbox',
      matSize: '0',
      matType: 'mat-none',
      locale: 'de-DE',
    });
    expect(await page.locator('main').innerText()).toContain('219,90\u00a0€');
  });

  test('more formats are a page with a dialog in it, whose entries are links', async () => {
    await visit(page, canvas);
    await page.getByRole('link', { name: 'Weitere Formate' }).click();
    await openDialog(page).locator('a[href*="formatType=800x800"]').click();
    await page.waitForURL(/formatType=800x800/u);
    expect(await openDialog(page).count()).toBe(0);
    expect(await shown(page)).toMatchObject({ format: '800x800', price: '69,90\u00a0€' });
    expect(await listedFormats(page)).toContain('800x800');
  });

  test('an own format is sent, refused with reasons, mended and taken', async () => {
    await visit(page, canvas);
    await page.getByRole('link', { name: 'Eigenes Format' }).click();
    const dialog = openDialog(page);
    await dialog.locator('input[name="width"]').fill('400');
    await dialog.locator('input[name="height"]').fill('');
    await dialog.getByRole('button', { name: 'Format übernehmen' }).click();
    await page.waitForURL(/width=400/u);
    expect(await dialog.innerText()).toContain('Bitte geben Sie die Höhe an.');
    expect(await dialog.locator('input[name="width"]').inputValue()).toBe('400');
    await dialog.locator('input[name="height"]').fill('90');
    await dialog.getByRole('button', { name: 'Format übernehmen' }).click();
    await page.waitForURL(/height=90/u);
    expect(await dialog.innerText()).toMatch(
      /Die lange Seite muss zwischen 15 und 300\scm liegen\./u,
    );
    await dialog.locator('input[name="width"]').fill('60,5');
    await dialog.locator('input[name="height"]').fill('40,2');
    await dialog.getByRole('button', { name: 'Format übernehmen' }).click();
    await page.waitForURL(/formatType=605x402/u);
    expect(await openDialog(page).count()).toBe(0);
    expect(await shown(page)).toMatchObject({
      material: 'leinwand',
      format: '605x402',
      picture: 'leinwand  605 402',
    });
    expect((await shown(page)).price).toMatch(/^\d+,\d{2}\u00a0€$/u);
  });

  test('help is searched by a form', async () => {
    await visit(page, address(germanPage.host, '/hilfe'));
    await page.getByRole('searchbox').fill('porto');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/\?q=porto/u);
    const main = page.getByRole('main');
    await main.getByText('„porto“').waitFor();
    const questions = await main.locator('summary').allTextContents();
    expect(questions).toContain('Was kostet der Versand?');
    expect(questions).not.toContain('Brauche ich ein Konto?');
  });

  test('the pictures are rows of links, the questions open, the markets are links', async () => {
    await visit(page, canvas);
    await page.locator('a[href="#stage-corner"]').click();
    expect(new URL(page.url()).hash).toBe('#stage-corner');
    await page.locator('main summary').first().click();
    expect(await page.locator('main details').first().getAttribute('open')).not.toBeNull();
    await page.locator('footer summary').click();
    await page.locator('footer a[hreflang="fr-CH"] [lang]').click();
    await page.waitForURL(/impression-sur-toile/u);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-CH');
  });
});
