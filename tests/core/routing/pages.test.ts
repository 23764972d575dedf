/** What a page does around its address: scrolling, reloading, ways to other pages. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  detailPageKinds,
  detailPagePath,
  detailPageSegments,
} from '../../../core/domain/routing/detail-page.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import {
  decideReload,
  reloadCauses,
  reloadWindow,
} from '../../../core/domain/routing/reload-guard.ts';
import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import { animatedScroll, scrollAfterNavigation } from '../../../core/domain/routing/scroll.ts';
import { anyChannel } from '../../arbitraries/locale.ts';
import { anyPageAddress, anyRawPath, anySites, siteFor } from '../../arbitraries/routing.ts';
import { anyInstant } from '../../arbitraries/time.ts';

describe('scrolling after a navigation', () => {
  const saved = { left: 0, top: 300 };

  test.each([
    ['forward', '', saved, { kind: 'top' }],
    ['forward', '#', saved, { kind: 'top' }],
    ['forward', '#top', undefined, { kind: 'top' }],
    ['forward', '#preise', saved, { kind: 'target', id: 'preise' }],
    ['forward', '#%C3%BC', saved, { kind: 'target', id: 'ü' }],
    ['forward', '#100%', undefined, { kind: 'target', id: '100%' }],
    ['forward', 'a#b', undefined, { kind: 'target', id: 'a#b' }],
    ['forward', '##a', undefined, { kind: 'target', id: '#a' }],
    ['history', '#preise', saved, { kind: 'position', position: saved }],
    ['history', '#preise', undefined, { kind: 'target', id: 'preise' }],
    ['history', '', undefined, { kind: 'top' }],
  ] as const)('%s to %j with %o: %o', (kind, hash, position, expected) => {
    expect(scrollAfterNavigation({ kind, hash, saved: position })).toEqual(expected);
  });
});

describe('an animated scroll', () => {
  const anyPlace = fc.integer({ min: 0, max: 100_000 });

  test('takes 500 ms', () => {
    expect([-1, 0, 500, 501].map((elapsed) => animatedScroll(7, 1_000, elapsed))).toEqual([
      7, 7, 1_000, 1_000,
    ]);
    expect(animatedScroll(0, 1_000, 499)).toBeLessThan(1_000);
  });

  property.prop([anyPlace, anyPlace, fc.nat(600), fc.nat(600)])(
    'goes from its start to its end, and never back',
    (from, to, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)].map((elapsed) =>
        Math.abs(animatedScroll(from, to, elapsed) - from),
      );
      expect(early).toBeLessThanOrEqual((late ?? 0) + 1e-9);
      expect(late).toBeLessThanOrEqual(Math.abs(to - from) + 1e-9);
    },
  );
});

describe('the reload guard', () => {
  const anyCause = fc.constantFrom(...reloadCauses);

  test('waits ten seconds', () => {
    expect(reloadWindow).toBe(10_000);
    expect(decideReload('app-updated', undefined, 5)).toEqual({
      kind: 'reload',
      cause: 'app-updated',
      keep: '5',
    });
    expect(decideReload('chunk-load-failed', '5', 10_004)).toEqual({
      kind: 'stay',
      cause: 'chunk-load-failed',
    });
    expect(decideReload('chunk-load-failed', '5', 10_005).kind).toBe('reload');
    expect(decideReload('chunk-load-failed', '5', 5).kind).toBe('stay');
    expect(decideReload('chunk-load-failed', '5', 4).kind).toBe('reload');
  });

  property.prop([anyCause, fc.string(), anyInstant])(
    'reloads by unreadable text',
    (cause, kept, now) => {
      fc.pre(!/^\d+$/u.test(kept));
      expect(decideReload(cause, kept, now).kind).toBe('reload');
      expect(decideReload(cause, `x${now}`, now).kind).toBe('reload');
      expect(decideReload(cause, `${now}x`, now).kind).toBe('reload');
      expect(decideReload(cause, '0'.repeat(16), 1).kind).toBe('reload');
    },
  );

  property.prop([
    anyInstant,
    fc.array(fc.tuple(anyCause, fc.nat({ max: 4_000 })), { maxLength: 40 }),
  ])('reloads at most once in ten seconds, and goes on after them', (start, failures) => {
    let kept: string | undefined;
    let now = start;
    const reloads: number[] = [];
    for (const [cause, pause] of failures) {
      now += pause;
      const decision = decideReload(cause, kept, now);
      if (decision.kind === 'reload') {
        reloads.push(now);
        kept = decision.keep;
      } else {
        expect(now - (reloads.at(-1) ?? -Infinity)).toBeLessThan(reloadWindow);
      }
    }
    reloads.slice(1).forEach((reload, index) => {
      expect(reload - (reloads[index] ?? 0)).toBeGreaterThanOrEqual(reloadWindow);
    });
  });
});

describe('the path of a detail page', () => {
  test.each([
    ['/hochzeit/karten', 'card', false, '/vorkonfigurator-karten'],
    ['/fr/d/cartes/', 'card', true, '/fr/d/vorkonfigurator-karten/'],
    ['/d/fr/themes/7', 'product', false, '/fr/d/products'],
    ['/', 'product', true, '/products/'],
    ['//evil.example', 'product', false, '/products'],
  ] as const)('from %s to a %s', (path, kind, slash, expected) => {
    expect(detailPagePath(path, kind, slash)).toBe(expected);
  });

  property.prop([anySites, anyChannel, anyPageAddress, fc.constantFrom(...detailPageKinds)])(
    'is the canonical one of a product page in the same language, on the same platform',
    (config, channel, address, kind) => {
      const { host } = siteFor(config, channel, address.locale);
      const from = routeRequest(config, {
        method: 'GET',
        host,
        rawPath: pathFor(config, channel, address),
        search: '',
      });
      if (from.kind !== 'page') throw new Error(from.kind);
      fc.pre(from.route.kind !== 'desktopStart');
      const rawPath = detailPagePath(from.canonicalPath, kind, config.trailingSlash[channel]);
      const decision = routeRequest(config, { method: 'GET', host, rawPath, search: '' });
      expect(decision).toMatchObject({
        kind: 'page',
        locale: from.locale,
        platform: from.platform,
        route: { kind: 'products', segment: detailPageSegments[kind] },
      });
    },
  );

  property.prop([anyRawPath, fc.constantFrom(...detailPageKinds), fc.boolean()])(
    'never leads away, whatever the current path is',
    (path, kind, slash) => {
      expect(detailPagePath(path, kind, slash)).toMatch(/^\/[a-z](?!.*\/\/)/u);
    },
  );
});
