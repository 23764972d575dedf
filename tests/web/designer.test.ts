/** The embedded designer's entry: what it takes, what it refuses, and what it adds. */
import { describe, expect, test } from 'vitest';

import type { Page } from 'playwright-core';
import { ask, locationOf } from './ask.ts';
import { address, withBrowser, usedPage, visit } from './browser.ts';

const openPage = usedPage(withBrowser());

const designer = '/configurator-photo-frame';
const good = 'materialType=leinwand&formatType=600x400&locale=de-DE';

describe('a selection that is wrong', () => {
  test.each([
    ['photo-frame', '', 'Es fehlt die Angabe „Material“ (materialType).'],
    [
      'photo-frame',
      'materialType=gold&formatType=600x400',
      'Die Angabe „Material“ (materialType) hat einen Wert, den wir nicht kennen: „gold“.',
    ],
    [
      'photo-frame',
      'materialType=leinwand&formatType=600x400&frameType=artbox',
      'Die Angabe „Rahmen“ (frameType) mit dem Wert „artbox“ passt nicht zur Angabe „Material“',
    ],
    [
      'photo-frame',
      'materialType=leinwand&formatType=600x400&sku=%3Cscript%3E',
      'Die Angabe „Artikelnummer“ (sku) hat einen Wert, den wir nicht verwenden können: „<script>“',
    ],
    [
      'calendar',
      'calendarType=tischkalender&formatType=a3-hoch',
      'Die Angabe „Format“ (formatType) mit dem Wert „a3-hoch“ passt nicht zur Angabe „Art“',
    ],
  ])('(%s, %s) is refused with what is wrong', async (product, query, reason) => {
    const page = await openPage();
    const path = `/configurator-${product}?${query}&locale=de-DE`;
    await visit(page, address('localhost', path), 400);
    expect(await page.locator('h1').textContent()).toBe(
      'Diese Auswahl konnten wir nicht übernehmen',
    );
    expect(await page.locator('main').innerText()).toContain(reason);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: 'Neu auswählen' }).click();
    const pages: Readonly<Record<string, RegExp>> = {
      'photo-frame': /\/leinwanddruck$/u,
      calendar: /\/fotokalender$/u,
    };
    await page.waitForURL(pages[product] ?? /:\d+\/$/u);
  });
});

/** The facts on the page, by their labels. */
const factsOn = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('main dl > div')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector('dt')?.textContent ?? '',
          [...row.querySelectorAll('dd')].map(({ textContent }) => textContent).join('; '),
        ]),
      ),
    );

describe('a selection that is right', () => {
  test('of a calendar is shown with all that it says', async () => {
    const page = await openPage();
    const query =
      'calendarType=wandkalender&formatType=a4-hoch&startMonth=3&year=2027&accessoryTypes[]=pen' +
      '&accessoryTypes[]=box&locale=de-DE&gclid=Cj0-x&referralSource=shopping-ad';
    await visit(page, address('localhost', `/configurator-calendar?${query}`));
    expect(await page.locator('h1').textContent()).toBe('Ihre Auswahl ist angekommen');
    expect(await factsOn(page)).toEqual({
      Produkt: 'Fotokalender',
      Art: 'Wandkalender',
      Format: 'A4 hoch',
      Beginn: 'März 2027',
      Halterung: 'Spiralbindung',
      Zubehör: 'Schachtel; Stift',
      Exemplare: '1',
      Sprache: 'Deutschland, Deutsch',
      'Kennung der Anzeige': 'Cj0-x',
      'Gekommen über': 'Shopping-Anzeige',
    });
    await page.getByRole('link', { name: 'Auswahl ändern' }).click();
    await page.waitForURL(/\/fotokalender\?formatType=a4-hoch&startMonth=3&year=2027&/u);
  });

  test('of a material alone has its initial format, and leads back to both', async () => {
    const page = await openPage();
    await visit(page, address('localhost', `${designer}?materialType=leinwand&locale=de-DE`));
    const { Material: material, Format: format } = await factsOn(page);
    expect([material, format]).toEqual(['Leinwand', '60 × 40\u00a0cm']);
    await page.getByRole('link', { name: 'Auswahl ändern' }).click();
    await page.waitForURL(/\/leinwanddruck\?/u);
    expect(new URL(page.url()).searchParams.get('formatType')).toBe('600x400');
  });

  test('of a frame alone has its usual material', async () => {
    const page = await openPage();
    await visit(page, address('localhost', `${designer}?frameType=artbox&locale=de-DE`));
    const { Material: material, Rahmen: frame, Format: format } = await factsOn(page);
    expect([material, frame]).toEqual(['Acrylglas', 'Artbox, Schwarz lackiert']);
    expect(format).toMatch(/^\d/u);
  });

  test('of photo prints is shown in English on the English site', async () => {
    const page = await openPage();
    const query = 'photoboxType=photoprint&paperType=matte&locale=en-US';
    await visit(page, address('com.localhost', `/configurator-photobox?${query}`));
    const facts = await factsOn(page);
    expect(facts).toMatchObject({
      Type: 'Photo prints',
      Paper: 'Matte photo paper',
      'Number of photos': '24',
    });
    expect(await page.locator('main').innerText()).toMatch(/Price\s+\$\d/u);
  });
});

describe('the locale', () => {
  test.each([
    ['localhost', `${designer}?materialType=leinwand`, 'de-DE'],
    ['localhost', `${designer}?materialType=leinwand&locale=`, 'de-DE'],
    ['localhost', `${designer}?materialType=leinwand&locale=xx-YY`, 'de-DE'],
    ['ch.localhost', `/fr${designer}?materialType=leinwand`, 'fr-CH'],
    ['com.localhost', '/configurator-card', 'en-US'],
  ])('of %s%s is added', async (host, path, locale) => {
    const answer = await ask(host, path);
    expect(answer.status).toBe(302);
    const location = new URL(locationOf(host, answer));
    expect(location.searchParams.getAll('locale')).toEqual([locale]);
    expect(location.pathname).toBe(new URL(path, 'http://x').pathname);
    const asked = new URL(path, 'http://localhost').searchParams.get('materialType');
    expect(location.searchParams.get('materialType')).toBe(asked);
  });

  test('of another market stays, and is what the page is priced in', async () => {
    const { status, text } = await ask(
      'localhost',
      `${designer}?materialType=leinwand&formatType=600x400&locale=fr-CH`,
    );
    expect(status).toBe(200);
    expect(text).toContain('52.90\u00a0CHF');
  });
});

describe('the address', () => {
  test('of an unknown designer is not found', async () => {
    expect((await ask('localhost', '/configurator-nix')).status).toBe(404);
    expect((await ask('localhost', '/configurator-nix?locale=de-DE')).status).toBe(404);
  });

  test('has no slash rule, and must not be cached', async () => {
    const answer = await ask('kartenliebe.localhost', `${designer}?${good}`);
    expect([200, 400]).toContain(answer.status);
    const own = await ask('localhost', `${designer}?${good}`);
    expect(own.status).toBe(200);
    expect(own.headers['cache-control']).toBe('no-store');
    expect(own.text).not.toContain('utm_');
  });
});
