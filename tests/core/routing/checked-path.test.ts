import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { checkedPathFor } from '../../../core/domain/routing/checked-path.ts';
import type { PageAddress, PageRoute } from '../../../core/domain/routing/page-routes.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import { E } from '../../../core/fp.ts';
import { anyCodePoint } from '../../arbitraries/code-point.ts';
import { anyChannel, anyLocale, anyPlatform } from '../../arbitraries/locale.ts';
import { anyPageAddress, anySites, embedded, siteFor } from '../../arbitraries/routing.ts';

const content = (first: string, ...rest: readonly string[]): PageRoute => ({
  kind: 'content',
  segments: [first, ...rest],
});

const anySegment = fc.oneof(
  fc.constantFrom('', '.', '..', '/', '\\', 'a/b', 'fr', 'de', 'd', 'img', 'products', 'media'),
  fc.constantFrom('a.pdf', 'warenkorb', 'configurator-card', 'wandbilder', 'wall-art', 'themes'),
  fc.string({ unit: anyCodePoint, maxLength: 4 }),
);

const anyUncheckedAddress: fc.Arbitrary<PageAddress> = fc.record({
  locale: anyLocale,
  platform: anyPlatform,
  route: fc.oneof(
    anySegment.map((id): PageRoute => ({ kind: 'theme', id })),
    fc
      .tuple(anySegment, fc.array(anySegment, { maxLength: 2 }))
      .map(([first, rest]) => content(first, ...rest)),
  ),
});

describe('the checked path of a page', () => {
  property.prop([anySites, anyChannel, anyPageAddress])(
    'is its path',
    (config, channel, address) => {
      const path = checkedPathFor(config, channel, address);
      expect(path).toEqual(E.right(pathFor(config, channel, address)));
    },
  );

  property.prop([anySites, anyChannel, anyUncheckedAddress])(
    'leads to its page in its language, whatever the segments hold, or is refused',
    (config, channel, address) => {
      const path = checkedPathFor(config, channel, address);
      if (E.isLeft(path)) return;
      const { host } = siteFor(config, channel, address.locale);
      const request = { method: 'GET', host, rawPath: path.right, search: '' };
      expect(routeRequest(config, request)).toMatchObject({
        kind: 'page',
        locale: address.locale,
        canonicalPath: path.right,
      });
    },
  );

  test.each([
    [
      { kind: 'theme', id: '' },
      { kind: 'no-page', path: '/themes/', reason: 'theme-without-id' },
    ],
    [
      { kind: 'theme', id: '..' },
      { kind: 'no-page', path: '/themes/..', reason: 'dot-segment' },
    ],
    [content('', 'evil'), { kind: 'no-page', path: '//evil', reason: 'empty-segment' }],
    [content('a/b'), { kind: 'no-page', path: '/a%2Fb', reason: 'encoded-slash' }],
    [content('a.pdf'), { kind: 'no-page', path: '/a.pdf', reason: 'file-ending' }],
    [content('fr', 'a'), { kind: 'another-page', path: '/fr/a' }],
    [content('d', 'a'), { kind: 'another-page', path: '/d/a' }],
    [content('wall-art'), { kind: 'another-page', path: '/wall-art' }],
    [content('warenkorb'), { kind: 'another-page', path: '/warenkorb' }],
    [content('img', 'a'), { kind: 'another-page', path: '/img/a' }],
  ] satisfies readonly (readonly [PageRoute, object])[])('%o: %o', (route, refusal) => {
    const address: PageAddress = { locale: 'de-CH', platform: 'web', route };
    expect(checkedPathFor(embedded, 'poster', address)).toEqual(E.left(refusal));
  });

  test('is not there where the shop has no site', () => {
    const address: PageAddress = { locale: 'de-CH', platform: 'web', route: { kind: 'start' } };
    const error = E.left({ kind: 'no-site' });
    expect(checkedPathFor({ ...embedded, sites: [] }, 'poster', address)).toEqual(error);
  });
});
