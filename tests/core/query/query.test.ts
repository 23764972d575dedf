import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { carryOver } from '../../../core/domain/query/carried.ts';
import {
  addressWith,
  parseQuery,
  printQuery,
  queryLimits,
  readPairs,
  queryText,
  withQuery,
  type ParsedQuery,
  type QueryValues,
} from '../../../core/domain/query/query.ts';
import { readSwitches } from '../../../core/domain/query/switches.ts';
import { anyCodePoint } from '../../arbitraries/code-point.ts';
import { anyQueryValues } from '../../arbitraries/query.ts';
import { anyWebQuery } from '../../arbitraries/web-address.ts';

const anyName = fc
  .oneof(
    fc.constantFrom('a', 'b', 'key', '__proto__', 'constructor', 'ä b', 'a.b', '1'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
  )
  .filter((name) => !/[[\]]/u.test(name) && name.isWellFormed());

const isNoNumber = (item: unknown): boolean => typeof item === 'number' && !Number.isFinite(item);

/** What is left of values when empty ones are dropped and the rest is text. */
const essence = (values: QueryValues): ParsedQuery =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, ParsedQuery[string]][] => {
      const texts = (Array.isArray(value) ? value : [value])
        .filter((item) => item !== null && item !== undefined && item !== '' && !isNoNumber(item))
        .map(String);
      if (Array.isArray(value)) return texts.length === 0 ? [] : [[name, texts]];
      if (typeof value === 'object' && value !== null) {
        const nested = essence(value as QueryValues);
        return Object.keys(nested).length === 0 ? [] : [[name, nested]];
      }
      return texts[0] === undefined ? [] : [[name, texts[0]]];
    }),
  );

describe('printing', () => {
  test('arrays as key[], nested objects as key[sub], empty values dropped', () => {
    const values = {
      a: ['x', 'y'],
      b: { c: 1, d: { e: true } },
      f: '',
      g: null,
      h: [],
      i: {},
      j: 0,
    };
    expect(printQuery(values)).toBe('a[]=x&a[]=y&b[c]=1&b[d][e]=true&j=0');
    expect(withQuery('/p', { a: 'ä&=' })).toBe('/p?a=%C3%A4%26%3D');
    expect(withQuery('/p', { a: undefined })).toBe('/p');
  });

  property.prop([anyQueryValues(3, anyName)])('is read back, but for what is empty', (values) => {
    expect(parseQuery(`?${printQuery(values)}`)).toEqual(essence(values));
  });

  property.prop([anyQueryValues(2, anyName)])('survives a URL', (values) => {
    const { search } = new URL(`http://localhost/?${printQuery(values)}`);
    expect(parseQuery(search)).toEqual(essence(values));
  });
});

describe('reading', () => {
  property.prop([fc.string({ unit: anyCodePoint })])('answers every text with texts', (search) => {
    const isText = (value: ParsedQuery[string]): boolean =>
      typeof value === 'string' ||
      (Array.isArray(value) ? value.every((item) => typeof item === 'string') : areTexts(value));
    const areTexts = (query: object): boolean => Object.values(query).every(isText);
    expect(areTexts(parseQuery(search))).toBe(true);
  });

  property.prop([anyWebQuery])('agrees with URLSearchParams on plain pairs', (search) => {
    if (search.includes('%')) return;
    expect(readPairs(search)).toEqual([...new URLSearchParams(search)]);
  });

  test('leaves malformed percent-encoding as it is', () => {
    expect(parseQuery('?a=100%&b=%c3%28&c=1+1')).toEqual({ a: '100%', b: '%c3%28', c: '1 1' });
  });

  test('reads encoded brackets, repeated names, and keeps the first kind', () => {
    expect(parseQuery('a%5B%5D=1&b=1&b=2&c[d]=1&c=2&e=1&e[f]=2')).toEqual({
      a: ['1'],
      b: ['1', '2'],
      c: { d: '1' },
      e: '1',
    });
  });

  test.each([
    ['=x', { '': 'x' }],
    ['a[b=1', { 'a[b': '1' }],
    ['[a]=1', { '[a]': '1' }],
    ['a]=1', { 'a]': '1' }],
    ['a[][b]=1', {}],
    ['a[b][][c]=1&a[b][d]=2', { a: { b: { d: '2' } } }],
    ['a', { a: '' }],
    ['?', {}],
    ['??a=1', { '?a': '1' }],
  ])('reads %j', (search, expected) => {
    expect(parseQuery(search)).toEqual(expected);
  });

  test('finds texts alone by a name', () => {
    const query = parseQuery('a=1&b[]=1&c[d]=1&e=1&e=2');
    expect(['a', 'b', 'c', 'd', 'e'].map((name) => queryText(query, name))).toEqual([
      '1',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('does not touch prototypes', () => {
    const query = parseQuery('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(Object.keys(query)).toEqual(['__proto__', 'constructor']);
    expect(queryText(parseQuery(''), 'constructor')).toBeUndefined();
  });

  test('is bounded in pairs and depth', () => {
    const many = Array.from({ length: queryLimits.pairs + 5 }, (_, index) => `k${index}=1`);
    expect(Object.keys(parseQuery(many.join('&')))).toHaveLength(queryLimits.pairs);
    expect(parseQuery(`a${'[b]'.repeat(queryLimits.depth - 1)}=1`)).not.toEqual({});
    expect(parseQuery(`a${'[b]'.repeat(queryLimits.depth)}=1`)).toEqual({});
  });
});

describe('switches', () => {
  test.each([
    ['', { tracking: true, log: true, debug: false }],
    ['?_tracking=0', { tracking: false, log: true, debug: false }],
    ['?_log=0&_debug=1', { tracking: true, log: false, debug: true }],
    ['?_tracking=1&_log=00&_debug=true', { tracking: true, log: true, debug: false }],
    ['?_debug=1&_debug=0', { tracking: true, log: true, debug: false }],
  ])('%j', (search, expected) => {
    expect(readSwitches(search)).toEqual(expected);
  });
});

describe('carried parameters', () => {
  test.each([
    ['?_a=1&b=2', '', '?_a=1'],
    ['?_a=1', '?b=%20', '?b=%20&_a=1'],
    ['?_a=1&_c=3', '?_a=2', '?_a=2&_c=3'],
    ['?_a[x]=1', '?_a[y]=2', '?_a[y]=2'],
    ['?_a[x]=1&_a[y][z]=1', '?_a=2', '?_a=2'],
    ['?_a=1', '?_ab=2', '?_ab=2&_a=1'],
    ['?b=1', '', ''],
  ])('%j onto %j is %j', (page, link, expected) => {
    expect(carryOver(page, link)).toBe(expected);
  });

  property.prop([anyWebQuery, anyWebQuery])(
    'are there after one link as after two, and never displace one',
    (page, link) => {
      const once = carryOver(page, link);
      expect(readPairs(carryOver(page, once)).length).toBe(readPairs(once).length);
      expect(readPairs(once).slice(0, readPairs(link).length)).toEqual(readPairs(link));
    },
  );
});

describe('an address with further pairs', () => {
  property.prop([
    fc.constantFrom('/designer', '/designer?shop=1', 'https://a.example/?shop=1&b=2'),
    fc.array(fc.tuple(fc.constantFrom('a', 'list[]'), fc.string({ unit: 'grapheme' })), {
      minLength: 1,
      maxLength: 4,
    }),
  ])('has them after those that it had', (base, pairs) => {
    const [path, query = ''] = base.split('?');
    const [, all = ''] = addressWith(base, pairs).split('?');
    expect(addressWith(base, pairs)).toMatch(`${path}?`);
    expect(readPairs(all)).toEqual([...readPairs(query), ...pairs]);
  });
});
