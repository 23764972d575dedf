/** What is asked of a visitor, what is kept and told before and after, and where it can be changed. */
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { textOf } from '../../ui/messages/text.tsx';
import { compileMessages } from '../../ui/messages/compile.ts';
import { axeViolations } from './axe.ts';
import { address, eventually, usedPage, visit, withBrowser } from './browser.ts';
import { countShifts, shiftsOf } from './layout-shift.ts';
import { formatOption, listedFormats, shown, wayOn } from './product-page.ts';

const openPage = withBrowser();
const openUnasked = usedPage(() => openPage({ isUnasked: true }));
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });

const canvas = address('localhost', '/leinwanddruck');

const banner = (page: Page) => page.getByRole('region', { name: german('consent.title') });
const settings = (page: Page) => page.getByRole('dialog', { name: german('consent.settings') });
const button = (page: Page, key: Parameters<typeof german>[0]) =>
  page.getByRole('button', { name: german(key) });

const footerLink = (page: Page, key: Parameters<typeof german>[0]) =>
  page.getByRole('contentinfo').getByRole('link', { name: german(key) });

/** Settles when the page has nothing to do any more. */
const atRest = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())));

/** What a browser keeps of this host. */
const keptBy = async (page: Page): Promise<readonly string[]> => [
  ...(await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
];

/**
 * The data layer: events by name, commands as `consent default`. Exposures of flags come when the flag
 * client has answered (tests/web/flags.test.ts).
 */
const layerOf = async (page: Page): Promise<readonly string[]> => {
  const names = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      const fields = Object(entry) as Readonly<Record<string, unknown>>;
      return 'event' in fields
        ? String(fields['event'])
        : `${String(fields[0])} ${String(fields[1])}`;
    }),
  );
  return names.filter((name) => name !== 'split_evaluation');
};

/** The word at the document itself, which parts of the page read that load nothing of consent. */
const wordOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['consent']);

/** The signals of the latest command. */
const lastSignals = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const commands = (window.dataLayer ?? []).filter((entry) => 0 in Object(entry));
    const last = Object(commands.at(-1)) as Readonly<Record<string, unknown>>;
    return last[2];
  });

const signals = (word: 'granted' | 'denied') => ({
  ad_storage: word,
  ad_user_data: word,
  ad_personalization: word,
  analytics_storage: word,
});

const isOwn = (request: Request): boolean =>
  new URL(request.url()).origin === new URL(canvas).origin;

describe('before a choice', () => {
  test('no request leaves the own origin, and nothing is kept', async () => {
    const page = await openUnasked();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await visit(page, canvas);
    await banner(page).waitFor();
    await page
      .getByRole('link', { name: german('legal.privacy') })
      .first()
      .click();
    await page.waitForURL('**/datenschutz');
    await page.goBack();
    await page.waitForURL(canvas);
    await atRest(page);
    expect(requests.length).toBeGreaterThan(10);
    expect(requests.filter((request) => !isOwn(request)).map((one) => one.url())).toEqual([]);
    expect(await keptBy(page)).toEqual([]);
    expect(await layerOf(page)).toEqual(['consent default']);
    expect(await lastSignals(page)).toEqual(signals('denied'));
    expect(await wordOf(page)).toBeUndefined();
  });

  test.each([
    { width: 360, height: 740 },
    { width: 640, height: 360 },
    { width: 1280, height: 800 },
  ])('nothing moves at $width px, and every page stays in reach', async (viewport) => {
    const page = await openPage({ isUnasked: true, viewport });
    await countShifts(page);
    await visit(page, canvas);
    await banner(page).waitFor();
    expect(await shiftsOf(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    // The footer's links come above the banner, and the banner has its own way to the imprint.
    const imprint = footerLink(page, 'legal.imprint');
    await imprint.focus();
    const [box, cover] = await Promise.all([imprint.boundingBox(), banner(page).boundingBox()]);
    expect(box !== null && cover !== null && box.y + box.height <= cover.y).toBe(true);
    await banner(page)
      .getByRole('link', { name: german('legal.imprint') })
      .click();
    await page.waitForURL('**/impressum');
    await banner(page).waitFor();
  });

  test('nothing asks where scripts are off, and the footer leads to what is said', async () => {
    const page = await openPage({ isUnasked: true, javaScriptEnabled: false });
    await visit(page, canvas);
    expect(await banner(page).count()).toBe(0);
    await page.getByRole('link', { name: german('legal.privacy-settings') }).click();
    await page.waitForURL('**/datenschutz#consent');
    await page.locator('#consent').waitFor();
  });

  test('keys come to the question early, and back to where they were', async () => {
    const page = await openUnasked();
    await visit(page, canvas);
    await banner(page).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    const names: string[] = [];
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      names.push(await focused());
    }
    const skipLink = german('skip.to-content');
    expect(names).toEqual([
      skipLink,
      german('legal.privacy'),
      german('consent.reject'),
      german('consent.accept'),
      german('consent.choose'),
      german('legal.imprint'),
    ]);
    await button(page, 'consent.reject').focus();
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'hidden' });
    await eventually(focused).toBe(skipLink);
  });
});

describe('a choice', () => {
  test('to reject keeps itself alone, and tells nothing', async () => {
    const page = await openUnasked();
    await visit(page, canvas);
    await button(page, 'consent.reject').click();
    await banner(page).waitFor({ state: 'hidden' });
    expect(await keptBy(page)).toEqual(['passepartout-consent']);
    expect(await layerOf(page)).toEqual(['consent default', 'consent update']);
    expect(await lastSignals(page)).toEqual(signals('denied'));
    expect(await wordOf(page)).toBe('declined');
    await footerLink(page, 'legal.imprint').click();
    await page.waitForURL('**/impressum');
    await page.reload();
    await eventually(() => layerOf(page)).toEqual(['consent default', 'consent update']);
    expect(await wordOf(page)).toBe('declined');
    expect(await banner(page).count()).toBe(0);
  });

  test('to accept tells what is in view then and what follows, and holds for the next page', async () => {
    const page = await openUnasked();
    await visit(page, canvas);
    await button(page, 'consent.accept').click();
    const told = ['consent default', 'consent update', 'page_view', 'view_item'];
    await eventually(() => layerOf(page)).toEqual(told);
    expect(await lastSignals(page)).toEqual(signals('granted'));
    expect(await wordOf(page)).toBe('granted');
    await footerLink(page, 'legal.imprint').click();
    await page.waitForURL('**/impressum');
    await eventually(() => layerOf(page)).toEqual([...told, 'page_view']);
    // Loaded anew, too.
    await visit(page, canvas);
    await eventually(() => layerOf(page)).toEqual(told);
    expect(await banner(page).count()).toBe(0);
    const { format } = await shown(page);
    const other = (await listedFormats(page)).find((one) => one !== format) ?? '';
    await formatOption(page, other).click();
    await eventually(() => layerOf(page)).toEqual([...told, 'select_item']);
    // The hand-off is told before the page is left.
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
    await wayOn(page).click();
    await eventually(() => layerOf(page)).toEqual([...told, 'select_item', 'designer_hand_off']);
  });

  test('tells of a sign-up for the newsletter, once', async () => {
    const page = await openUnasked();
    await visit(page, address('localhost', '/newsletter'));
    await button(page, 'consent.accept').click();
    await eventually(() => layerOf(page)).toContain('page_view');
    // Typed as a person does: a form that is filled in within a second counts as a machine's.
    const typed = { delay: 80 };
    await page.getByLabel(german('newsletter.email')).pressSequentially('grace@example.com', typed);
    await page.getByRole('checkbox', { name: /Newsletter/u }).check();
    await page.getByRole('button', { name: german('newsletter.subscribe') }).click();
    await eventually(() => new URL(page.url()).hash).toBe('#newsletter-mail-sent');
    const told = ['consent default', 'consent update', 'page_view'];
    await eventually(() => layerOf(page)).toEqual([...told, 'newsletter_sign_up']);
    await page.reload();
    await eventually(() => layerOf(page)).toEqual(told);
  });

  test('can be changed from the page’s end, which takes back what was told', async () => {
    const page = await openUnasked();
    await visit(page, canvas);
    await button(page, 'consent.accept').click();
    await eventually(() => layerOf(page)).toContain('view_item');
    const link = page.getByRole('link', { name: german('legal.privacy-settings') });
    await link.focus();
    await page.keyboard.press('Enter');
    await settings(page).waitFor();
    expect(page.url()).toBe(canvas);
    const statistics = settings(page).getByLabel(german('consent.statistics'));
    expect(await statistics.isChecked()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await settings(page).waitFor({ state: 'hidden' });
    await eventually(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await statistics.uncheck();
    await settings(page)
      .getByRole('button', { name: german('consent.save') })
      .click();
    await eventually(() => layerOf(page)).toEqual([
      'consent default',
      'consent update',
      'consent update',
    ]);
    expect(await lastSignals(page)).toEqual({ ...signals('granted'), analytics_storage: 'denied' });
    expect(await wordOf(page)).toBe('declined');
    await eventually(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('tells nothing with _tracking=0, which links carry along', async () => {
    const page = await openUnasked();
    await visit(page, `${canvas}?_tracking=0`);
    await button(page, 'consent.accept').click();
    await banner(page).waitFor({ state: 'hidden' });
    await footerLink(page, 'legal.imprint').click();
    await page.waitForURL('**/impressum?_tracking=0');
    await eventually(() => page.title()).toContain('Impressum');
    await atRest(page);
    expect(await layerOf(page)).toEqual(['consent default', 'consent update']);
  });
});

describe('the banner on a phone', () => {
  const largestOf = (page: Page): Promise<string> =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const { element } = list.getEntries().at(-1) as LargestContentfulPaint;
            resolve(element?.closest('main') ? 'of the page' : (element?.outerHTML ?? 'nothing'));
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );

  test('is not the largest thing that is painted, as late as it comes', async () => {
    const page = await openPage({ isUnasked: true, viewport: { width: 412, height: 823 } });
    for (const path of ['/versandkosten', '/kontakt', '/magazin']) {
      await visit(page, address('localhost', path));
      await banner(page).waitFor();
      await atRest(page);
      expect(`${path}: ${await largestOf(page)}`).toBe(`${path}: of the page`);
    }
  });
});
