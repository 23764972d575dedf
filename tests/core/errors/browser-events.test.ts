import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  browserEventShares,
  describeFault,
  isBrowserCode,
  isEventSent,
  mostBrowserEvents,
} from '../../../core/domain/errors/browser-events.ts';
import { errorCodeList } from '../../../core/domain/errors/describe-error.ts';
import { errorCodes } from '../../../core/domain/errors/error-codes.ts';
import { cleanLogFacts, logFactKinds } from '../../../core/domain/errors/log-facts.ts';

const origin = 'https://shop.example';
const anyCode = fc.constantFrom(...errorCodeList);
const anyDraw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('what a browser sends', () => {
  property.prop([anyCode, anyDraw, fc.nat({ max: 100 })])(
    'are codes that it can meet, few a page view, and the part of their level',
    (code, draw, sent) => {
      const isSent = isEventSent(code, draw, sent);
      if (sent >= mostBrowserEvents || !isBrowserCode(code)) expect(isSent).toBe(false);
      else expect(isSent).toBe(draw < browserEventShares[errorCodes[code].level]);
    },
  );

  property.prop([anyCode, anyDraw, anyDraw])(
    'is all of a level or nothing in a page view',
    (code, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      if (isEventSent(code, high, 0)) expect(isEventSent(code, low, 0)).toBe(true);
    },
  );

  test('is every error: somebody must mend it', () => {
    expect(browserEventShares).toEqual({ error: 1, warning: 0.25, info: 0.05 });
  });

  test.each(['database-unavailable', 'service-away', 'csp-violation', 'constructor', ''])(
    'is never %j',
    (code) => expect(isBrowserCode(code)).toBe(false),
  );

  test.each([
    'browser-error',
    'browser-rejection',
    'nuxt-bootstrap',
    'nuxt-error-page-encountered',
    'flag-client-failed',
    'translation-missing',
  ])('may be %s', (code) => expect(isBrowserCode(code)).toBe(true));
});

describe('a fault', () => {
  property.prop([fc.anything()])(
    'is described whatever was thrown, in facts of the list',
    (thrown) => {
      for (const name of Object.keys(describeFault(thrown, origin) ?? {}))
        expect(Object.hasOwn(logFactKinds, name)).toBe(true);
    },
  );

  property.prop([fc.string(), fc.string()])('has a name of the list alone', (name, message) => {
    const fault = Object.assign(new Error(message), { name });
    expect(describeFault(fault, origin)?.name).toMatch(/^(?:[A-Z]\w*)?Error$/u);
  });

  test('says where in our files it was thrown', () => {
    const thrown = Object.assign(new TypeError('x is not a function'), {
      stack: `TypeError: x is not a function\n    at eval (<anonymous>)\n    at y (${origin}/assets/app-1.js:1:2345)\n    at ${origin}/b.js:2:3`,
    });
    expect(describeFault(thrown, origin)).toEqual({
      name: 'TypeError',
      message: 'x is not a function',
      at: '/assets/app-1.js:1:2345',
    });
  });

  test('of another host’s file has no place', () => {
    const thrown = Object.assign(new Error('x'), { stack: 'x@https://shop.example.evil/a.js:1:2' });
    expect(describeFault(thrown, origin)).toEqual({ name: 'Error', message: 'x' });
  });

  test.each([
    'chrome-extension://abc/a.js:1:2',
    'moz-extension://abc/a.js:1',
    'safari-web-extension://a/b.js',
  ])('of an extension (%s) is nobody’s', (place) => {
    const thrown = Object.assign(new Error('x'), { stack: `Error: x\n at f (${place})` });
    expect(describeFault(thrown, origin)).toBeUndefined();
  });

  test.each([
    'ResizeObserver loop completed with undelivered notifications.',
    'ResizeObserver loop limit exceeded',
    'Script error.',
  ])('that is a browser’s own notice (%s) is not told', (message) => {
    expect(describeFault(message, origin)).toBeUndefined();
    expect(describeFault(new Error(`in ${message}`), origin)).toBeDefined();
  });

  test.each([
    ['a text', { name: 'Error', message: 'a text' }],
    [undefined, { name: 'Error' }],
    [null, { name: 'Error' }],
    [42, { name: 'Error' }],
    [
      new DOMException('quota', 'QuotaExceededError'),
      { name: 'QuotaExceededError', message: 'quota' },
    ],
    [{ message: { nested: true } }, { name: 'Error' }],
  ])('that is %o is %j', (thrown, expected) => {
    expect(describeFault(thrown, origin)).toMatchObject(expected);
  });

  test('whose getters throw is described all the same', () => {
    const thrown = {
      get message() {
        throw new Error('no');
      },
    };
    expect(describeFault(thrown, origin)).toEqual({ name: 'Error' });
  });

  test('is logged without what a shopper wrote', () => {
    const message = `Unexpected token 'A', "Ada Lovelace" is not valid JSON`;
    const facts = describeFault(new SyntaxError(message), origin);
    expect(JSON.stringify(cleanLogFacts(facts ?? {}))).not.toContain('Lovelace');
  });
});
