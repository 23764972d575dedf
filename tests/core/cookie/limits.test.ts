/** Where exactly a cookie is refused: characters, attributes, sizes, and the request's URL. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  longestCookie,
  maximumTimer,
  parseCookies,
  serializeCookie,
  timerDelay,
  type Cookie,
} from '../../../core/domain/cookie/cookie.ts';
import { requestUrlRefusal } from '../../../core/domain/cookie/request-url.ts';
import { E } from '../../../core/fp.ts';

const plain: Cookie = { name: 'key', value: 'a' };

const outcome = (cookie: Cookie): string =>
  E.match(
    ({ kind }: { readonly kind: string }) => kind,
    (text: string) => text,
  )(serializeCookie(cookie));

/** RFC 6265, 4.1.1: visible ASCII but quotes, comma, semicolon and backslash. */
const isOctet = (character: string): boolean =>
  /^[!-~]$/u.test(character) && !'",;\\'.includes(character);

/** RFC 9110, 5.6.2: visible ASCII but delimiters. */
const isTokenCharacter = (character: string): boolean =>
  /^[!-~]$/u.test(character) && !'"(),/:;<=>?@[\\]{}'.includes(character);

const anyCharacter = fc.integer({ min: 0, max: 0x17f }).map((code) => String.fromCharCode(code));

describe('the characters of a cookie', () => {
  property.prop([anyCharacter])('are those of RFC 6265, in its name', (character) => {
    for (const name of [character, `a${character}`, `${character}a`, `a${character}a`]) {
      expect(outcome({ ...plain, name }) === 'name').toBe(!isTokenCharacter(character));
    }
  });

  property.prop([anyCharacter])('are those of RFC 6265, in a value that is read', (character) => {
    fc.pre(!/[;%\s]/u.test(character));
    for (const raw of [character, `a${character}`, `${character}a`, `a${character}a`]) {
      const { values, refused } = parseCookies(`key=${raw}`);
      expect(values.get('key')).toBe(isOctet(character) ? raw : undefined);
      expect(refused).toHaveLength(isOctet(character) ? 0 : 1);
    }
  });

  test.each([
    ['"a"', 'a'],
    ['""', ''],
    ['"', undefined],
    ['"a', undefined],
    ['a"', undefined],
    ['', ''],
    [' a ', 'a'],
    ['a=b', 'a=b'],
    ['%C3%A4', 'ä'],
  ])('the value %j is read as %j', (raw, value) => {
    expect(parseCookies(`key=${raw}`).values.get('key')).toBe(value);
  });

  test('the name may stand apart from its value', () => {
    expect([...parseCookies(' key =a').values]).toEqual([['key', 'a']]);
    expect(parseCookies('key=a; ;').refused).toEqual([]);
  });
});

describe('the attributes of a cookie', () => {
  test.each([
    ['shop.example', true],
    ['.shop.example', true],
    ['Shop-1.Example', true],
    ['a', true],
    ['a-b.c', true],
    ['-a.example', false],
    ['a-.example', false],
    ['a.-b', false],
    ['a.b-', false],
    ['a..b', false],
    ['a.', false],
    ['..a', false],
    ['a b', false],
    ['a.example\n', false],
  ])('domain %j: %s', (domain, isTaken) => {
    expect(outcome({ ...plain, domain })).toBe(isTaken ? `key=a; Domain=${domain}` : 'domain');
  });

  test.each([
    ['/', true],
    ['/a b/~', true],
    ['a/', false],
    ['', false],
    ['/a;b', false],
    ['/ä', false],
    ['/a\t', false],
  ])('path %j: %s', (path, isTaken) => {
    expect(outcome({ ...plain, path })).toBe(isTaken ? `key=a; Path=${path}` : 'path');
  });

  test.each([
    [0, '0'],
    [-0.5, '-1'],
    [1e21, '1000000000000000000000'],
  ])('max-age %d is printed as %s', (maxAge, text) => {
    expect(outcome({ ...plain, maxAge })).toBe(`key=a; Max-Age=${text}`);
  });

  test.each([
    [{ sameSite: 'None', secure: true }, 'key=a; Secure; SameSite=None'],
    [{ sameSite: 'None', secure: false }, 'insecure'],
    [{ httpOnly: false, secure: false }, 'key=a'],
    [{ name: '__Secure-a', secure: true }, '__Secure-a=a; Secure'],
    [{ name: '__Host-a', secure: true, path: '/' }, '__Host-a=a; Path=/; Secure'],
    [{ name: '__Host-a', secure: true, path: '/x' }, 'insecure'],
    [{ name: '__Host-a', path: '/' }, 'insecure'],
    [{ name: '__HOST-a', secure: true }, 'insecure'],
    [{ name: '__secure-a', path: '/' }, 'insecure'],
    [{ name: '__secure-a', secure: true }, '__secure-a=a; Secure'],
    [{ name: 'a__Host-', value: 'b' }, 'a__Host-=b'],
    [{ name: 'a__Secure-', value: 'b' }, 'a__Secure-=b'],
  ] satisfies [Partial<Cookie>, string][])('%o: %s', (part, expected) => {
    expect(outcome({ ...plain, ...part })).toBe(expected);
  });

  test('name and value have 4096 bytes together', () => {
    expect(longestCookie).toBe(4_096);
    const value = 'a'.repeat(longestCookie - plain.name.length);
    expect(outcome({ ...plain, value })).toBe(`key=${value}`);
    expect(outcome({ ...plain, value: `${value}a` })).toBe('too-large');
    expect(outcome({ ...plain, value: 'ä'.repeat(700) })).toBe('too-large');
  });
});

test('a timer takes 2147483647 ms at most', () => {
  expect(maximumTimer).toBe(2_147_483_647);
  expect([Number.NaN, -1, 0, 1.5, 2 ** 31, Infinity].map(timerDelay)).toEqual([
    0,
    0,
    0,
    1.5,
    maximumTimer,
    maximumTimer,
  ]);
});

test.each([
  ['/', undefined],
  ['/a//b', undefined],
  ['//evil.example', 'double-slash'],
  ['///', 'double-slash'],
  ['/\\evil.example', 'double-slash'],
  ['/\t\r\n/evil.example', 'double-slash'],
  ['/a\\b', undefined],
  ['/ /a', undefined],
  ['', 'not-absolute'],
  ['a//', 'not-absolute'],
])('the request URL %j is refused: %s', (url, refusal) => {
  expect(requestUrlRefusal(url)).toBe(refusal);
});
