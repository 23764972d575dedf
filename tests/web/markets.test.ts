/** The ways to other markets and languages: to the page where it is there, and honest where it is not. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { ask } from './ask.ts';
import { address, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();

const link = (page: Page, locale: string) => page.locator(`footer a[hreflang="${locale}"]`);

const wayTo = async (page: Page, locale: string): Promise<readonly [string | null, string]> => [
  await link(page, locale).getAttribute('href'),
  (await link(page, locale).textContent()) ?? '',
];

describe('the market switcher', () => {
  test.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
    'keeps the page, %o',
    async (options) => {
      const page = await openPage(options);
      await visit(page, address('localhost', '/leinwanddruck'));
      expect(await wayTo(page, 'it-CH')).toEqual([
        address('ch.localhost', '/it/stampa-su-tela'),
        'Schweiz, Italiano',
      ]);
      await page.locator('footer summary').click();
      await link(page, 'it-CH').locator('[lang]').click();
      await page.waitForURL(address('ch.localhost', '/it/stampa-su-tela'));
      expect(await page.locator('html').getAttribute('lang')).toBe('it-CH');
    },
  );

  test('keeps the page of another application, which says where it is', async () => {
    const page = await openPage();
    await visit(page, address('localhost', '/kundenkonto'));
    expect(await wayTo(page, 'fr-CH')).toEqual([
      address('ch.localhost', '/fr/mon-compte'),
      'Schweiz, Français',
    ]);
  });

  test('says of a page that is nowhere else that the links lead to the start page', async () => {
    const page = await openPage();
    await visit(page, address('ch.localhost', '/fr/nulle-part'), 404);
    await page.locator('footer summary').click();
    expect(await page.locator('footer [data-markets] > p').innerText()).toContain(
      'Ces liens mènent à la page d’accueil.',
    );
    expect(await wayTo(page, 'nl-NL')).toEqual([
      address('nl.localhost', '/'),
      'Pays-Bas, Nederlands (page d’accueil)',
    ]);
  });
});

test('the shop says where a page is in other languages', async () => {
  const { status, headers, text } = await ask(
    'localhost',
    '/web-api/localized-urls?path=/leinwanddruck',
    { headers: { 'x-channel': 'poster', 'x-locale': 'de-DE' } },
  );
  expect([status, headers['cache-control']]).toEqual([
    200,
    'public, max-age=60, stale-while-revalidate=600',
  ]);
  expect(JSON.parse(text).payload.urls).toMatchObject({
    'de-DE': address('localhost', '/leinwanddruck'),
    'fr-CH': address('ch.localhost', '/fr/impression-sur-toile'),
  });
});
