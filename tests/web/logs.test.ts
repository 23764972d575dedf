/** What fails in a browser is known to the server: once, bounded, and by the name that pages show. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { address, eventually, foresee, hydrated, visit, withBrowser } from './browser.ts';
import { openShop, type Shop } from './shop.ts';

const problems: string[] = [];
const openPage = withBrowser(problems);

let shop: Shop;

beforeAll(async () => {
  shop = await openShop(inject('template'));
});

afterAll(async () => {
  await shop.close();
});

const at = (path: string): string => address('localhost', path, shop.port);

type Line = Readonly<Record<string, unknown>>;

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null;

/** The lines of a code so far. */
const linesOf = (code: string): readonly Line[] =>
  shop
    .log()
    .split('\n')
    .filter((line) => line.includes(`"${code}"`) && line.endsWith('}'))
    .map((line): unknown => JSON.parse(line))
    .filter(isLine)
    .filter((line) => line['code'] === code);

/** Throws in the page as a script of ours would, where nobody catches it. */
const throwInPage = (page: Page, message: string, times = 1): Promise<void> =>
  page.evaluate(
    ([text, count]) => {
      for (let index = 0; index < count; index += 1)
        queueMicrotask(() => {
          throw new TypeError(count === 1 ? text : `${text} ${index}`);
        });
    },
    [message, times] as const,
  );

/** Leaves the page, which sends what is still gathered. */
const leave = (page: Page) => page.goto('about:blank');

/** The faults were planted: the watch has seen them, and must not count them. */
const expectPlanted = async (text: string): Promise<void> => {
  await eventually(() => problems.some((problem) => problem.includes(text))).toBe(true);
  problems.length = 0;
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

describe('a fault in a browser', () => {
  test('arrives in the log, with page, locale, channel and request, and without what was quoted', async () => {
    const page = await openPage();
    await visit(page, at('/leinwanddruck?formatType=600x400'));
    await throwInPage(page, 'planted "Ada Lovelace" for ada@example.org');
    await expectPlanted('planted');
    await eventually(() => linesOf('browser-error')).toMatchObject([
      {
        level: 'error',
        from: 'browser',
        name: 'TypeError',
        message: 'planted "…" for [email]',
        page: '/leinwanddruck',
        locale: 'de-DE',
        channel: 'poster',
        requestId: expect.stringMatching(uuid),
      },
    ]);
    expect(shop.log()).not.toContain('Lovelace');
  });

  test('that nobody handles in a promise arrives, too, even when the page is left at once', async () => {
    const page = await openPage();
    await visit(page, address('kartenliebe.ch.localhost', '/fr/', shop.port));
    const reject = (message: string): Promise<void> =>
      page.evaluate((text) => void Promise.reject(new RangeError(text)), message);
    await reject('planted first');
    await expectPlanted('planted first');
    await eventually(() => shop.log()).toContain('planted first');
    await reject('planted last');
    await expectPlanted('planted last');
    await leave(page);
    await eventually(() => linesOf('browser-rejection').at(-1)).toMatchObject({
      name: 'RangeError',
      message: 'planted last',
      page: '/fr/',
      locale: 'fr-CH',
      channel: 'kartenliebe',
    });
  });

  test('is silent with _log=0: nothing is loaded or sent for it', async () => {
    const page = await openPage();
    const reports: string[] = [];
    await visit(page, at('/leinwanddruck?_log=0'));
    page.on('request', (request) => {
      if (request.url().includes('/reports/')) reports.push(request.url());
    });
    await throwInPage(page, 'planted in silence');
    await expectPlanted('planted in silence');
    await leave(page);
    await visit(page, at('/leinwanddruck'));
    expect(reports).toEqual([]);
    await throwInPage(page, 'planted aloud');
    await expectPlanted('planted aloud');
    // Reports keep their order: when this one is there, the silent one would be.
    await eventually(() => linesOf('browser-error').map(({ message }) => message)).toContain(
      'planted aloud',
    );
    expect(shop.log()).not.toContain('planted in silence');
    // The browser may tell of the request after the server has logged it.
    await eventually(() => reports.length).toBe(1);
  });

  test('in a loop costs the server no more than its bound', async () => {
    const page = await openPage();
    await visit(page, at('/poster-drucken'));
    await throwInPage(page, 'planted flood', 300);
    const flood = () =>
      linesOf('browser-error').filter(({ message }) => String(message).startsWith('planted flood'));
    await eventually(() => flood().length).toBeGreaterThan(0);
    await leave(page);
    await expectPlanted('planted flood 299');
    // Another page's report is behind all of the flood's.
    const other = await openPage();
    await visit(other, at('/poster-drucken'));
    await other.evaluate(() => void Promise.reject(new Error('planted after the flood')));
    await expectPlanted('planted after the flood');
    await eventually(() => shop.log()).toContain('planted after the flood');
    expect(flood().length).toBeLessThanOrEqual(20);
    expect(new Set(flood().map(({ requestId }) => requestId)).size).toBe(1);
  });

  test('costs a page without one nothing', async () => {
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, at('/leinwanddruck'));
    await leave(page);
    expect(asked.filter((url) => /reports|page-log|write-events/u.test(url))).toEqual([]);
  });
});

describe('the request id of an error page is the one in the log', () => {
  type Payload = { readonly page: { readonly product: object } };

  const shownId = async (page: Page): Promise<string> =>
    (await page.locator('main dd').last().textContent()) ?? '';

  test('where the server made it', async () => {
    const page = await openPage();
    await visit(page, at('/leinwnaddruck?_debug=1'), 404);
    const requestId = await shownId(page);
    expect(requestId).toMatch(uuid);
    expect(linesOf('nuxt-error-page-encountered')).toContainEqual(
      expect.objectContaining({ requestId, page: '/leinwnaddruck', locale: 'de-DE' }),
    );
    // What fails on it afterwards bears the same name.
    await throwInPage(page, 'planted on an error page');
    await expectPlanted('planted on an error page');
    await eventually(() => linesOf('browser-error')).toContainEqual(
      expect.objectContaining({ requestId, message: 'planted on an error page' }),
    );
    // With `_debug=1` the console has it, too.
    await expectPlanted('browser-error: a script failed in a browser');
  });

  test('where a page could not be drawn in the browser', async () => {
    const page = await openPage();
    await page.route(/_payload\.json/u, async (route) => {
      const response = await route.fetch();
      const payload: Payload = await response.json();
      const product = { ...payload.page.product, configurator: null };
      await route.fulfill({
        response,
        json: { ...payload, page: { ...payload.page, product } },
      });
    });
    await visit(page, at('/leinwanddruck?_debug=1'));
    await page.locator('[data-bar-item] > a[href^="/poster-drucken"]').first().click();
    await page.getByText('nuxt-error-page-encountered').waitFor();
    const requestId = await shownId(page);
    expect(requestId).toMatch(uuid);
    await eventually(() => linesOf('nuxt-error-page-encountered')).toContainEqual(
      expect.objectContaining({
        requestId,
        from: 'browser',
        name: 'TypeError',
        page: '/poster-drucken',
      }),
    );
    expect(problems.length).toBeGreaterThan(0);
    problems.length = 0;
  });
});

test('a report that is no report is answered calmly and not logged', async () => {
  const page = await openPage();
  await visit(page, at('/leinwanddruck'));
  foresee(page, /\/reports\/browser$/u);
  const before = shop.log();
  const statuses = await page.evaluate(() =>
    Promise.all(
      ['{', 'null', '{"events":[]}', `{"page":"${'x'.repeat(30_000)}"}`].map(async (body) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/reports/browser', { method: 'POST', headers, body })).status;
      }),
    ),
  );
  expect(statuses).toEqual([400, 400, 400, 413]);
  expect(shop.log()).toBe(before);
  await hydrated(page);
});
