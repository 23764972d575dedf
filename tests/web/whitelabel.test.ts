/** White-label customers: their bar, which comes when the page stands already, and how to become one. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

import { keptMailsTo } from '../fakes/kept-mails.ts';
import { textIn } from './account-forms.ts';
import { address, eventually, foresee, visit, withBrowser, withoutPictures } from './browser.ts';
import { countShifts, shiftsOf } from './layout-shift.ts';

const openPage = withBrowser();

const whitelabelCustomer = {
  emailHash: 'a'.repeat(64),
  firstName: 'Ada',
  lastName: 'Lovelace',
  isLoggedIn: true,
  isWhitelabelCustomer: true,
  number: '4711',
  type: 3,
  order: { isWhitelabelOrder: false, cartArticlesAmount: 3 },
};

const asCustomer = async (
  customer: Partial<typeof whitelabelCustomer> = {},
  viewport = { width: 1280, height: 800 },
): Promise<Page> => {
  const page = await openPage({ viewport });
  await page.route(/customer-data$/u, (route) =>
    route.fulfill({ json: { ...whitelabelCustomer, ...customer } }),
  );
  return page;
};

const bar = (page: Page) => page.getByRole('region', { name: 'White-Label-Service' });
const toggle = (page: Page) => bar(page).getByRole('switch');

describe('the white-label bar', () => {
  test.each([
    ['/', { width: 1280, height: 800 }, 200],
    ['/leinwanddruck', { width: 1280, height: 800 }, 200],
    ['/leinwanddruck', { width: 390, height: 844 }, 200],
    ['/gibt-es-nicht', { width: 1280, height: 800 }, 404],
  ])('comes to %s for white-label customers, nothing moves: %o', async (path, viewport, status) => {
    const page = await asCustomer({}, viewport);
    // It comes when all else has come: what moves by then is moved by the bar.
    const chunk = Promise.withResolvers<undefined>();
    await page.route(/assets\/whitelabel-switch/u, async (route) => {
      await chunk.promise;
      await route.continue();
    });
    await countShifts(page);
    await visit(page, address('localhost', path), status);
    await eventually(() => page.locator('header').textContent()).toContain('Ada Lovelace');
    const before = await shiftsOf(page);
    chunk.resolve(undefined);
    await toggle(page).waitFor();
    expect(await toggle(page).getAttribute('aria-checked')).toBe('false');
    expect(await shiftsOf(page)).toBe(before);
    await eventually(() => page.locator('#header-lists').textContent()).toContain('3');
  });

  test('covers nothing that is needed on a phone', async () => {
    const page = await asCustomer({}, { width: 390, height: 844 });
    await visit(page, address('localhost', '/leinwanddruck'));
    await toggle(page).waitFor();
    const boxes = await Promise.all([
      bar(page).boundingBox(),
      page.locator('a[href^="/configurator-photo-frame"]').last().boundingBox(),
    ]);
    const [own, way] = boxes;
    if (own === null || way === null) throw new Error('not shown');
    expect(own.y + own.height <= way.y || own.y >= way.y + way.height).toBe(true);
    expect(own.height).toBeGreaterThanOrEqual(44);
  });

  test('is not there for others, nor in the desktop software', async () => {
    const business = await asCustomer({ isWhitelabelCustomer: false });
    await visit(business, address('localhost', '/'));
    await eventually(() => business.locator('header').innerText()).toContain('Ada Lovelace');
    expect(await bar(business).count()).toBe(0);
    const desktop = await asCustomer();
    await visit(desktop, address('localhost', '/desktop-startseite'));
    await eventually(() => desktop.locator('header').innerText()).toContain('Ada Lovelace');
    expect(await bar(desktop).count()).toBe(0);
  });

  test('makes the order a white-label one, and a usual one again', async () => {
    const page = await asCustomer();
    const sent: unknown[] = [];
    await page.route('**/whitelabel/switch', async (route) => {
      const asked: unknown = route.request().postDataJSON();
      sent.push(asked);
      const order = { ...whitelabelCustomer.order, ...Object(asked) };
      await route.fulfill({ json: { ...whitelabelCustomer, order } });
    });
    await visit(page, address('localhost', '/'));
    await toggle(page).focus();
    await page.keyboard.press('Space');
    await eventually(() => toggle(page).getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('Enter');
    await eventually(() => toggle(page).getAttribute('aria-checked')).toBe('false');
    expect(sent).toEqual([{ isWhitelabelOrder: true }, { isWhitelabelOrder: false }]);
  });

  test('shows what the shop says, and stays as it is', async () => {
    const page = await asCustomer();
    // The shop itself knows no session of this browser.
    foresee(page, /whitelabel\/switch$/u, 400);
    await visit(page, address('localhost', '/'));
    await toggle(page).click();
    await eventually(() => bar(page).locator('output').innerText()).toBe(
      'Bitte melden Sie sich zuerst an.',
    );
    expect(await toggle(page).getAttribute('aria-checked')).toBe('false');
  });
});

test.each(['with', 'without'])(
  'the form of the white-label service is refused, mended, sent and answered by mail %s scripts',
  async (scripts) => {
    const text = textIn('de-DE');
    const page = await openPage({ javaScriptEnabled: scripts === 'with' });
    await withoutPictures(page);
    await visit(page, address('localhost', '/white-label-service'));
    const email = `white.label.${scripts}@example.com`;
    const form = page.locator('main form');
    const field = (name: 'company' | 'email' | 'message' | 'name') =>
      form.getByLabel(text(`support.${name}`));
    await field('name').fill('Ada Lovelace');
    await field('email').fill(email);
    await field('message').fill('Etwa 40 Bilder im Monat.');
    foresee(page, /white-label-service/u, 422);
    const send = form.getByRole('button', { name: text('support.send') });
    await send.click();
    await page.getByText(text('support.error.company')).waitFor();
    expect(await page.title()).toMatch(/^Fehler: /u);
    const kept = (['name', 'email', 'message'] as const).map((name) => field(name).inputValue());
    expect(await Promise.all(kept)).toEqual(['Ada Lovelace', email, 'Etwa 40 Bilder im Monat.']);
    await field('company').fill('Hopper GmbH');
    await send.click();
    await page.getByText(text('support.sent.title')).waitFor();
    expect(new URL(page.url()).hash).toBe('#contact-sent');
    await eventually(async () => (await keptMailsTo(inject('dataDir'), email)).length).toBe(1);
  },
);
