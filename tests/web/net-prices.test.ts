/** Prices without tax: for business customers on every page, for nobody else, in no shared answer. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { netPricesCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { logOutPath } from '../../core/domain/customer/account-dialogs.ts';
import { pricePolicyFor } from '../../core/domain/money/price-policy.ts';
import { moneyStyles } from '../../core/domain/money/money-styles.ts';
import { netTextOf } from '../../core/domain/money/net-text.ts';
import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { ask } from './ask.ts';
import { address, eventually, visit, visitAndTouch, withBrowser } from './browser.ts';
import { formatOption } from './product-page.ts';

const openPage = withBrowser();
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });
const business = { type: 1, isWhitelabelCustomer: false };
const net = netTextOf(pricePolicyFor('de', business, Date.now()), moneyStyles['de-DE'], 'eur');
const password = 'four walls and a hook';

/** A page of each kind that names prices. */
const pages = [
  ['localhost', '/'],
  ['localhost', '/leinwanddruck'],
  ['localhost', '/fotokalender'],
  ['localhost', '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE'],
  ['kartenliebe.localhost', '/kartendesigns/'],
] as const;

const logIn = async (page: Page, email: string): Promise<void> => {
  await visit(page, address('localhost', '/impressum?dialog=log-in'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(german('account-dialog.email'), { exact: true }).fill(email);
  await dialog.getByLabel(german('account-dialog.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: german('account-dialog.log-in') }).click();
  await eventually(() => new URL(page.url()).search).toBe('');
};

/** What is written in a document for everybody, with its prices in euros. */
const written = (page: Page, html: string): Promise<readonly string[]> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    for (const code of parsed.querySelectorAll('script, style, template')) code.remove();
    return parsed.body.textContent.match(/\d[\d.]*,\d\d\u00a0€/gu) ?? [];
  }, html);

const shown = async (page: Page): Promise<readonly string[]> => written(page, await page.content());

const grossOf = async (page: Page, host: string, path: string): Promise<readonly string[]> =>
  written(page, (await ask(host, path)).text);

test('a business customer sees net prices on every page, and a visitor gross ones again', async () => {
  const page = await openPage();
  await logIn(page, 'business@example.com');
  await page.context().addCookies([
    {
      name: netPricesCookie,
      value: '1',
      url: address('kartenliebe.localhost', '/').replace('http:', 'https:'),
      secure: true,
    },
  ]);
  for (const [host, path] of pages) {
    const gross = await grossOf(page, host, path);
    await visit(page, address(host, path));
    expect([path, await shown(page)]).toEqual([path, gross.map(net)]);
    expect([path, gross.length > 0]).toEqual([path, true]);
  }
  // What the browser draws itself, and what it fetches.
  await visitAndTouch(page, address('localhost', '/leinwanddruck'));
  await page.locator('#product[data-live]').waitFor({ state: 'attached' });
  expect(await shown(page)).toEqual((await grossOf(page, 'localhost', '/leinwanddruck')).map(net));
  await formatOption(page, '900x600').click();
  await eventually(() => new URL(page.url()).search).toContain('formatType=900x600');
  const chosen = new URL(page.url());
  const grossChosen = await grossOf(page, 'localhost', chosen.pathname + chosen.search);
  await eventually(() => shown(page)).toEqual(grossChosen.map(net));
  await page.locator('[data-bar-item] > a[href="/acrylglas-druck"]').first().click();
  await eventually(() => new URL(page.url()).pathname).toBe('/acrylglas-druck');
  const grossNext = await grossOf(page, 'localhost', '/acrylglas-druck');
  await eventually(() => shown(page)).toEqual(grossNext.map(net));
  // The way out takes the net prices along.
  await page.evaluate(
    (path) => fetch(path, { method: 'POST', body: new URLSearchParams() }).then(() => undefined),
    logOutPath,
  );
  await visit(page, address('localhost', '/acrylglas-druck'));
  expect(await shown(page)).toEqual(grossNext);
});

test('no answer that is shared knows whose prices are shown', async () => {
  const mine = { cookie: `${netPricesCookie}=1` };
  const paths = [
    ...pages,
    ['localhost', '/leinwanddruck/_payload.json'],
    ['localhost', '/leinwanddruck/_configuration.json?formatType=900x600'],
    ['localhost', '/price-api/prices/formats?article=leinwand&locale=de-DE&channel=poster'],
    ['localhost', '/sitemap.xml'],
  ] as const;
  for (const [host, path] of paths) {
    const [everybody, own] = await Promise.all([
      ask(host, path),
      ask(host, path, { headers: mine }),
    ]);
    expect([path, own.status, own.text]).toEqual([path, everybody.status, everybody.text]);
    expect(own.headers.vary ?? '').not.toMatch(/cookie/iu);
    expect(own.headers['set-cookie']).toBeUndefined();
  }
});
