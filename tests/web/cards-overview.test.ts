/** Finding a card: filters, pages and search, with scripts and without, and where the service fails. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { ask } from './ask.ts';
import { axeViolations } from './axe.ts';
import { address, eventually, foresee, isLive, visit, withBrowser } from './browser.ts';
import { countShifts, shiftsOf } from './layout-shift.ts';

const openPage = withBrowser();
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });
const host = 'kartenliebe.localhost';
const path = '/kartendesigns/hochzeit/';

const designs = (page: Page) => page.locator('#designs article');
const countIn = async (page: Page) =>
  Number.parseInt(await page.locator('#designs [aria-busy] h2').innerText(), 10);
const facet = (page: Page, filter: string, value: string) =>
  page.locator(`[data-facet="${filter}"]`).getByRole('link', { name: value });
const decoded = (page: Page) => decodeURIComponent(new URL(page.url()).search);

test('on a phone, filters are chosen one after the other, and Back keeps what was loaded', async () => {
  const page = await openPage({ hasTouch: true, viewport: { width: 390, height: 800 } });
  await visit(page, address(host, '/'));
  await page.locator('main').getByRole('link', { name: 'Hochzeit' }).first().tap();
  await page.waitForURL(`**${path}`);
  const all = await countIn(page);
  await page.getByRole('button', { name: german('overview.filters') }).tap();
  // Before it is alive, a filter is a link, which closes the sheet.
  await eventually(() => isLive(page.locator('#designs'))).toBe(true);
  await facet(page, 'style', 'Floral').tap();
  await page.waitForURL(/style/u);
  // The sheet stays open for the next filter.
  await facet(page, 'color', 'Grün').tap();
  await page.waitForURL(/color/u);
  expect(decoded(page)).toBe('?color[]=green&style[]=floral');
  const few = await countIn(page);
  expect(few).toBeLessThan(all);
  await page.getByRole('button', { name: german('overview.close') }).tap();
  await page.getByRole('link', { name: german('overview.clear') }).tap();
  await page.waitForURL('**/kartendesigns/');
  await page.goBack();
  await eventually(() => countIn(page)).toBe(few);
  await page.goBack();
  await page.goBack();
  await eventually(() => countIn(page)).toBe(all);

  await page.locator('#designs [aria-busy] h2').tap();
  await eventually(() => isLive(page.locator('#designs'))).toBe(true);
  await page.getByRole('link', { name: german('overview.more') }).tap();
  await eventually(() => designs(page).count()).toBe(24);
  const link = designs(page).nth(20).getByRole('link').first();
  const name = await link.innerText();
  await link.tap();
  await page.waitForURL(/\/themes\//u);
  expect(await page.locator('h1').innerText()).toContain(name);
  await page.goBack();
  await page.waitForURL(`**${path}`);
  expect(await designs(page).count()).toBe(24);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  expect(await axeViolations(page)).toEqual([]);
});

test('on phones, a design that is not laid out yet is as high as when it is, and can be reached', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  // Heights do not wait for pictures, which take their time to be made.
  foresee(page, /\/media\//u);
  await page.route('**/media/**', (route) => route.abort());
  const heights = () =>
    designs(page).evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().height));
  const isSkipped = () =>
    designs(page)
      .nth(40)
      .locator('p')
      .first()
      .evaluate((words) => !words.checkVisibility({ contentVisibilityAuto: true }));
  for (const [at, overview] of [
    [host, '/kartendesigns/'],
    ['kartenliebe.fr.localhost', '/modeles-de-cartes/'],
    ['kartenliebe.es.localhost', '/disenos-de-tarjetas/'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, address(at, `${overview}?pageSize=48`));
    for (const width of [360, 412, 767]) {
      await page.setViewportSize({ width, height: 800 });
      await eventually(isSkipped).toBe(true);
      const skipped = await heights();
      const laidOut = await designs(page).evaluateAll((tiles) =>
        tiles.map((tile) => {
          if (tile instanceof HTMLElement) tile.style.contentVisibility = 'visible';
          return tile.getBoundingClientRect().height;
        }),
      );
      expect(skipped, `${at} ${width}`).toEqual(laidOut);
      await designs(page).evaluateAll((tiles) =>
        tiles.forEach((tile) => tile.removeAttribute('style')),
      );
    }
  }
  await designs(page).nth(39).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await eventually(isSkipped).toBe(false);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(3_000);
});

test('by keyboard, the focus stays on the filter, and nothing moves by itself', async () => {
  const page = await openPage();
  await countShifts(page);
  await visit(page, address('kartenliebe.fr.localhost', '/modeles-de-cartes/mariage/'));
  expect(await shiftsOf(page)).toBe(0);
  const floral = facet(page, 'style', 'Floral');
  const count = await floral.locator('small').innerText();
  await floral.focus();
  await eventually(() => isLive(page.locator('#designs'))).toBe(true);
  await floral.press('Enter');
  await page.waitForURL(/style/u);
  const told = page.locator('#designs output').first();
  await eventually(() => told.innerText()).toBe(`${count} modèles`);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Floral');
  // Another occasion is another page, with the filters that were chosen.
  await facet(page, 'category', 'Baptême').press('Enter');
  await page.waitForURL(/\/modeles-de-cartes\/bapteme\/\?style/u);
  expect(await page.locator('h1').innerText()).toBe('Cartes de baptême');
  await facet(page, 'style', 'Floral').press('Enter');
  await page.waitForURL('**/modeles-de-cartes/bapteme/');
  expect(await axeViolations(page)).toEqual([]);
});

test('without scripts, links and a form do the same', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await visit(page, address(host, path));
  expect(await page.locator('link[rel="preload"][as="font"]:not([media])').count()).toBe(0);
  await facet(page, 'color', 'Grün').click();
  await page.waitForURL(/color/u);
  await page.getByRole('link', { name: german('overview.more') }).click();
  await page.waitForURL(/page=2/u);
  const shown = await designs(page).count();
  expect(shown).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('Elena');
  await page.getByRole('button', { name: german('overview.find') }).click();
  await page.waitForURL(/q=Elena/u);
  expect(decoded(page)).toContain('color[]=green');
  expect(await designs(page).first().locator('h3').innerText()).toBe('Elena');
  await page.getByRole('searchbox').fill('xyzzy');
  await page.getByRole('button', { name: german('overview.find') }).click();
  await page.getByText(german('overview.none')).waitFor();
  await page.getByRole('link', { name: german('overview.all') }).click();
  await page.waitForURL('**/kartendesigns/');
  expect(await designs(page).count()).toBe(12);
});

test('designs that do not come are said and told of, and come when they are asked for again', async () => {
  const page = await openPage();
  const payload = /_payload\.json\?page=2/u;
  await visit(page, address(host, path));
  foresee(page, payload);
  await page.route(payload, (route) => route.abort());
  // Asleep, it is a link to the next page.
  await page.locator('#designs article').first().hover();
  await eventually(() => isLive(page.locator('#designs'))).toBe(true);
  const told = page.waitForRequest(
    (request) => request.postData()?.includes('overview-container-load-failed') === true,
  );
  await page.getByRole('link', { name: german('overview.more') }).click();
  await page.getByText(german('overview.not-loaded')).waitFor();
  await told;
  await page.unroute(payload);
  await page.getByRole('link', { name: german('overview.again') }).click();
  await eventually(() => designs(page).count()).toBe(24);
  expect(await page.getByText(german('overview.not-loaded')).count()).toBe(0);
});

describe('an address', () => {
  test.each([
    [host, '/kartendesigns/?category[]=hochzeit&utm_source=mail', `${path}?utm_source=mail`],
    ['kartenliebe.ch.localhost', '/modeles-de-cartes/mariage/', path],
  ])('%s%s leads to its own page', async (at, from, to) => {
    const { status, headers } = await ask(at, from);
    expect(status).toBe(301);
    expect(headers.location).toMatch(
      new RegExp(`^(http://[a-z.:0-9]+)?${to.replace('?', '\\?')}$`, 'u'),
    );
  });

  test('of an unknown word is none, and all others are in the sitemap', async () => {
    expect((await ask(host, '/kartendesigns/quatsch/')).status).toBe(404);
    const { text } = await ask(host, '/sitemap.xml');
    expect(text).toContain('/kartendesigns/hochzeit/</loc>');
    expect(text).toContain('/modeles-de-cartes/mariage/"');
  });
});
