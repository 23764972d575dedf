/** The embedded designer's door: what it takes, what it refuses, and what it adds. */
import { describe, expect, test } from 'vitest';

import { ask, locationOf } from './ask.ts';
import { address, withBrowser, visit } from './browser.ts';

const openPage = withBrowser();

const designer = '/configurator-photo-frame';
const good = 'materialType=leinwand&formatType=600x400&locale=de-DE';

describe('a selection that is wrong', () => {
  test.each([
    ['', 'Es fehlt die Angabe „materialType“.'],
    ['materialType=gold&formatType=600x400', '„materialType“ hat einen unbekannten Wert: „gold“'],
    ['materialType=leinwand', 'Es fehlt die Angabe „formatType“.'],
    ['materialType=leinwand&formatType=x', '„formatType“ ist nicht lesbar: „x“'],
    [
      'materialType=leinwand&formatType=600x400&frameType=artbox&matSize=999',
      '„matSize“ ist nicht lesbar: „999“',
    ],
    [
      'materialType=leinwand&formatType=600x400&sku=%3Cscript%3E',
      '„sku“ ist nicht lesbar: „<script>“',
    ],
  ])('(%s) is refused with what is wrong', async (query, reason) => {
    const page = await openPage();
    await visit(page, address('localhost', `${designer}?${query}&locale=de-DE`), 400);
    expect(await page.locator('h1').textContent()).toBe(
      'Diese Auswahl konnten wir nicht übernehmen',
    );
    expect(await page.locator('main').innerText()).toContain(reason);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: 'Neu auswählen' }).click();
    await page.waitForURL(/\/leinwanddruck$/u);
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
  test('of a designer that there is not is none', async () => {
    expect((await ask('localhost', '/configurator-nix')).status).toBe(404);
    expect((await ask('localhost', '/configurator-nix?locale=de-DE')).status).toBe(404);
  });

  test('has no slash rule, and is nobody else’s to keep', async () => {
    const answer = await ask('kartenliebe.localhost', `${designer}?${good}`);
    expect([200, 400]).toContain(answer.status);
    const own = await ask('localhost', `${designer}?${good}`);
    expect(own.status).toBe(200);
    expect(own.headers['cache-control']).toBe('no-store');
    expect(own.text).not.toContain('utm_');
  });
});
