import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  longestCookie,
  maximumTimer,
  parseCookies,
  cookiePriorities,
  cookieSameSites,
  serializeCookie,
  timerDelay,
  type Cookie,
} from '../../../core/domain/cookie/cookie.ts';
import { anyCodePoint } from '../../arbitraries/code-point.ts';

const anyToken = fc.stringMatching(/^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,12}$/u);

const plain: Cookie = { name: 'key', value: 'a b;ä' };

const printed = (cookie: Cookie): string => {
  const result = serializeCookie(cookie);
  if (result._tag === 'Left') throw new Error(result.left.kind);
  return result.right;
};

describe('serializeCookie', () => {
  test('prints every attribute', () => {
    const cookie: Cookie = {
      ...plain,
      maxAge: 60.9,
      domain: 'shop.example',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      priority: 'High',
    };
    expect(printed(cookie)).toBe(
      'key=a%20b%3B%C3%A4; Max-Age=60; Domain=shop.example; Path=/; HttpOnly; Secure; ' +
        'SameSite=Lax; Priority=High',
    );
  });

  property.prop([anyToken, fc.string({ unit: 'grapheme', maxLength: 50 })])(
    'is read back by parseCookies',
    (name, value) => {
      if (/^__(?:Host|Secure)-/u.test(name)) return;
      const [pair = ''] = printed({ name, value }).split('; ');
      const { values, refused } = parseCookies(`other=1; ${pair}`);
      expect(values.get(name)).toBe(name === 'other' ? '1' : value);
      expect(refused).toEqual([]);
    },
  );

  property.prop([
    fc.record({
      name: fc.string({ unit: anyCodePoint, maxLength: 8 }),
      value: fc.string({ unit: anyCodePoint, maxLength: 20 }),
      path: fc.option(fc.string({ unit: anyCodePoint }), { nil: undefined }),
      domain: fc.option(fc.string({ unit: anyCodePoint }), { nil: undefined }),
      maxAge: fc.option(fc.double(), { nil: undefined }),
    }),
  ])('prints one line of printable ASCII with no attribute but its own', (cookie) => {
    const result = serializeCookie(cookie);
    if (result._tag === 'Left') return;
    expect(result.right).toMatch(/^[ -~]+$/u);
    const given = [cookie.path, cookie.domain, cookie.maxAge].filter((one) => one !== undefined);
    expect(result.right.split(';')).toHaveLength(1 + given.length);
  });

  property.prop([
    fc.integer({ min: 0 }),
    fc.constantFrom(...cookieSameSites),
    fc.constantFrom(...cookiePriorities),
  ])('takes finite ages and the listed values', (maxAge, sameSite, priority) => {
    const text = printed({ ...plain, maxAge, sameSite, priority, secure: true });
    expect(text).toContain(`Max-Age=${maxAge}; `);
    expect(text).toContain(`SameSite=${sameSite}; Priority=${priority}`);
  });

  test.each<[string, Partial<Record<keyof Cookie, unknown>>]>([
    ['name', { name: '' }],
    ['name', { name: 'a b' }],
    ['name', { name: 'a=b' }],
    ['name', { name: 'ä' }],
    ['value', { value: '\ud800' }],
    ['max-age', { maxAge: Number.POSITIVE_INFINITY }],
    ['max-age', { maxAge: Number.NaN }],
    ['path', { path: '/; Domain=evil.example' }],
    ['path', { path: 'relative' }],
    ['path', { path: '/a\nb' }],
    ['domain', { domain: 'a.example; Path=/' }],
    ['domain', { domain: '' }],
    ['same-site', { sameSite: 'lax' }],
    ['priority', { priority: 'Highest' }],
    ['insecure', { sameSite: 'None' }],
    ['insecure', { name: '__Secure-a' }],
    ['insecure', { name: '__Host-a', secure: true }],
    ['insecure', { name: '__Host-a', secure: true, path: '/', domain: 'a.example' }],
    ['too-large', { value: 'a'.repeat(longestCookie) }],
  ])('refuses for its %s: %j', (kind, part) => {
    const cookie = { ...plain, ...part } as Cookie;
    expect(serializeCookie(cookie)).toEqual({ _tag: 'Left', left: { kind, name: cookie.name } });
  });
});

describe('parseCookies', () => {
  test('one bad cookie does not spoil the others', () => {
    const { values, refused } = parseCookies('a=1; b=%; =x; c; d="q%20"; e=ä; a=2;');
    expect([...values]).toEqual([
      ['a', '1'],
      ['d', 'q '],
    ]);
    expect(refused).toEqual([
      { kind: 'value', name: 'b' },
      { kind: 'name', name: '' },
      { kind: 'name', name: '' },
      { kind: 'value', name: 'e' },
    ]);
  });

  property.prop([fc.string({ unit: anyCodePoint })])('answers every header', (header) => {
    const { values, refused } = parseCookies(header);
    const parts = header.split(';').filter((part) => part.trim() !== '');
    expect(values.size + refused.length).toBeLessThanOrEqual(parts.length);
  });
});

describe('timers', () => {
  property.prop([fc.double()])('take what a timer can take', (milliseconds) => {
    const delay = timerDelay(milliseconds);
    expect(delay).toBeGreaterThanOrEqual(0);
    expect(delay).toBeLessThanOrEqual(maximumTimer);
    if (milliseconds >= 0 && milliseconds <= maximumTimer)
      expect(delay === milliseconds).toBe(true);
  });
});
