import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  isCurrentLink,
  isSameNavigationType,
  isSelectedItem,
  isWholePageLink,
  navigationPath,
} from '../../../core/domain/navigation/selected-item.ts';
import { printSegments } from '../../../core/domain/routing/paths.ts';
import {
  anyMainNavigationItem,
  anyNavigationType,
  anyNavigationUrl,
} from '../../arbitraries/navigation.ts';

/** First segments that are not prefixes, then any. */
const anyPathSegments = fc
  .tuple(
    fc.constantFrom('leinwanddruck', 'cuadros', 'déco-murale', 'a b'),
    fc.array(fc.constantFrom('poster', 'd', 'fr', '100%'), { maxLength: 2 }),
  )
  .map(([first, rest]) => [first, ...rest]);

describe('the path that the navigation compares', () => {
  property.prop([
    anyPathSegments,
    fc.constantFrom([], ['fr'], ['d'], ['fr', 'd'], ['d', 'fr']),
    fc.boolean(),
    fc.constantFrom('', '?a=1', '#b', '?a=/c#b', '#b?'),
  ])('is the same with any prefixes, slash, query and hash', (segments, prefixes, slash, rest) => {
    const url = `${printSegments([...prefixes, ...segments], slash)}${rest}`;
    expect(navigationPath(url)).toBe(`/${segments.join('/')}`);
    expect(isCurrentLink(url, printSegments(segments, false))).toBe(true);
  });

  property.prop([anyPathSegments, anyPathSegments])('differs between pages', (first, second) => {
    const isSame = first.join('/') === second.join('/');
    const [one, other] = [printSegments(first, true), printSegments(second, false)];
    expect(isCurrentLink(one, other)).toBe(isSame);
  });

  test.each([
    ['/', '/'],
    ['/fr/', '/'],
    ['/d', '/'],
    [' /canvas-prints ', '/canvas-prints'],
    ['', undefined],
    ['?a=1', undefined],
    ['#top', undefined],
    ['canvas-prints', undefined],
    ['//example.com/canvas-prints', undefined],
    ['https://example.com/canvas-prints', undefined],
    ['tel:+49301234', undefined],
    ['/%zz', undefined],
  ])('of %j is %j', (url, path) => {
    expect(navigationPath(url)).toBe(path);
  });

  property.prop([anyNavigationUrl])('never makes a foreign link current', (path) => {
    expect(isCurrentLink('https://example.com/leinwanddruck', path)).toBe(false);
    expect(isCurrentLink('', '')).toBe(false);
  });
});

describe('a link to the whole page', () => {
  property.prop([anyNavigationUrl, anyNavigationUrl])('is one to its path', (url, path) => {
    if (isWholePageLink(url, path)) expect(isCurrentLink(url, path)).toBe(true);
    else expect(isCurrentLink(url.replace(/[?#].*/su, ''), path) && !url.includes('?')).toBe(false);
  });

  test.each([
    ['/leinwanddruck', true],
    ['/fr/leinwanddruck/?_a=1&_b[c]=2#top', true],
    ['/leinwanddruck?', true],
    ['/leinwanddruck#?formatType=600x400', true],
    ['/leinwanddruck?formatType=600x400', false],
    ['/leinwanddruck?_a=1&formatType=600x400#top', false],
    ['/poster-drucken', false],
  ])('%s: %s', (url, isWhole) => {
    expect(isWholePageLink(url, '/leinwanddruck')).toBe(isWhole);
  });
});

describe('a selected item', () => {
  property.prop([anyMainNavigationItem, anyNavigationUrl, anyNavigationType])(
    'has the page’s path or its type',
    (item, path, navigationType) => {
      const isOnPath = isCurrentLink(item.link.url, path);
      const isOfType = isSameNavigationType(item.navigationType, navigationType);
      expect(isSelectedItem(item, { path, navigationType })).toBe(isOnPath || isOfType);
    },
  );

  test('needs types that are both present', () => {
    const [poster, canvas] = ['poster', 'canvas'];
    expect(isSameNavigationType(poster, poster)).toBe(true);
    expect(isSameNavigationType(poster, canvas)).toBe(false);
    expect(isSameNavigationType(undefined, undefined)).toBe(false);
    expect(isSameNavigationType('', '')).toBe(false);
    expect(isSameNavigationType(poster, undefined)).toBe(false);
  });
});
