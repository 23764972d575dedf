/** Prices without tax: for business customers on every page, for nobody else, in no shared answer. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { designerProducts } from '../../core/domain/catalogue/designers.ts';
import { netPricesCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { logOutPath } from '../../core/domain/customer/account-dialogs.ts';
import { visitor } from '../../core/domain/customer/customer.ts';
import { localeTable, type Locale } from '../../core/domain/locale/locales.ts';
import { pricePolicyFor } from '../../core/domain/money/price-policy.ts';
import { moneyStyles } from '../../core/domain/money/money-styles.ts';
import { netTextOf } from '../../core/domain/money/net-text.ts';
import {
  soldNames,
  soldTable,
  type SoldName,
  type SoldPageName,
} from '../../core/domain/products/declarations.ts';
import {
  channelsOfPage,
  productPageSegment,
  type ProductPage,
} from '../../core/domain/routing/product-pages.ts';
import { textIn } from './account-forms.ts';
import { ask } from './ask.ts';
import {
  address,
  eventually,
  visit,
  visitAndTouch,
  withBrowser,
  withoutPictures,
} from './browser.ts';
import type {} from '../../ui/web/audience/served.ts';
import { formatOption } from './product-page.ts';

const openPage = withBrowser();
const german = textIn('de-DE');
const business = { type: 1, isWhitelabelCustomer: false };
const password = 'four walls and a hook';

const hosts = { poster: 'localhost', kartenliebe: 'kartenliebe.localhost' } as const;
const swiss = 'ch.localhost';

const netIn = (locale: Locale) => {
  const { currency, market } = localeTable[locale];
  return netTextOf(pricePolicyFor(market, business, Date.now()), moneyStyles[locale], currency);
};

type Place = readonly [host: string, path: string];

const pageOf = (page: ProductPage): Place => {
  const [channel] = channelsOfPage(page);
  const slash = channel === 'kartenliebe' ? '/' : '';
  return [hosts[channel], `/${productPageSegment(page, 'de-DE')}${slash}`];
};

const hasPage = (name: SoldName): name is SoldPageName => soldTable[name].page !== undefined;

/** The page of everything that the shop sells: each material has its own, of one kind. */
const productPages = (['leinwand', ...soldNames.filter(hasPage)] as const).map(pageOf);

/** All other kinds of pages that name prices and are the same for everybody. */
const otherPages: readonly Place[] = [
  ['localhost', '/'],
  ['localhost', '/wandbilder'],
  ['localhost', '/wandbild-materialien-im-vergleich'],
  ['localhost', '/bilderwand'],
  ['localhost', '/wandbilder-wohnzimmer'],
  ['localhost', '/versandkosten'],
  ['kartenliebe.localhost', '/'],
  ['kartenliebe.localhost', '/fotogeschenke/'],
  ['kartenliebe.localhost', '/themes/ceres/'],
  [swiss, '/leinwanddruck'],
];

/** The designer that a page leads to, with what is chosen there. */
const designerIn = (html: string): string | undefined =>
  /href="(?<way>\/configurator-[^"]*)"/u.exec(html)?.groups?.['way']?.replaceAll('&amp;', '&');

const logIn = async (page: Page, email: string): Promise<void> => {
  await visit(page, address('localhost', '/impressum?dialog=log-in'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(german('account-dialog.email'), { exact: true }).fill(email);
  await dialog.getByLabel(german('account-dialog.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: german('account-dialog.log-in') }).click();
  await eventually(() => new URL(page.url()).search).toBe('');
};

/** The prices that a document names; what is to be paid all the same stands beside some. */
const written = (page: Page, html: string): Promise<readonly string[]> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    for (const code of parsed.querySelectorAll('script, style, template, [data-net]'))
      code.remove();
    return parsed.body.textContent.match(/\d[\d.]*,\d\d.€|CHF.\d[\d’]*\.\d\d/gu) ?? [];
  }, html);

const shown = async (page: Page): Promise<readonly string[]> => written(page, await page.content());

const grossOf = async (page: Page, host: string, path: string): Promise<readonly string[]> =>
  written(page, (await ask(host, path)).text);

/** What is this visitor's alone, without a script. */
const ownOf = async (page: Page, path: string, isNet: boolean): Promise<readonly string[]> => {
  const cookies = (await page.context().cookies(address('localhost', '/')))
    .filter(({ name }) => isNet || name !== netPricesCookie)
    .map(({ name, value }) => `${name}=${value}`);
  return written(
    page,
    (await ask('localhost', path, { headers: { cookie: cookies.join('; ') } })).text,
  );
};

const net = netIn('de-DE');

/** Logged in on one host. */
const openBusiness = async (): Promise<Page> => {
  const page = await openPage();
  await withoutPictures(page);
  await logIn(page, 'business@example.com');
  return page;
};

/** Who is logged in on all hosts. */
const openEverywhere = async (): Promise<Page> => {
  const page = await openPage();
  await withoutPictures(page);
  await page.route(/customer-data$/u, (route) =>
    route.fulfill({ json: { ...visitor, ...business, isLoggedIn: true, firstName: 'Ada' } }),
  );
  await page.context().addCookies(
    [...Object.values(hosts), swiss].map((host) => ({
      name: netPricesCookie,
      value: '1',
      url: address(host, '/').replace('http:', 'https:'),
      secure: true,
    })),
  );
  return page;
};

test('on every kind of page a business customer sees net prices, and a visitor gross ones', async () => {
  const page = await openEverywhere();
  /** Reads the page as soon as it is seen, and answers the one for everybody. */
  const compare = async (host: string, path: string): Promise<string> => {
    const { text } = await ask(host, path);
    const gross = await written(page, text);
    await page.goto(address(host, path), { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => globalThis.netDocument);
    const own = host === swiss ? netIn('de-CH') : net;
    expect([path, await shown(page)]).toEqual([path, gross.map(own)]);
    expect([path, gross.length > 0]).toEqual([path, true]);
    return text;
  };
  const designers: Place[] = [];
  for (const [host, path] of [...productPages, ...otherPages]) {
    const way = designerIn(await compare(host, path));
    if (way !== undefined && host !== swiss) designers.push([host, way]);
  }
  for (const [host, path] of designers) await compare(host, path);
  const reached = designers.map(
    ([, path]) => /^\/configurator-(?<name>[^?]*)/u.exec(path)?.groups?.['name'],
  );
  expect(new Set(reached)).toEqual(new Set(designerProducts));
});

test('the cart and the wishlist of a business customer have net prices, with scripts and without', async () => {
  const page = await openBusiness();
  await visit(page, address('localhost', '/poster-drucken'));
  await page.locator('form[action="/forms/wishlist"]').getByRole('button').click();
  await page.getByText(german('wish.added')).waitFor();
  await visit(
    page,
    address(
      'localhost',
      '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE',
    ),
  );
  await page.getByLabel(german('cart.quantity')).fill('2');
  await page.getByRole('button', { name: german('cart.put') }).click();
  await eventually(() => new URL(page.url()).hash).toBe('#cart-added');
  for (const path of ['/warenkorb', '/merkzettel']) {
    await visit(page, address('localhost', path));
    const gross = await ownOf(page, path, false);
    expect([path, gross.length > 0]).toEqual([path, true]);
    expect([path, await ownOf(page, path, true)]).toEqual([path, gross.map(net)]);
    expect([path, await shown(page)]).toEqual([path, gross.map(net)]);
  }
});

test('what the browser draws and fetches has net prices, until the customer logs out', async () => {
  const page = await openBusiness();
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
    ...productPages,
    ...otherPages,
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
