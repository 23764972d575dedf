/** A page says what is chosen: another material leads to its page, and nothing chosen is lost. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { hearAnnouncements } from './announcements.ts';
import { ask } from './ask.ts';
import { address, eventually, hydrated, withBrowser, visit } from './browser.ts';
import { germanPage } from './canvas-pages.ts';
import { framedAcrylic } from './framed-acrylic.ts';
import { formatOption, materialOption, shown, tileOf } from './product-page.ts';
import { chosenCanvas } from './chosen-canvas.ts';

const openPage = withBrowser();
const canvas = address(germanPage.host, germanPage.path);

const onePage = chosenCanvas(openPage);

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const headline = (page: Page): Promise<string | null> => page.locator('main h1').textContent();

describe('another material', () => {
  test('leads to the page that sells it, whose words and pictures are its own', async () => {
    const page = await onePage();
    const group = page.getByRole('group', { name: /^Material .*eigene Seite/u });
    expect(await group.count()).toBe(1);
    const announced = await hearAnnouncements(page);
    await materialOption(page, 'acrylglas+artbox').click();
    await eventually(() => pathOf(page)).toBe('/acrylglas-druck');
    await eventually(() => shown(page)).toMatchObject({ material: 'acrylglas+artbox' });
    expect(await announced()).toEqual([framedAcrylic.announced]);
    expect(await headline(page)).toContain('Acryl');
    expect(await page.title()).toContain('Acryl');
    const corner = page.locator('#stage-corner img');
    expect(await corner.getAttribute('src')).toContain('acrylglas+artbox');
    expect(await corner.getAttribute('src')).not.toContain('mountains-1');
    const questions = await page.locator('main summary').allTextContents();
    expect(questions.join(' ')).not.toContain('Keilrahmen');
    await materialOption(page, 'leinwand').click();
    await eventually(() => pathOf(page)).toBe('/leinwanddruck');
    await eventually(() => headline(page)).toBe(germanPage.headline);
  });

  test('keeps whoever chose where they are, with the focus on the choice', async () => {
    const page = await onePage();
    await page.setViewportSize({ width: 360, height: 740 });
    const option = materialOption(page, 'aludibond');
    await tileOf(option).scrollIntoViewIfNeeded();
    await option.click();
    await eventually(() => shown(page)).toMatchObject({ material: 'aludibond' });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe(
      'aludibond',
    );
  });

  test('in a frame stays on the page of its material', async () => {
    const page = await onePage();
    await materialOption(page, 'leinwand+schattenfuge-leinwand').click();
    await eventually(() => shown(page)).toMatchObject({
      material: 'leinwand+schattenfuge-leinwand',
    });
    expect(pathOf(page)).toBe('/leinwanddruck');
  });

  test('leads there by a form, too', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await visit(page, `${canvas}?materialType=leinwand&formatType=900x600`);
    const option = materialOption(page, 'poster');
    await option.check();
    await option.locator('xpath=ancestor::form').getByRole('button').click();
    await page.waitForURL(/poster-drucken/u);
    expect(await shown(page)).toMatchObject({ material: 'poster', format: '600x400' });
    await page.getByRole('link', { name: /Wieder 90 × 60\scm/u }).click();
    await page.waitForURL(/formatType=900x600/u);
    expect(await shown(page)).toMatchObject({ material: 'poster', format: '900x600' });
  });
});

describe('the former format', () => {
  test('is one tap away where the new material has it', async () => {
    const page = await onePage();
    await formatOption(page, '900x600').click();
    await eventually(() => shown(page)).toMatchObject({ format: '900x600' });
    await materialOption(page, 'aludibond').click();
    await eventually(() => shown(page)).toMatchObject({ material: 'aludibond', format: '600x400' });
    const again = page.getByRole('link', { name: /Wieder 90 × 60\scm/u });
    await again.click();
    await eventually(() => shown(page)).toMatchObject({
      material: 'aludibond',
      format: '900x600',
      query: '?materialType=aludibond&formatType=900x600',
    });
    expect(await again.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe(
      '900x600',
    );
  });

  test('is not offered where it cannot be made, and goes with another choice', async () => {
    const page = await onePage();
    await formatOption(page, '1200x800').click();
    await eventually(() => shown(page)).toMatchObject({ format: '1200x800' });
    await materialOption(page, 'acrylglas+artbox').click();
    await eventually(() => shown(page)).toMatchObject({ material: 'acrylglas+artbox' });
    expect(await page.getByRole('link', { name: /^Wieder/u }).count()).toBe(0);
    await materialOption(page, 'poster').click();
    await eventually(() => shown(page)).toMatchObject({ material: 'poster' });
    await eventually(() => page.getByRole('link', { name: /Wieder 120 × 80\scm/u }).count()).toBe(
      1,
    );
    await formatOption(page, '300x200').click();
    await eventually(() => shown(page)).toMatchObject({ format: '300x200' });
    expect(await page.getByRole('link', { name: /^Wieder/u }).count()).toBe(0);
  });
});

describe('a choice before the scripts are there', () => {
  test('is taken over by them', async () => {
    const page = await openPage();
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/entry\.client/u, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(canvas, { waitUntil: 'commit' });
    await formatOption(page, '900x600').waitFor();
    await formatOption(page, '900x600').check();
    held.resolve();
    await hydrated(page);
    await eventually(() => shown(page)).toMatchObject({
      format: '900x600',
      barPrice: '64,90\u00a0€',
      picture: 'leinwand  900 600',
      query: '?materialType=leinwand&formatType=900x600',
    });
  });
});

describe('what is said', () => {
  test('names the shipping cost of the chosen size', async () => {
    const page = await onePage();
    const note = page.locator('main p', { has: page.locator('a[href="/versandkosten"]') }).first();
    expect(await note.textContent()).toContain('4,90\u00a0€ Versand');
    const large = `${germanPage.path}?materialType=leinwand&formatType=1500x3000`;
    expect((await ask(germanPage.host, large)).text).toContain('9,90\u00a0€ Versand');
  });

  test('loads no prices when a dialog opens', async () => {
    const page = await onePage();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const region = document.querySelector('#configurator output');
      if (region !== null)
        new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
    await page.getByRole('link', { name: 'Weitere Formate' }).click();
    await page.locator('dialog[open]').waitFor();
    expect(await page.evaluate((): unknown => Reflect.get(window, 'heard'))).toEqual([]);
  });
});
