/**
 * Hears whatever a page does that no shopper should see: an error or a warning in the console, a
 * hydration mismatch, a report of the content security policy, a failed request, a request to
 * another host. For tests, and for `npm run crawl`.
 */
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';

/**
 * What a test foresees of a page's requests, so that the browser's own message about it is not an
 * error.
 */
type Foreseen = { readonly address: RegExp | string; readonly status?: number };

const foreseen = new WeakMap<Page, Foreseen[]>();

/** Contexts whose pages run no scripts. */
export const unscripted = new WeakSet<BrowserContext>();

/** Lets requests to an address, or to all that match, fail; with a status, with no other one. */
export const foresee = (page: Page, address: RegExp | string, status?: number): void => {
  foreseen.get(page)?.push(status === undefined ? { address } : { address, status });
};

/** Foresees nothing of a page any more. */
export const forgetForeseen = (page: Page): void => {
  foreseen.get(page)?.splice(0);
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
  // Bytes that the page has itself: data, and files of the device.
  if (protocol === 'data:' || protocol === 'blob:') return true;
  return protocol === 'http:' && /(?:^|\.)localhost$/u.test(hostname);
};

/** Violations are told by an event; the console is heard already. */
export const tellViolations = (): void => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`content security policy: ${event.effectiveDirective} ${event.blockedURI}`);
  });
};

/** Tells of each problem of a page, from now on. */
export const watch = (page: Page, tell: (problem: string) => void): void => {
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

/** Sets a cookie where the document has an address, and none of that name. */
export const setCookie = (cookie: string): void => {
  if (!location.protocol.startsWith('http')) return;
  const [name = ''] = cookie.split('=');
  if (!document.cookie.includes(`${name}=`)) document.cookie = cookie;
};
