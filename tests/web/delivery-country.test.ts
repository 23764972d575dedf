/** The delivered price in another country, and words for what an address names in vain. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { hearAnnouncements } from './announcements.ts';
import { ask } from './ask.ts';
import { address, eventually, visit, withBrowser } from './browser.ts';
import { formatOption, materialOption } from './product-page.ts';

const openPage = withBrowser();
const path = '/leinwanddruck';
const chosen = 'materialType=leinwand&formatType=600x400';

/** An amount in minor units, however a page writes it. */
const minorUnits = (text = ''): string => text.replaceAll(/\D/gu, '');

/** What a page says of the delivered price: each country with its amount in minor units. */
const deliveredIn = (html: string): readonly (readonly [country: string, price: string])[] =>
  [
    ...html.matchAll(
      /(?:Mit Versand|Livraison comprise|Met verzending) \(([^)]+)\)\s*: ([^<\n]+)/gu,
    ),
  ].map(([, country = '', price]) => [country, minorUnits(price)]);

/** What a page shows, without the data and texts that follow it. */
const htmlOf = async (host: string, where: string): Promise<string> => {
  const { status, text } = await ask(host, where);
  expect(status).toBe(200);
  return text.split('<script type="application/json"')[0] ?? '';
};

/** Chooses Austria in the page's form. */
const chooseAustria = async (page: Page): Promise<void> => {
  const other = page.locator('#destination');
  await other.locator('summary').click();
  await other.getByRole('combobox').selectOption('AT');
  await other.getByRole('button').click();
};

describe('the delivered price', () => {
  test.each([
    ['localhost', path, 'AT', 'at.localhost', path],
    ['be.localhost', '/afdruk-op-canvas', 'NL', 'nl.localhost', '/afdruk-op-canvas'],
    ['ch.localhost', '/fr/impression-sur-toile', 'FR', 'fr.localhost', '/impression-sur-toile'],
  ])('on %s%s is for %s the one of %s%s', async (host, where, country, other, there) => {
    for (const formatType of ['600x400', '1500x1000']) {
      const search = `?materialType=leinwand&formatType=${formatType}`;
      const own = deliveredIn(await htmlOf(host, `${where}${search}`));
      expect(own).toHaveLength(1);
      const both = deliveredIn(await htmlOf(host, `${where}${search}&country=${country}`));
      expect(both).toHaveLength(2);
      expect(both).toContainEqual(own[0]);
      const [elsewhere] = deliveredIn(await htmlOf(other, `${there}${search}`));
      expect(both.map(([, price]) => price)).toContain(elsewhere?.[1]);
    }
  });

  test('is kept for all visitors alike; a shop that sells in inches has one country', async () => {
    const { headers } = await ask('localhost', `${path}?${chosen}&country=AT`);
    expect(headers['cache-control']).toContain('public');
    expect(await htmlOf('com.localhost', '/canvas-prints')).not.toContain('id="destination"');
  });

  test('is kept by every form of the page', async () => {
    const html = await htmlOf('localhost', `${path}?${chosen}&country=AT`);
    const forms = html.split('<form').filter((form) => form.includes('data-choice=""'));
    expect(forms.length).toBeGreaterThan(3);
    for (const form of forms) expect(form).toContain('name="country" value="AT"');
  });

  test('is chosen by a form without scripts; the shop there begins with the same', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await visit(page, `${address('localhost', path)}?materialType=leinwand&formatType=900x600`);
    await chooseAustria(page);
    await page.waitForURL(/country=AT/u);
    const [, delivered] = deliveredIn(await page.locator('main').innerText());
    expect(delivered?.[0]).toBe('Österreich');
    await page.getByRole('link', { name: 'Mit dieser Auswahl zum Shop' }).click();
    await page.waitForURL(/at\.localhost/u);
    expect(page.url()).not.toContain('country');
    expect(deliveredIn(await page.locator('main').innerText())).toEqual([delivered]);
  });
});

/** What is said of another country, once it is known. */
const saidOf = (page: Page) => page.locator('#destination [aria-busy="false"]').innerText();

describe('a choice with scripts', () => {
  test('takes the price of the other country along, and tells what it drops', async () => {
    const page = await openPage();
    await visit(page, `${address('localhost', path)}?${chosen}`);
    const announced = await hearAnnouncements(page);
    await chooseAustria(page);
    await eventually(announced).toEqual(['Mit Versand (Österreich): 50,80\u00a0€']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Preis zeigen');
    await formatOption(page, '900x600').press('Space');
    await eventually(announced).toEqual([
      'Mit Versand (Österreich): 50,80\u00a0€',
      'Gewählt: 90 × 60\u00a0cm, 64,90\u00a0€',
      'Mit Versand (Österreich): 70,80\u00a0€',
    ]);
    await eventually(() => saidOf(page)).not.toContain('50,80\u00a0€');
    expect(page.url()).toContain('country=AT');
    const html = await htmlOf('at.localhost', `${path}?materialType=leinwand&formatType=900x600`);
    expect(deliveredIn(await saidOf(page))).toEqual(deliveredIn(html));

    await visit(page, `${address('localhost', path)}?sku=nobodys`);
    const notice = page.getByText('Den Artikel, den die Adresse dieser Seite nennt');
    await eventually(() => notice.count()).toBe(1);
    await formatOption(page, '900x600').click();
    await eventually(() => notice.count()).toBe(0);

    const holes =
      '?material=acrylglas&formatType=600x400&optionTypes=acrylglas-bohrung-corner-holes';
    await visit(page, `${address('localhost', '/acrylglas-druck')}${holes}`);
    const dropped = page.getByText('Nur ohne Rahmen möglich und daher nicht gewählt');
    expect(await dropped.count()).toBe(0);
    await materialOption(page, 'acrylglas+artbox').click();
    await eventually(() => dropped.count()).toBe(1);
    expect(await page.locator('main a[href*="bohrung"]').count()).toBe(0);
  });
});

test.each([
  ['localhost', path, 'sku=nobodys', 'Den Artikel, den die Adresse dieser Seite nennt'],
  ['localhost', path, 'sku=%3F%3F', 'Den Artikel, den die Adresse dieser Seite nennt'],
  ['localhost', path, 'country=IE', 'gelten für dieses Land: Deutschland.'],
  ['com.localhost', '/canvas-prints', 'country=DE', 'for this country: United States.'],
  ['ch.localhost', '/fr/impression-sur-toile', 'sku=nobodys', 'L’article indiqué'],
  ['ch.localhost', '/it/stampa-su-tela', 'country=IE', 'per questo Paese: Svizzera.'],
  ['es.localhost', '/impresion-sobre-lienzo', 'sku=nobodys', 'El artículo de la dirección'],
  ['be.localhost', '/afdruk-op-canvas', 'sku=nobodys', 'Het artikel dat'],
])('what %s%s?%s names in vain is told', async (host, where, search, words) => {
  expect(await htmlOf(host, `${where}?${search}`)).toContain(words);
  expect(await htmlOf(host, where)).not.toContain(words);
});
