/** A shopper at one engine: what each test begins with, and what is asked again and again. */
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

import { address } from '../browser.ts';
import { germanPage } from '../canvas-pages.ts';
import { declinedConsent } from '../declined-consent.ts';
import { readShown, type Shown } from '../product-page.ts';
import type { Engine, RunningEngine, Tab } from './engine.ts';

/** The German canvas page, without and with a query. */
export const canvas = (query = ''): string =>
  address(germanPage.host, `${germanPage.path}${query}`);

/** Reads something of a page until it is as expected; long enough for an engine on a busy machine. */
export const eventually = <Value>(read: () => Value) =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- the caller awaits what it expects
  expect.poll(read, { timeout: 30_000, interval: 50 });

/** How a test gets its tab. */
export type OpenTab = () => Promise<Tab>;

/** Opens an address for somebody who has answered the question about consent. */
const openAnswered = async (tab: Tab, url: string): Promise<void> => {
  await tab.open(url);
  // A page that is left at once has nobody to ask.
  await tab
    .evaluate((cookie) => {
      if (!document.cookie.includes('passepartout-consent')) document.cookie = cookie;
    }, declinedConsent)
    .catch(() => undefined);
};

/** Starts an engine for the tests of a block; what the consoles of its tabs say fails the test. */
export const withEngine = (engine: Engine): OpenTab => {
  let running: RunningEngine | undefined;
  const tabs: Tab[] = [];

  beforeAll(async () => {
    running = await engine.start();
  });

  afterEach(async () => {
    const problems = tabs.flatMap((tab) => tab.problems());
    await Promise.all(tabs.splice(0).map((tab) => tab.close()));
    expect(problems).toEqual([]);
  });

  afterAll(async () => {
    await running?.stop();
  });

  return async () => {
    if (running === undefined) throw new Error('A tab is opened within a test.');
    const tab = await running.newTab();
    tabs.push(tab);
    return { ...tab, open: (url) => openAnswered(tab, url) };
  };
};

/** What stands in the window, for whoever reads that a page did not come to life. */
const describeWindow = (tab: Tab): Promise<string> =>
  tab.evaluate(() => {
    const { title, readyState, body } = document;
    const scripts = [...document.scripts].map(({ src }) => src.split('/').at(-1)).join(' ');
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('/').at(-1));
    return JSON.stringify({
      address: location.href,
      title,
      readyState,
      text: body.textContent.trim().slice(0, 300),
      scripts,
      loaded: files.filter((name) => name?.endsWith('.js')).join(' '),
    });
  });

/** Waits until the page hears clicks. */
export const hydrated = async (tab: Tab): Promise<void> => {
  try {
    await eventually(() =>
      tab.evaluate(() => document.documentElement.matches('[data-hydrated]')),
    ).toBe(true);
  } catch (error) {
    throw new Error(`The page does not hear clicks: ${await describeWindow(tab)}`, {
      cause: error,
    });
  }
};

/** Opens an address and waits until the page hears clicks. */
export const visit = async (tab: Tab, url: string): Promise<void> => {
  await tab.open(url);
  await hydrated(tab);
};

/** The page's address. */
export const addressOf = (tab: Tab): Promise<string> => tab.evaluate(() => location.href);

/** Waits for an address, and for the page that belongs to it to hear clicks. */
export const arrived = async (tab: Tab, url: string): Promise<void> => {
  await eventually(() => addressOf(tab)).toBe(url);
  await hydrated(tab);
};

/** A value of the address's query; `null` when it has none. */
export const queryValue = (tab: Tab, key: string): Promise<string | null> =>
  tab.evaluate((name) => new URLSearchParams(location.search).get(name), key);

/** The page's headline; empty when it has none. */
export const headline = (tab: Tab): Promise<string> =>
  tab.evaluate(() => document.querySelector('h1')?.textContent ?? '');

/** How far the page is scrolled, in CSS pixels. */
export const scrolled = (tab: Tab): Promise<number> => tab.evaluate(() => Math.round(scrollY));

/** What an attribute of the first match says; `null` when there is none. */
export const attribute = (tab: Tab, selector: string, name: string): Promise<string | null> =>
  tab.evaluate(
    (match, key) => document.querySelector(match)?.getAttribute(key) ?? null,
    selector,
    name,
  );

/** The text of the first match, its spaces made plain; empty when there is none. */
export const textOf = (tab: Tab, selector: string): Promise<string> =>
  tab.evaluate(
    (match) => (document.querySelector(match)?.textContent ?? '').replace(/\s+/gu, ' ').trim(),
    selector,
  );

/** How many elements match. */
export const countOf = (tab: Tab, selector: string): Promise<number> =>
  tab.evaluate((match) => document.querySelectorAll(match).length, selector);

/** The text of what has the focus. */
export const focusedText = (tab: Tab): Promise<string> =>
  tab.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** All that must change together when something is chosen. */
export const shown = (tab: Tab): Promise<Shown> => tab.evaluate(readShown);

/** The values of the formats that can be seen, in order. */
export const listedFormats = (tab: Tab): Promise<readonly string[]> =>
  tab.evaluate(() =>
    [...document.querySelectorAll('input[type="radio"][name="formatType"]')].map(
      (input) => input.getAttribute('value') ?? '',
    ),
  );

/** The selector of a radio button. */
export const option = (name: 'material' | 'formatType', value: string): string =>
  `input[type="radio"][name="${name}"][value="${value}"]`;

/** Replaces what stands in a field, by keys. */
export const fill = async (tab: Tab, selector: string, text: string): Promise<void> => {
  await tab.click(selector);
  await tab.evaluate(
    (match) => document.querySelector<HTMLInputElement>(match)?.select(),
    selector,
  );
  await tab.press('Backspace');
  if (text !== '') await tab.type(text);
};

/** Leads the first match elsewhere, as a text of the content service could. */
export const leadTo = (tab: Tab, selector: string, path: string): Promise<void> =>
  tab.evaluate(
    (match, href) => document.querySelector(match)?.setAttribute('href', href),
    selector,
    path,
  );

/** The dialog over the page, and what leads to it. */
export const dialog = 'dialog[open]';
export const closeLink = `${dialog} header a`;
export const moreFormats = 'main a[href*="dialog=calculator-more-formats"]';
export const ownFormat = 'main a[href*="dialog=calculator-own-format"]';
export const sendOwnFormat = `${dialog} button[type="submit"]`;
export const field = (name: 'width' | 'height'): string => `${dialog} input[name="${name}"]`;

/** Opens a dialog by its link. */
export const openBy = async (tab: Tab, link: string): Promise<void> => {
  await tab.click(link);
  await eventually(() => countOf(tab, `${dialog}:modal`)).toBe(1);
};

/** Waits until no dialog is open. */
export const closed = (tab: Tab): Promise<void> => eventually(() => countOf(tab, dialog)).toBe(0);
