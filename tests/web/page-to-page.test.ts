/** Between full loads: what is fetched ahead, how pages fade, and that going back costs nothing. */
import { chromium, type Page, type Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { ask } from './ask.ts';
import { address, eventually, hydrated, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();
const canvas = address('localhost', '/leinwanddruck');
const designer = 'main a[href^="/configurator-photo-frame"]';
const rules = '/speculation-rules.json';

describe('speculation rules', () => {
  test.each(['localhost', 'ch.localhost', 'kartenliebe.localhost'])(
    'are answered at %s, and by whether data is saved',
    async (host) => {
      const [usual, saving] = await Promise.all([
        ask(host, rules),
        ask(host, rules, { headers: { 'save-data': 'on' } }),
      ]);
      for (const { status, headers } of [usual, saving]) {
        expect(status).toBe(200);
        expect(headers['content-type']).toBe('application/speculationrules+json');
        expect(headers.vary).toBe('save-data');
        expect(headers['set-cookie']).toBeUndefined();
      }
      expect(JSON.parse(usual.text)).toHaveProperty('prefetch');
      expect(JSON.parse(saving.text)).toEqual({});
      const start = await ask(host, '/');
      expect(start.headers['speculation-rules']).toBe(`"${rules}"`);
    },
  );

  /** The addresses that a page's browser fetches ahead. */
  const prefetched = (page: Page): readonly string[] => {
    const seen: string[] = [];
    const note = async (request: Request): Promise<void> => {
      const { 'sec-purpose': purpose } = await request.allHeaders();
      if (purpose?.startsWith('prefetch') === true) seen.push(request.url());
    };
    page.on('request', (request) => void note(request).catch(() => undefined));
    return seen;
  };

  test('fetch the designer ahead while the pointer rests on its link', async () => {
    const page = await openPage();
    const seen = prefetched(page);
    const told = page.waitForResponse(address('localhost', rules));
    await visit(page, canvas);
    expect((await told).status()).toBe(200);
    const href = await page.locator(designer).first().getAttribute('href');
    await page.locator(designer).first().hover();
    await eventually(() => seen).toEqual([address('localhost', href ?? '')]);
  });

  test('fetch nothing ahead for who saves data', async () => {
    const page = await openPage({ extraHTTPHeaders: { 'save-data': 'on' } });
    const seen = prefetched(page);
    const session = await page.context().newCDPSession(page);
    const known: string[] = [];
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => known.push(ruleSet.sourceText));
    await session.send('Preload.enable');
    await visit(page, canvas);
    await eventually(() => known).toEqual(['{}']);
    await page.locator(designer).first().hover();
    await page.locator(designer).first().click();
    await page.waitForURL(/configurator-photo-frame/u);
    expect(seen).toEqual([]);
  });
});

describe('a full load of this origin', () => {
  const noteReveal = async (page: Page): Promise<void> => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        Object.assign(window, { hasFaded: event.viewTransition !== null });
      });
    });
  };
  const hasFaded = (page: Page): Promise<unknown> =>
    page.evaluate(() => ('hasFaded' in window ? window.hasFaded : undefined));

  test.each([
    ['no-preference', true],
    ['reduce', false],
  ] as const)('fades where motion is welcome (%s: %s)', async (reducedMotion, fades) => {
    const page = await openPage({ reducedMotion });
    await noteReveal(page);
    await visit(page, canvas);
    await page.locator(designer).first().click();
    await page.waitForURL(/configurator-photo-frame/u);
    await hydrated(page);
    expect(await hasFaded(page)).toBe(fades);
  });

  test('a page that is shown in place does not fade, and nothing moves', async () => {
    const page = await openPage({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      const note = (list: PerformanceObserverEntryList): void => {
        for (const entry of list.getEntries())
          if ('value' in entry && 'shifts' in window && Array.isArray(window.shifts))
            window.shifts.push(entry.value);
      };
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
      const start = Document.prototype.startViewTransition;
      Document.prototype.startViewTransition = function begin(...parameters) {
        Object.assign(window, { hasBegun: true });
        return start.apply(this, parameters);
      };
    });
    await visit(page, canvas);
    // What moves while a page is loaded is asked elsewhere.
    await page.evaluate(() => Object.assign(window, { shifts: [] }));
    // Both pages have the same bars.
    await page.locator('[data-bar-item] > a[href="/acrylglas-druck"]').first().click();
    await eventually(() => page.locator('h1').textContent()).toMatch(/Acrylglas/u);
    expect(await page.evaluate(() => 'hasBegun' in window)).toBe(false);
    expect(
      await page.evaluate(() => ('shifts' in window ? JSON.stringify(window.shifts) : '')),
    ).toBe('[]');
  });
});

test('going back after a full load finds the page as it was left', async () => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(address('ch.localhost', '/fr/impression-sur-toile'));
    await hydrated(page);
    // In place first: what listens to navigations must not keep the page from being kept.
    await page.locator('header a[href="/fr"]').first().click();
    await eventually(() => page.locator('h1').textContent()).toBe('Des images qui restent');
    await page.locator('footer summary').click();
    await page.locator('footer a[hreflang="it-CH"] [lang]').click();
    await page.waitForURL(/\/it$/u);
    await hydrated(page);
    await page.goBack({ waitUntil: 'commit' });
    await eventually(() =>
      page.evaluate(() => ('persisted' in window ? window.persisted : undefined)),
    ).toBe(true);
    expect(page.url()).toBe(address('ch.localhost', '/fr'));
    // It still hears clicks.
    await page.locator('[data-bar-item] > a[href="/fr/impression-sur-toile"]').first().click();
    await eventually(() => page.locator('h1').textContent()).not.toBe('Des images qui restent');
  } finally {
    await browser.close();
  }
});
