/**
 * A Chromium for the tests. Whatever a page does that no shopper should see fails the
 * test that opened it: an error or a warning in the console, a hydration mismatch, a report of the
 * content security policy, a failed request, a request to another host.
 */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';

import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.mjs';
import { declinedConsent } from './declined-consent.ts';

/**
 * What a test foresees of a page's requests, so that the browser's own message about it is not an
 * error.
 */
type Foreseen = { readonly address: RegExp | string; readonly status?: number };

const foreseen = new WeakMap<Page, Foreseen[]>();

/** Contexts whose pages run no scripts. */
const unscripted = new WeakSet<BrowserContext>();

/** Lets requests to an address, or to all that match, fail; with a status, with no other one. */
export const foresee = (page: Page, address: RegExp | string, status?: number): void => {
  foreseen.get(page)?.push(status === undefined ? { address } : { address, status });
};

const isForeseen = (page: Page, url: string, status?: number): boolean =>
  (foreseen.get(page) ?? []).some(
    (one) =>
      (typeof one.address === 'string' ? one.address === url : one.address.test(url)) &&
      (one.status === undefined || status === undefined || one.status === status),
  );

/** The browser's own line about a request that failed; the request itself is judged elsewhere. */
const isRequestLine = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource');

const isOwnHost = (url: string): boolean => {
  const { hostname, protocol } = new URL(url);
  return protocol !== 'http:' ? protocol === 'data:' : /(?:^|\.)localhost$/u.test(hostname);
};

/** Violations are told by an event; the console is heard already. */
const tellViolations = (): void => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`content security policy: ${event.effectiveDirective} ${event.blockedURI}`);
  });
};

const watch = (page: Page, tell: (problem: string) => void): void => {
  foreseen.set(page, []);
  page.on('pageerror', (error) => tell(`error on ${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (!isProblem || (isRequestLine(message) && isForeseen(page, message.location().url))) return;
    tell(`console ${message.type()} on ${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!isOwnHost(request.url())) tell(`request to another host: ${request.url()}`);
    if (request.url().includes('/reports/csp')) tell(`policy report: ${request.postData()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left drops what it was still loading.
    if (reason === 'net::ERR_ABORTED' || isForeseen(page, request.url())) return;
    // Where scripts are off, the browser counts each script that it leaves out as blocked.
    if (reason === 'csp' && unscripted.has(page.context())) return;
    tell(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || isForeseen(page, response.url(), response.status())) return;
    tell(`status ${response.status()}: ${response.url()}`);
  });
};

type PageOptions = BrowserContextOptions & {
  /** Whether the visitor has yet to be asked for consent; all others declined before. */
  readonly isUnasked?: boolean;
};

/** How a test's pages are opened. */
type OpenPage = (options?: PageOptions) => Promise<Page>;

/** Sets a cookie where the document has an address, and none of that name. */
const setCookie = (cookie: string): void => {
  if (!location.protocol.startsWith('http')) return;
  const [name = ''] = cookie.split('=');
  if (!document.cookie.includes(`${name}=`)) document.cookie = cookie;
};

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
    await Promise.all(contexts.splice(0).map((context) => context.close()));
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
    return context.newPage();
  };
};

/** The address of a path on one host of a shop; the shared one unless another port is given. */
export const address = (host: string, path: string, port: number = inject('port')): string =>
  `http://${host}:${port}${path}`;

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

/** Reads something of a page until it is as expected. */
export const eventually = <Value>(read: () => Value) =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- the caller awaits what it expects
  expect.poll(read, { timeout: 30_000, interval: 25 });
