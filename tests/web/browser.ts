/**
 * A Chromium for the tests. Whatever a page does that no shopper should see fails the test that
 * opened it (`watch-page.ts`).
 */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.mjs';
import { declinedConsent } from './declined-consent.ts';
import {
  foresee,
  forgetForeseen,
  setCookie,
  tellViolations,
  unscripted,
  watch,
} from './watch-page.ts';

export { foresee };

type PageOptions = BrowserContextOptions & {
  /** Whether the visitor has yet to be asked for consent; all others declined before. */
  readonly isUnasked?: boolean;
};

/** How a test's pages are opened. */
export type OpenPage = (options?: PageOptions) => Promise<Page>;

const launch = (): Promise<Browser> => {
  const executablePath = findHeadlessChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumFlags],
  });
};

/** The browser of this worker, for all its files; Playwright ends it with the worker's process. */
let shared: Promise<Browser> | undefined;

/** The browser of this worker, started where there is none or the last one has gone. */
const sharedBrowser = async (): Promise<Browser> => {
  const running = await shared?.catch(() => undefined);
  if (running?.isConnected() === true) return running;
  shared = launch();
  return shared;
};

/** Contexts that outlive the test that opened them. */
const kept = new WeakSet<BrowserContext>();

/**
 * A Chromium for the file that calls it; the answer opens a page in a profile of its own.
 * What is found wrong goes into `problems`, which must be empty after each test.
 */
export const withBrowser = (problems: string[] = []): OpenPage => {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  afterEach(async () => {
    const ended = contexts.splice(0).filter((context) => !kept.has(context));
    await Promise.all(ended.map((context) => context.close()));
    expect(problems.splice(0)).toEqual([]);
  });

  return async ({ isUnasked = false, ...options } = {}) => {
    if (browser === undefined) throw new Error('A page is opened within a test.');
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      // Far from every market: what a page says of days and times must not depend on it.
      timezoneId: 'America/Los_Angeles',
      ...options,
    });
    contexts.push(context);
    if (options.javaScriptEnabled === false) unscripted.add(context);
    // A bound for what hangs, not for what is slow: the machine may be busy.
    context.setDefaultTimeout(30_000);
    await context.addInitScript(tellViolations);
    if (!isUnasked) await context.addInitScript(setCookie, declinedConsent);
    context.on('page', (page) => watch(page, (problem) => problems.push(problem)));
    const page = await context.newPage();
    // The shop would code each picture a second time, which takes as long as all the rest of it:
    // AVIF is asked for in `media.test.ts`, and taken by the engines.
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
    return page;
  };
};

/**
 * One page for the tests of the block that calls it, since a page costs more than a question. The
 * first test opens it; before every other one `tidy` undoes what the last one did. A test that fails
 * takes it along: the next one opens another.
 */
export const keptPage = (
  open: () => Promise<Page>,
  tidy: (page: Page) => Promise<void>,
): (() => Promise<Page>) => {
  let current: Page | undefined;

  const end = async (): Promise<void> => {
    await current?.context().close();
    current = undefined;
  };

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await end();
  });

  afterAll(end);

  return async () => {
    if (current !== undefined) {
      await tidy(current);
      return current;
    }
    current = await open();
    kept.add(current.context());
    return current;
  };
};

/** Leaves nothing of the last test in a page: what it kept, answered, foresaw, and its history. */
const clearPage = async (page: Page): Promise<void> => {
  const context = page.context();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // The browser's own page of a failure has no storage.
  await page
    .evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    })
    .catch(() => undefined);
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  forgetForeseen(page);
};

/**
 * A page for each test of the block that calls it, as `openPage` opens one, for tests that visit an
 * address first: one page is used again, which costs half of a new one. Init scripts, emulation and
 * listeners of a test would stay, so tests that need them open a page of their own.
 */
export const usedPage = (open: () => Promise<Page>): (() => Promise<Page>) =>
  keptPage(open, clearPage);

/** Blocks a page's pictures, for walks over many pages on which none is looked at. */
export const withoutPictures = async (page: Page): Promise<void> => {
  foresee(page, /\/media\//u);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/media/*'] });
};

/** The address of a path on one host of a shop; the shared one unless another port is given. */
export const address = (host: string, path: string, port: number = inject('port')): string =>
  `http://${host}:${port}${path}`;

/** Whether an element is React's already, where a part of a page comes to life later than the page. */
export const isLive = (element: Locator): Promise<boolean> =>
  element.evaluate((found) => Object.keys(found).some((key) => key.startsWith('__reactProps')));

/** Waits until the page hears clicks. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
};

/** Opens an address, expects its status, and waits until the page hears clicks. */
export const visit = async (page: Page, url: string, status = 200): Promise<void> => {
  if (status >= 400) foresee(page, url, status);
  const response = await page.goto(url);
  expect(response?.status()).toBe(status);
  if (!unscripted.has(page.context())) await hydrated(page);
};

/** The first sign of somebody who is about to use the page: what waits for that comes to life. */
export const touch = (page: Page): Promise<void> => page.mouse.move(8, 8);

/** Opens an address as `visit` does, and touches the page. */
export const visitAndTouch = async (page: Page, url: string): Promise<void> => {
  await visit(page, url);
  await touch(page);
};

/** Reads something of a page until it is as expected. */
export const eventually = <Value>(read: () => Value) =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- the caller awaits what it expects
  expect.poll(read, { timeout: 30_000, interval: 25 });
