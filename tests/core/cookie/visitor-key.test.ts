import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  visitorKeyBytes,
  visitorKeyIn,
  visitorKeyOf,
} from '../../../core/domain/cookie/visitor-key.ts';

const anyKey = fc.stringMatching(/^[A-Za-z0-9_-]{32}$/u);

describe('a visitor’s key', () => {
  property.prop([fc.uint8Array({ minLength: visitorKeyBytes, maxLength: visitorKeyBytes })])(
    'is made of so many bytes',
    (bytes) => {
      const key = Buffer.from(bytes).toString('base64url');
      expect(visitorKeyOf(key)).toBe(key);
    },
  );

  property.prop([anyKey, fc.string({ minLength: 1 })])('has nothing around it', (key, more) => {
    expect(visitorKeyOf(key + more)).toBeUndefined();
    expect(visitorKeyOf(more + key)).toBeUndefined();
    expect(visitorKeyOf(key.slice(1))).toBeUndefined();
  });

  test.each([undefined, '', '.'.repeat(32), `${'a'.repeat(31)}ä`, `${'a'.repeat(31)} `])(
    'is not %j',
    (value) => {
      expect(visitorKeyOf(value)).toBeUndefined();
    },
  );

  property.prop([anyKey, anyKey])('is read by the name of its cookie', (key, other) => {
    const cookies = `x=${other}; __Host-cart=${key}; __Host-cart=${other}`;
    expect(visitorKeyIn(cookies, '__Host-cart')).toBe(key);
    expect(visitorKeyIn(cookies, '__Host-wishlist')).toBeUndefined();
  });
});
