import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { displayPath, encodeSearch, printSegments } from '../../../core/domain/routing/paths.ts';
import { readSlug } from '../../../core/domain/routing/slug-sanity.ts';
import { anyCodePoint } from '../../arbitraries/code-point.ts';
import { anyRawPath, anySearch, anySlugSegment } from '../../arbitraries/routing.ts';

const anyText = fc.oneof(
  fc.string({ unit: anyCodePoint }),
  fc.constantFrom('\ud800', '/', '%', '#?'),
);

describe('paths', () => {
  property.prop([fc.array(anySlugSegment, { minLength: 1, maxLength: 4 }), fc.boolean()])(
    'are read back from what is printed',
    (segments, trailingSlash) => {
      const reading = readSlug(printSegments(segments, trailingSlash));
      expect(reading).toEqual({ kind: 'sane', path: { segments, trailingSlash } });
    },
  );

  property.prop([fc.array(anyText), fc.boolean()])(
    'are printed in printable ASCII, whatever the segments hold',
    (segments, trailingSlash) => {
      const path = printSegments(segments, trailingSlash);
      expect(path).toMatch(/^\/[!-~]*$/u);
      expect(path).not.toMatch(/[?#\\"<>]/u);
    },
  );

  property.prop([anyText])('are shown without control and direction characters', (text) => {
    expect(displayPath(`/${text}`)).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
  });

  test.each([
    ['/a%20b', '/a b'],
    ['/a%0a%C2%85b', '/ab'],
    ['/gpj%E2%80%AEexe.\u2066', '/gpjexe.'],
    ['/100%', '/100%'],
    ['/\ud800', '/\ufffd'],
    [`/${'a'.repeat(199)}`, `/${'a'.repeat(199)}`],
    [`/${'a'.repeat(200)}`, `/${'a'.repeat(199)}…`],
    [`/${'😀'.repeat(300)}`, `/${'😀'.repeat(199)}…`],
  ])('%j is shown as %j', (path, shown) => {
    expect(displayPath(path)).toBe(shown);
  });

  test.each([
    ['', 'not-absolute'],
    ['a/b', 'not-absolute'],
    ['/\ud800', 'malformed-encoding'],
    ['/a/%ff', 'malformed-encoding'],
    ['/a%7F', 'control-character'],
    ['/a%C2%80', 'control-character'],
    ['/a%C2%9F', 'control-character'],
  ])('%j is refused: %s', (path, reason) => {
    expect(readSlug(path)).toEqual({ kind: 'refused', reason });
  });

  test('the root has no segments and ends in a slash', () => {
    expect(readSlug('/')).toEqual({ kind: 'sane', path: { segments: [], trailingSlash: true } });
  });

  property.prop([anyRawPath])('are read or refused, never thrown at', (path) => {
    expect(['sane', 'refused']).toContain(readSlug(path).kind);
  });
});

describe('queries in a location', () => {
  property.prop([anySearch])('mean what they meant, in printable ASCII', (search) => {
    const encoded = encodeSearch(search);
    expect(encoded).toMatch(/^[!-~]*$/u);
    expect(encoded).not.toContain('#');
    const pairs = [...new URLSearchParams(encoded)];
    expect(pairs).toEqual([...new URLSearchParams(search.toWellFormed())]);
    expect(encodeSearch(encoded)).toBe(encoded);
  });

  property.prop([fc.oneof(anyText, fc.constantFrom('/evil.example', '//a', 'a=1', '?'))])(
    'are empty, or begin with their question mark',
    (search) => {
      expect(encodeSearch(search)).toMatch(search === '' ? /^$/u : /^\?/u);
      fc.pre(!search.startsWith('?'));
      expect(encodeSearch(`?${search}`)).toBe(encodeSearch(search) || '?');
    },
  );
});
