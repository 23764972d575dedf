/**
 * Browsers report a share of page views, few events for each, and no code that only a server can
 * meet.
 */
import type { Channel } from '../locale/channel.ts';
import { oneOf } from '../text/one-of.ts';
import { isErrorCode } from './describe-error.ts';
import { errorCodes, type ErrorCode, type ErrorLevel } from './error-codes.ts';
import type { LogFacts } from './log-facts.ts';

/** A browser that tells one is not believed. */
const serverCodes = [
  'content-answer-refused',
  'content-token-refused',
  'csp-violation',
  'database-unavailable',
  'flag-relay-failed',
  'flag-report-refused',
  'hybrid-ssr-error',
  'img-path-redirected',
  'mail-not-delivered',
  'mail-server-away',
  'page-not-kept',
  'payment-event-not-kept',
  'payment-event-refused',
  'picture-not-kept',
  'picture-not-made',
  'pictures-busy',
  'service-away',
  'service-back',
  'shop-api-unavailable',
  'traces-not-sent',
] as const satisfies readonly ErrorCode[];

const isServerCode = oneOf(serverCodes);

/** A code that may come from a browser. */
export type BrowserCode = Exclude<ErrorCode, (typeof serverCodes)[number]>;

/** Guards a code that a browser may report. */
export const isBrowserCode = (text: string): text is BrowserCode =>
  isErrorCode(text) && !isServerCode(text);

export type BrowserEvent = { readonly code: BrowserCode; readonly facts: LogFacts };

export type BrowserReport = {
  /** Of the request that made the page, else of the page view. */
  readonly requestId: string;
  readonly page: string;
  readonly locale: string;
  readonly channel: Channel;
  readonly events: readonly BrowserEvent[];
};

/** Of a page view, in all reports. */
export const mostBrowserEvents = 20;

/** Shares of page views whose events of a level are sent. */
export const browserEventShares = {
  error: 1,
  warning: 0.25,
  info: 0.05,
} as const satisfies Readonly<Record<ErrorLevel, number>>;

/**
 * `draw` is random, from 0 and below 1, the same for a whole page view: a view that sends warnings
 * sends all of them.
 */
export const isEventSent = (code: ErrorCode, draw: number, sent: number): boolean =>
  isBrowserCode(code) &&
  sent < mostBrowserEvents &&
  draw < browserEventShares[errorCodes[code].level];

/** Names that engines give; others may be anything. */
const faultNames = [
  'AbortError',
  'AggregateError',
  'ChunkLoadError',
  'DataCloneError',
  'EvalError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
] as const;

const isFaultName = oneOf(faultNames);

const textField = (thrown: unknown, name: 'message' | 'name' | 'stack'): string => {
  try {
    const value: unknown =
      typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
    return typeof value === 'string' ? value : '';
  } catch {
    // A getter may throw; what it would have said is not worth a second fault.
    return '';
  }
};

/** The first place in a file of the page's origin: `/assets/a.js:1:2`. */
const placeInStack = (stack: string, origin: string): string | undefined => {
  const start = stack.slice(0, 4_000).indexOf(`${origin}/`);
  return start === -1
    ? undefined
    : /^[\w./-]{1,200}(?:[:\d]{2,20})?/u.exec(stack.slice(start + origin.length))?.[0];
};

const isForeign = (stack: string): boolean =>
  /(?:extension|safari-web-extension):\/\//u.test(stack);

/** Layouts that took two rounds, and scripts that are not ours. */
const harmless = /^(?:ResizeObserver loop|Script error\.?$)/u;

/**
 * Facts about a thrown value of any kind; undefined for one that the shop cannot repair: an
 * extension threw it, or it is not a fault.
 */
export const describeFault = (thrown: unknown, origin: string): LogFacts | undefined => {
  const stack = textField(thrown, 'stack');
  const message = typeof thrown === 'string' ? thrown : textField(thrown, 'message');
  if (isForeign(stack) || harmless.test(message)) return undefined;
  const name = textField(thrown, 'name');
  const at = placeInStack(stack, origin);
  return {
    name: isFaultName(name) ? name : 'Error',
    ...(message !== '' && { message }),
    ...(at !== undefined && { at }),
  };
};
