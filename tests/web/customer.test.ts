/** Who is at the page, and when the order has to be in: what the browser adds to the page. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { ask } from './ask.ts';
import { address, eventually, foresee, touch, usedPage, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();
const openUsed = usedPage(openPage);
const canvas = address('localhost', '/leinwanddruck');

const countCustomerData = (page: Page): { count: number } => {
  const counter = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/web-api/customer-data')) counter.count += 1;
  });
  return counter;
};

describe('customer data', () => {
  test('is asked for once on start, whatever pages follow', async () => {
    const page = await openUsed();
    const asked = countCustomerData(page);
    const answered = page.waitForResponse(/customer-data$/u);
    await visit(page, canvas);
    expect((await answered).status()).toBe(200);
    for (const path of ['/acrylglas-druck', '/wandbilder', '/leinwanddruck']) {
      await page.locator(`[data-bar-item] > a[href="${path}"]`).first().click();
      await eventually(() => new URL(page.url()).pathname).toBe(path);
      await page.waitForLoadState('networkidle');
    }
    expect(asked.count).toBe(1);
  });

  test.each([
    ['500', { status: 500, body: 'no' }],
    ['404', { status: 404, json: { message: { text: 'no' } } }],
    ['nonsense', { status: 200, body: '<html>' }],
    ['another shape', { status: 200, json: { isLoggedIn: 'yes' } }],
  ])('that fails (%s) leaves a visitor, silently', async (_name, answer) => {
    const page = await openUsed();
    foresee(page, /customer-data$/u, answer.status);
    await page.route(/customer-data$/u, (route) => route.fulfill(answer));
    const answered = page.waitForResponse(/customer-data$/u);
    await visit(page, canvas);
    await answered;
    await page.waitForLoadState('networkidle');
    expect(await page.locator('header').innerText()).toContain('Anmelden');
  });

  test('that never arrives leaves a visitor, silently', async () => {
    const page = await openUsed();
    foresee(page, /customer-data$/u);
    await page.route(/customer-data$/u, (route) => route.abort('connectionrefused'));
    const failed = page.waitForEvent('requestfailed');
    await visit(page, canvas);
    await failed;
    expect(await page.locator('header').innerText()).toContain('Anmelden');
  });
});

/** The first cut-off that still lies ahead, in the order of the specification. */
const cutOff = async (): Promise<number> => {
  const { text } = await ask('localhost', '/web-api/shipping-information', {
    headers: { 'x-channel': 'poster', 'x-locale': 'de-DE' },
  });
  const { lastOrderDates } = JSON.parse(text).payload;
  const found = ['safetyLodEnd', 'lodEnd', 'expressLodEnd', 'saturdayLodEnd']
    .map((name) => Date.parse(lastOrderDates[name] ?? ''))
    .find((at) => at > Date.now());
  if (found === undefined) throw new Error('The shop announces no cut-off.');
  return found;
};

const hour = 3_600_000;

describe('the countdown', () => {
  test.each([
    ['an hour before', 1, 'heute, '],
    ['a day before', 24, 'morgen, '],
  ])('%s the cut-off says so in the words of the day', async (_name, hours, word) => {
    const page = await openPage();
    await page.clock.setFixedTime((await cutOff()) - hours * hour);
    await visit(page, canvas);
    const line = page.locator('main p', { has: page.locator('time') });
    // Until somebody touches the page, it says what everybody's says.
    await touch(page);
    await eventually(() => line.textContent()).toContain(word);
  });

  test('days before the cut-off names the date, as the page that everybody gets does', async () => {
    const page = await openPage();
    await page.clock.setFixedTime((await cutOff()) - 72 * hour);
    await visit(page, canvas);
    const line = page.locator('main p', { has: page.locator('time') });
    const sent = await openPage({ javaScriptEnabled: false });
    await visit(sent, canvas);
    expect(await line.textContent()).toBe(
      await sent.locator('main p', { has: sent.locator('time') }).textContent(),
    );
  });
});
