import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { displayPath, encodeSearch, printSegments } from '../../../core/domain/routing/paths.ts';
import { readSlug } from '../../../core/domain/routing/slug-sanity.ts';
import { anyRawPath, anySearch, anySlugSegment } from '../../arbitraries/routing.ts';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\ud800', '/', '%', '#?'));

describe('paths', () => {
  test.prop([fc.array(anySlugSegment, { minLength: 1, maxLength: 4 }), fc.boolean()])(
    'are read back from what is printed',
    (segments, trailingSlash) => {
      const reading = readSlug(printSegments(segments, trailingSlash));
      expect(reading).toEqual({ kind: 'sane', path: { segments, trailingSlash } });
    },
  );

  test.prop([fc.array(anyText), fc.boolean()])(
    'are printed in printable ASCII, whatever the segments hold',
    (segments, trailingSlash) => {
      const path = printSegments(segments, trailingSlash);
      expect(path).toMatch(/^\/[!-~]*$/u);
      expect(path).not.toMatch(/[?#\\"<>]/u);
    },
  );

  test.prop([anyText])('are shown without control characters', (text) => {
    expect(displayPath(`/${text}`)).not.toMatch(/\p{Cc}/u);
  });

  test.each([
    ['/a%20b', '/a b'],
    ['/a%0a%C2%85b', '/ab'],
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
  ])('%j is refused: %s', (path, reason) => {
    expect(readSlug(path)).toEqual({ kind: 'refused', reason });
  });

  test('the root has no segments and ends in a slash', () => {
    expect(readSlug('/')).toEqual({ kind: 'sane', path: { segments: [], trailingSlash: true } });
  });

  test.prop([anyRawPath])('are read or refused, never thrown at', (path) => {
    expect(['sane', 'refused']).toContain(readSlug(path).kind);
  });
});

describe('queries in a location', () => {
  test.prop([anySearch])('mean what they meant, in printable ASCII', (search) => {
    const encoded = encodeSearch(search);
    expect(encoded).toMatch(/^[!-~]*$/u);
    expect(encoded).not.toContain('#');
    const pairs = [...new URLSearchParams(encoded)];
    expect(pairs).toEqual([...new URLSearchParams(search.toWellFormed())]);
    expect(encodeSearch(encoded)).toBe(encoded);
  });
});
