import { expect, test } from 'vitest';

import { keepAudience } from '../../../adapters/browser/audience.ts';

/** A browser that keeps this one cookie, or none. */
const browser = (keeps: boolean) => {
  let kept = '';
  return {
    get cookie() {
      return kept;
    },
    set cookie(line: string) {
      if (keeps) kept = line.includes('Max-Age=0') ? '' : (line.split(';')[0] ?? '');
    },
  };
};

const consumer = { type: 0, isWhitelabelCustomer: false };

test('net prices come and go with the customer, and only a change is told', () => {
  const document = browser(true);
  expect(keepAudience(document, consumer)).toBe(false);
  expect(keepAudience(document, { ...consumer, type: 2 })).toBe(true);
  expect(document.cookie).toBe('__Host-net=1');
  expect(keepAudience(document, { ...consumer, isWhitelabelCustomer: true })).toBe(false);
  expect(keepAudience(document, consumer)).toBe(true);
  expect(document.cookie).toBe('');
});

test('a browser without cookies has not changed: its pages do not load again and again', () => {
  expect(keepAudience(browser(false), { ...consumer, type: 1 })).toBe(false);
});
