/** Flags as shoppers and engineers meet them: what each changes, when it comes, and what it needs. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { ask } from './ask.ts';
import {
  address,
  eventually,
  foresee,
  hydrated,
  visit,
  visitAndTouch,
  withBrowser,
} from './browser.ts';
import { openConsenting } from './consenting.ts';
import { withFlagClient } from './flag-client.ts';
import { formatOption, listedFormats, openDialog, tileOf } from './product-page.ts';
import { openShop, type Shop } from './shop.ts';
import { countShifts } from './layout-shift.ts';

const problems: string[] = [];
const openAnyPage = withBrowser(problems);
const openPage = withFlagClient(openAnyPage);

const service = '/services/flags';

const forced = (path: string, flag: string): string => `${path}?feature=${flag}&treatment=on`;

/** Where the picture of the page's first teaser stands to its headline. */
const teaserLayout = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const teaser = document.querySelector('[data-picture="true"]');
    const picture = teaser?.querySelector('picture')?.getBoundingClientRect();
    const headline = teaser?.querySelector('h1, h2')?.getBoundingClientRect();
    if (picture === undefined || headline === undefined) return 'no teaser';
    return picture.right <= headline.left ? 'picture first' : 'words first';
  });

/** Whether the first block below the product answers questions. */
const startsWithQuestions = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('[data-part="body-0"] > section:first-child details') !== null,
  );

const flagRequests = (page: Page): string[] => {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(service)) found.push(new URL(request.url()).pathname);
  });
  return found;
};

const shiftsFrom = async (page: Page): Promise<() => Promise<number>> => {
  await countShifts(page);
  return () => page.evaluate(() => Number(Reflect.get(window, 'layoutShift').value));
};

describe('the override in the address', () => {
  test('shows the teaser’s second layout, on this page and on the tab’s next ones', async () => {
    const page = await openPage();
    await visit(page, address('localhost', '/'));
    expect(await teaserLayout(page)).toBe('words first');
    await visit(page, address('localhost', forced('/', '965_redesign')));
    await eventually(() => teaserLayout(page)).toBe('picture first');
    const shifts = await shiftsFrom(page);
    await visit(page, address('localhost', '/'));
    expect(await teaserLayout(page)).toBe('picture first');
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toBe(0);
  });

  test('hints at the format that is chosen most', async () => {
    const page = await openPage();
    await visitAndTouch(page, address('localhost', forced('/leinwanddruck', '967_nudging')));
    const tile = tileOf(formatOption(page, '600x400'));
    await eventually(() => tile.textContent()).toContain('Meistgewählt');
  });

  test('lists portrait formats first', async () => {
    const page = await openPage();
    await visit(page, address('localhost', forced('/leinwanddruck', '1031_portrait')));
    expect((await listedFormats(page)).length).toBeGreaterThan(0);
    const first = async (): Promise<readonly number[]> => {
      await page.locator('main a[href*="dialog=calculator-more-formats"]').click();
      const text = await openDialog(page).locator('li').first().textContent();
      await page.keyboard.press('Escape');
      await openDialog(page).waitFor({ state: 'detached' });
      return (/(?<width>\d+) × (?<height>\d+)/u.exec(text ?? '') ?? []).slice(1).map(Number);
    };
    await eventually(async () => {
      const [width = 0, height = 0] = await first();
      return height > width;
    }).toBe(true);
  });

  test('lets the canvas page answer questions first, and no other page', async () => {
    const page = await openPage();
    await visit(page, address('localhost', '/leinwanddruck'));
    expect(await startsWithQuestions(page)).toBe(false);
    await visit(page, address('localhost', forced('/leinwanddruck', '1409_canvas_redesign')));
    await eventually(() => startsWithQuestions(page)).toBe(true);
    await visit(page, address('localhost', '/poster-drucken'));
    await page.waitForLoadState('networkidle');
    expect(await startsWithQuestions(page)).toBe(false);
  });

  test('shows the other side of an A/B block, made by the server', async () => {
    const path = '/wandbild-materialien-im-vergleich';
    const nudging = await ask('localhost', forced(path, '967_nudging'));
    expect(nudging.text).toContain('Beginnen Sie mit Leinwand');
    const usual = await ask('localhost', path);
    expect(usual.text).toContain('Beginnen Sie mit dem Raum');
    expect(usual.text).not.toContain('Beginnen Sie mit Leinwand');
  });

  test('shows the other side of an A/B block, made by the browser', async () => {
    const page = await openPage();
    const path = '/wall-art-materials-compared';
    await visit(page, address('gb.localhost', path));
    const usual = page.getByText('Start with the room');
    const nudging = page.getByText('Start with canvas');
    expect([await usual.isVisible(), await nudging.isVisible()]).toEqual([true, false]);
    await visit(page, address('gb.localhost', forced(path, '967_nudging')));
    await nudging.waitFor({ state: 'visible' });
    expect(await usual.isVisible()).toBe(false);
  });
});

describe('a shop that gives a flag to everybody', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop(inject('template'), {
      FLAGS: '965_redesign=100,967_nudging=100',
      EMBEDDED_SERVICES: 'public',
    });
  });

  afterAll(async () => {
    await shop.close();
  });

  const at = (path: string): string => address('localhost', path, shop.port);

  const exposures = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((entry) => {
        const { event, flag, treatment }: Readonly<Record<string, unknown>> = {
          ...Object(entry),
        };
        return event === 'split_evaluation' ? [`${String(flag)} ${String(treatment)}`] : [];
      }),
    );

  const kept = (page: Page): Promise<string> =>
    page.evaluate(() => sessionStorage.getItem('experiments') ?? '');

  test('moves nothing on the first page, and paints the next one with it', async () => {
    const page = await openConsenting(openPage, at('/'));
    const shifts = await shiftsFrom(page);
    await visit(page, at('/'));
    await eventually(() => kept(page)).toContain('--teaser-picture-order');
    expect(await teaserLayout(page)).toBe('words first');
    expect(await shifts()).toBe(0);
    await page.reload();
    // Before any script of the shop: the first paint has it.
    expect(await teaserLayout(page)).toBe('picture first');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await teaserLayout(page)).toBe('picture first');
    expect(await shifts()).toBe(0);
  });

  test('tells each exposure once a view, with consent', async () => {
    const page = await openConsenting(openPage, at('/'));
    await visitAndTouch(page, at('/leinwanddruck'));
    const shown = [
      '1031_portrait off',
      '1409_canvas_redesign off',
      '1785_wall_picture_teaser off',
      '967_nudging on',
    ];
    await eventually(async () => (await exposures(page)).toSorted()).toEqual(shown);
    // Another choice is the same view.
    await formatOption(page, '900x600').click();
    await page.waitForURL(/formatType=900x600/u);
    await page.waitForLoadState('networkidle');
    expect((await exposures(page)).toSorted()).toEqual(shown);
  });

  test('shows it without consent, and stores and tells nothing of it', async () => {
    const page = await openPage();
    const asked = flagRequests(page);
    await visitAndTouch(page, at('/leinwanddruck'));
    // What was asked says why a hint does not come.
    await eventually(async () => ({
      tile: await tileOf(formatOption(page, '600x400')).textContent(),
      live: await page.locator('shop-island[name="product"]').getAttribute('data-live'),
      asked: [...asked],
    })).toMatchObject({ tile: expect.stringContaining('Meistgewählt') });
    const stored = await page.evaluate(() => [
      ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    // What is kept is the visitor's word, and nothing else.
    expect(stored.filter((name) => name !== '')).toEqual(['passepartout-consent']);
    expect(asked.filter((path) => /events|testImpressions/u.test(path))).toEqual([]);
    expect(await exposures(page)).toEqual([]);
  });

  test('keeps key, record and definitions with consent, and is ready from them', async () => {
    const page = await openConsenting(openPage, at('/'));
    // The client clears its cache once in 24 hours: with the second visit.
    for (const _visit of ['first', 'second']) {
      // What the storage holds before the answer is what the visit before has left.
      const answered = page.waitForResponse(/splitChanges/u);
      await visitAndTouch(page, at('/leinwanddruck'));
      await (await answered).finished();
      await eventually(() =>
        page.evaluate(() => sessionStorage.getItem('flag-record') ?? ''),
      ).toContain('967_nudging=on');
      await eventually(() =>
        page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('967_nudging'))),
      ).toBe(true);
    }
    expect(await page.evaluate(() => document.cookie)).toContain('passepartout-user=');
    foresee(page, new RegExp(service, 'u'));
    await page.route(`**${service}/**`, (route) => route.abort());
    await visitAndTouch(page, at('/leinwanddruck'));
    await eventually(() => tileOf(formatOption(page, '600x400')).textContent()).toContain(
      'Meistgewählt',
    );
  });

  test('is the usual page while the service is away', async () => {
    const page = await openPage();
    foresee(page, new RegExp(service, 'u'));
    await page.route(`**${service}/**`, (route) => route.abort());
    await visit(page, at('/leinwanddruck'));
    await formatOption(page, '900x600').click();
    await eventually(() => new URL(page.url()).searchParams.get('formatType')).toBe('900x600');
    expect(await page.getByText('Meistgewählt').count()).toBe(0);
  });

  test('is the usual page where the service answers too late', async () => {
    const page = await withFlagClient(openAnyPage, 0)();
    const timedOut = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('flag-client-timed-out'),
    });
    await visitAndTouch(page, at('/leinwanddruck?_debug=1'));
    await timedOut;
    expect(await page.getByText('Meistgewählt').count()).toBe(0);
    // The log is a warning in the console, which was meant to come.
    await page.close();
    expect(problems.splice(0)).toEqual([expect.stringContaining('flag-client-timed-out')]);
  });

  test('makes flag-safe pages by treatments: shared by users, kept by no shared cache', async () => {
    const path = '/wandbild-materialien-im-vergleich';
    const of = (user: string | undefined) =>
      ask('localhost', path, {
        port: shop.port,
        headers: {
          'user-agent': 'Mozilla/5.0 Firefox/145.0',
          ...(user !== undefined && { cookie: `passepartout-user=${user}` }),
        },
      });
    await eventually(async () => (await of('ada')).text).toContain('Beginnen Sie mit Leinwand');
    const one = await of('ada');
    const other = await of('bob');
    expect(other.body.equals(one.body)).toBe(true);
    expect(one.headers['cache-control']).toBe('private, no-cache');
    expect(one.text).toMatch(/<html[^>]* style="[^"]*--teaser-picture-order/u);
    const nobody = await of(undefined);
    expect(nobody.text).toContain('Beginnen Sie mit dem Raum');
    expect(nobody.text).not.toContain('Beginnen Sie mit Leinwand');
  });

  // Last, since they change what the shop gives.
  test('has engineers change a flag: it reaches an open page, which keeps what it shows until its next view', async () => {
    const page = await openPage();
    const streaming = page.waitForRequest(/\/streaming\/sse/u);
    await visitAndTouch(page, at('/leinwanddruck'));
    await streaming;
    // What has changed is sent alone.
    const heard = page.waitForResponse(
      async (response) =>
        response.url().includes('splitChanges') &&
        (await response.text()).includes('1409_canvas_redesign'),
    );
    const engineer = await openPage({ javaScriptEnabled: false });
    await engineer.goto(at('/dev/flags'));
    const flag = engineer.locator('article', { hasText: '1409_canvas_redesign' });
    await flag.getByRole('spinbutton').fill('100');
    await flag.getByRole('button', { name: 'Set share' }).click();
    await (await heard).finished();
    expect(await startsWithQuestions(page)).toBe(false);
    for (const path of ['/wandbilder', '/leinwanddruck']) {
      await page.locator(`[data-bar-item] > a[href="${path}"]`).click();
      await eventually(() => new URL(page.url()).pathname).toBe(path);
    }
    await eventually(() => startsWithQuestions(page)).toBe(true);
  });

  test('has engineers kill a flag, and revive it', async () => {
    const engineer = await openPage({ javaScriptEnabled: false });
    await engineer.goto(at('/dev/flags'));
    const flag = () => engineer.locator('article', { hasText: '967_nudging' });
    await flag().getByRole('button', { name: /Kill/u }).click();
    await flag().getByText('967_nudging (killed)').waitFor();
    await flag().getByRole('button', { name: 'Revive' }).click();
    await flag().getByRole('button', { name: /Kill/u }).waitFor();
  });
});

test('a shop on its own machine shows its mails there, and no page that changes flags', async () => {
  expect((await ask('localhost', '/dev/flags')).status).toBe(404);
  expect((await ask('localhost', '/dev/outbox')).status).toBe(200);
});
