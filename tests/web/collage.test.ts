/** Collages: what is chosen is shown at once, and a template asks for its own answer alone. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { ask } from './ask.ts';
import { address, eventually, visit, withBrowser } from './browser.ts';
import { listen } from './asked-data.ts';

const openPage = withBrowser();
const path = '/fotocollage';
const collages = address('localhost', path);

/** What is chosen, in every place that shows it. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    query: location.search,
    price: document.querySelector('main [data-size="l"] > span:first-child')?.textContent ?? '',
    handOff:
      document.querySelector('main a[href^="/configurator-collage"]')?.getAttribute('href') ?? '',
  }));

/** What the server shows at the address of a page. */
const served = async (search: string) => {
  const { text } = await ask('localhost', path + search);
  const [, handOff = ''] = /href="(\/configurator-collage[^"]*)"/u.exec(text) ?? [];
  return { handOff: handOff.replaceAll('&amp;', '&') };
};

/** Its pictures may still be drawn. */
const visitCollages = async (page: Page, query = ''): Promise<void> => {
  await visit(page, `${collages}${query}`);
  await page.locator('[id$="-templates"]').first().scrollIntoViewIfNeeded();
  await page.locator('shop-island[name="product"][data-live]').waitFor();
};

const opened = async (): Promise<Page> => {
  const page = await openPage();
  await visitCollages(page);
  return page;
};

describe('collages', () => {
  test('take a format and a material at once, as the server shows them', async () => {
    const page = await opened();
    const asked = listen(page);
    const before = await shown(page);
    await page.locator('[id$="-formats"] a:not([aria-current])').last().click();
    await eventually(() => shown(page)).not.toMatchObject({ price: before.price });
    const { query, handOff } = await shown(page);
    expect(query).toContain('formatType=');
    expect(await served(query)).toEqual({ handOff });
    expect(asked).toEqual([]);
  });

  test('ask for a template alone, once, and stay where they are', async () => {
    const page = await opened();
    const asked = listen(page);
    const template = page
      .locator('[id$="-templates"] a[href*="designId="]:not([aria-current])')
      .last();
    await template.scrollIntoViewIfNeeded();
    await template.click();
    await eventually(() => shown(page)).toMatchObject({
      query: expect.stringContaining('designId='),
    });
    const { query } = await shown(page);
    const { handOff } = await served(query);
    await eventually(async () => (await shown(page)).handOff).toBe(handOff);
    expect(asked).toEqual([
      expect.stringMatching(/^\/fotocollage\/_configuration\.json\?designId=\d+$/u),
    ]);
    await page.locator('[id$="-materials"] a:not([aria-current])').first().click();
    await eventually(async () => (await shown(page)).handOff).not.toBe(handOff);
    expect(asked).toHaveLength(1);
  });

  test('are filtered by what the page has, else by an answer, and never by the page', async () => {
    const page = await opened();
    const asked = listen(page);
    const filters = page.locator(
      '[id$="-templates"] a[href*="tileCount="]:not([href*="designId"])',
    );
    await filters.first().click();
    await eventually(() => shown(page)).toMatchObject({
      query: expect.stringContaining('tileCount='),
    });
    expect(asked).toEqual([]);

    await visitCollages(page, '?tileCount=3');
    const later = listen(page);
    await page.locator('[id$="-templates"] a[href*="tileCount=4#"]').click();
    const template = page.locator('[id$="-templates"] a[href*="designId="]').first();
    await eventually(() => template.innerText()).toContain('4 Fotos');
    const answer = '/fotocollage/_configuration.json';
    expect(later).toEqual([`${answer}?tileCount=4`]);

    // All templates come by orientation.
    await page.locator('[id$="-templates"] a[href^="?#"]').first().click();
    await eventually(() => shown(page)).toMatchObject({ query: '' });
    await eventually(() => template.innerText()).toContain('4 Fotos');
    expect(later.slice(1).toSorted()).toEqual(
      ['landscape', 'portrait', 'square'].map((one) => `${answer}?orientation=${one}`),
    );
  });

  test('are links without scripts', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await visit(page, collages);
    const before = await shown(page);
    await page.locator('[id$="-formats"] a:not([aria-current])').last().click();
    await page.waitForURL(/formatType=/u);
    expect((await shown(page)).price).not.toBe(before.price);
  });
});
