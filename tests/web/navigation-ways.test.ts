/** What a link, a form, a key or a reload does in place, and what stays the browser's. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';

import { address, eventually, hydrated, keptPage, visit, withBrowser } from './browser.ts';
import { closeOtherTabs, otherTabs } from './open-tabs.ts';
import { marksOf } from './marked.ts';

const openPage = withBrowser();
const canvas = address('localhost', '/leinwanddruck');
const posters = address('localhost', '/poster-drucken');

let page: Page;

/** Opens an address in a profile of its own. */
const open = async (url: string): Promise<void> => {
  page = await openPage();
  await visit(page, url);
};

/** One page for what stays where it is. */
const onePage = keptPage(
  async () => {
    await open(canvas);
    return page;
  },
  async (kept) => {
    await closeOtherTabs(kept);
    if (kept.url() !== canvas) await visit(kept, canvas);
  },
);

const { mark, isMarked, headline } = marksOf(() => page);
const barLink = (path: string): Locator =>
  page.locator(`[data-bar-item] > a[href="${path}"]`).first();
const scrolled = (): Promise<number> => page.evaluate(() => scrollY);

/** A link of the footer, led elsewhere. */
const footerLink = async (href: string, attributes: Readonly<Record<string, string>> = {}) => {
  const link = await page.locator('footer a').first().elementHandle();
  await link?.evaluate(
    (element, given) => {
      for (const name of ['download', 'target']) element.removeAttribute(name);
      for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
    },
    { ...attributes, href },
  );
  return link;
};

test('a hash of another page leads to its place there', async () => {
  await open(posters);
  await mark();
  await (await footerLink('/leinwanddruck#content'))?.click();
  await eventually(() => page.url()).toBe(`${canvas}#content`);
  await eventually(headline).toBe('Ihr Foto auf Leinwand');
  await eventually(() =>
    page.evaluate(() => {
      const target = document.querySelector('#content')?.getBoundingClientRect().top ?? 999;
      const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      return Math.abs(target - room) < 2;
    }),
  ).toBe(true);
  expect(await isMarked()).toBe(true);
});

test('a hash of this page keeps it, and Back and a further link still work', async () => {
  page = await onePage();
  await mark();
  await (await footerLink('#content'))?.click();
  await eventually(() => page.url()).toBe(`${canvas}#content`);
  await barLink('/poster-drucken').click();
  await eventually(headline).toBe('Ihr Foto als Poster');
  await page.evaluate(() => history.back());
  await eventually(headline).toBe('Ihr Foto auf Leinwand');
  expect(page.url()).toBe(`${canvas}#content`);
  await page.evaluate(() => history.back());
  await eventually(() => page.url()).toBe(canvas);
  expect(await headline()).toBe('Ihr Foto auf Leinwand');
  expect(await isMarked()).toBe(true);
});

test('a download is the browser’s, and the page stays', async () => {
  page = await onePage();
  await mark();
  const download = page.waitForEvent('download');
  await (await footerLink('/poster-drucken', { download: 'page.html' }))?.click();
  expect((await download).suggestedFilename()).toBe('page.html');
  expect(page.url()).toBe(canvas);
  expect(await isMarked()).toBe(true);
});

test.each([
  ['Ctrl or Cmd', 'left', 'ControlOrMeta'],
  ['Shift', 'left', 'Shift'],
  ['the middle button', 'middle', undefined],
] as const)('a click with %s opens another tab or window', async (_name, button, modifier) => {
  page = await onePage();
  await barLink('/poster-drucken').click({ button, modifiers: modifier ? [modifier] : [] });
  await eventually(() => otherTabs(page)).toEqual([posters]);
  expect(page.url()).toBe(canvas);
  expect(await headline()).toBe('Ihr Foto auf Leinwand');
});

test('a reload is a full load of the address', async () => {
  await open(canvas);
  await barLink('/poster-drucken').click();
  await eventually(headline).toBe('Ihr Foto als Poster');
  await mark();
  await page.evaluate(() => location.reload());
  await eventually(isMarked).toBe(false);
  await hydrated(page);
  expect(page.url()).toBe(posters);
  expect(await headline()).toBe('Ihr Foto als Poster');
});

describe('forms', () => {
  const width = (): Locator => page.locator('dialog[open] input[name="width"]');

  test('that ask are answered in place, and keep what campaigns put into the address', async () => {
    await open(`${canvas}?dialog=calculator-own-format&utm_source=mail`);
    await mark();
    await width().fill('5');
    // Past the form's own handler, as its button does before the dialog's scripts are there.
    await width().evaluate((input: HTMLInputElement) => input.form?.submit());
    await eventually(() => new URL(page.url()).searchParams.get('width')).toBe('5');
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('mail');
    await page.locator('dialog[open]').waitFor();
    expect(await isMarked()).toBe(true);
  });

  test('that post are the browser’s', async () => {
    await open(canvas);
    await page.route(posters, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!DOCTYPE html><p>Posted' }),
    );
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url() === posters,
    );
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: '/poster-drucken',
      });
      document.body.append(form);
      form.submit();
    });
    expect((await posted).isNavigationRequest()).toBe(true);
    await page.locator('p', { hasText: 'Posted' }).waitFor();
  });
});

describe('who listens', () => {
  test('hears the title of the next page, and has the focus at its top', async () => {
    await open(canvas);
    const spoken = page.locator('output').filter({ hasText: 'Poster' });
    expect(await page.locator('output', { hasText: await page.title() }).count()).toBe(0);
    await barLink('/poster-drucken').focus();
    await page.keyboard.press('Enter');
    await eventually(headline).toBe('Ihr Foto als Poster');
    await eventually(async () => spoken.allTextContents()).toContain(await page.title());
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      '#content',
    );
  });

  test('hears no title and keeps the focus and the place when a choice is made', async () => {
    await open(canvas);
    const option = page.locator('input[type="radio"][name="formatType"]').nth(1);
    await option.focus();
    const before = await scrolled();
    await page.keyboard.press('Space');
    await eventually(() => new URL(page.url()).searchParams.has('formatType')).toBe(true);
    expect(await option.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await scrolled()).toBe(before);
    expect(await page.locator('output', { hasText: await page.title() }).count()).toBe(0);
  });
});

describe('a browser that tells of navigations too late', () => {
  beforeEach(async () => {
    page = await openPage();
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'NavigationPrecommitController');
    });
  });

  test('loads every page in full, with what links carry along', async () => {
    await visit(page, `${canvas}?_debug=1&utm_source=mail`);
    await mark();
    await barLink('/poster-drucken').click();
    await page.waitForURL(`${posters}?_debug=1`);
    await hydrated(page);
    expect(await isMarked()).toBe(false);
    expect(await headline()).toBe('Ihr Foto als Poster');
  });

  test('keeps what campaigns put there when a dialog is opened', async () => {
    await visit(page, `${canvas}?utm_source=mail`);
    await page.locator('main a[href*="dialog=calculator-more-formats"]').first().click();
    await page.locator('dialog[open]').waitFor();
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('mail');
  });

  test('leaves new tabs, other targets, downloads and hashes alone', async () => {
    await visit(page, `${canvas}?_debug=1`);
    await mark();
    for (const [attributes, modifiers] of [
      [{}, ['ControlOrMeta']],
      [{ target: '_blank' }, []],
    ] as const) {
      await (await footerLink('/poster-drucken', attributes))?.click({ modifiers: [...modifiers] });
      await eventually(() => otherTabs(page)).toEqual([posters]);
      await closeOtherTabs(page);
    }
    await (await footerLink('#content', { target: '' }))?.click();
    await eventually(() => page.url()).toBe(`${canvas}?_debug=1#content`);
    const download = page.waitForEvent('download');
    await (await footerLink('/poster-drucken', { download: 'page.html' }))?.click();
    expect(new URL((await download).url()).search).toBe('');
    expect(await isMarked()).toBe(true);
  });
});
