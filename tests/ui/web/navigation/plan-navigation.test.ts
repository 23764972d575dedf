/** What is done with each navigation that the browser tells of. */
import { pageQueryOf } from '../../../../core/domain/products/page-query.ts';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { linkContext } from '../../../../core/domain/routing/link-context.ts';
import { resolveHost } from '../../../../core/domain/routing/hosts.ts';
import {
  planNavigation,
  type LinkRules,
  type NavigationRequest,
} from '../../../../ui/web/navigation/plan-navigation.ts';
import { anyHref, anyLinkedPage } from '../../../arbitraries/links.ts';
import { anySearch, embedded } from '../../../arbitraries/routing.ts';

/** A click on a link. */
const click: NavigationRequest = {
  canIntercept: true,
  hashChange: false,
  downloadRequest: null,
  formData: null,
  navigationType: 'push',
  info: undefined,
};

/** What the page of a product reads of its query. */
const { keys: productKeys } = pageQueryOf('wall-picture');

const rulesAt = (address: string): LinkRules => {
  const host = resolveHost(embedded, new URL(address).host);
  if (host.kind !== 'site') throw new Error(address);
  return linkContext(embedded, host.site, { path: '/', search: '' });
};

const plan = (from: string, to: string, request: Partial<NavigationRequest> = {}) => {
  const here = new URL(from, 'http://localhost:3000');
  return planNavigation(rulesAt(here.href), productKeys, here, new URL(to, here), {
    ...click,
    ...request,
  });
};

const anyRequest: fc.Arbitrary<NavigationRequest> = fc.record({
  canIntercept: fc.boolean(),
  hashChange: fc.boolean(),
  downloadRequest: fc.constantFrom(null, '', 'a.pdf'),
  formData: fc.constantFrom(null, new FormData()),
  navigationType: fc.constantFrom('push', 'replace', 'reload', 'traverse'),
  info: fc.oneof(
    fc.constantFrom('local', 'complete', 'choice', 'full-load', undefined),
    fc.anything(),
  ),
});

const anyQuery = fc.oneof(
  anySearch,
  fc
    .array(
      fc.tuple(
        fc.constantFrom('_debug', '_a[b]', 'utm_source', 'formatType', 'dialog', 'x'),
        fc.string({ maxLength: 4 }),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => `?${new URLSearchParams(pairs).toString()}`),
);

/** A page, and an address that something on it leads to: of any kind, often a page of the site. */
const anyStep = fc
  .tuple(anyLinkedPage, anyLinkedPage, anyQuery, anyQuery, anyHref)
  .map(([from, to, search, toSearch, href]) => {
    const { path, search: _search, ...rules } = from.context;
    const here = new URL(`${rules.origin}${path}`);
    here.search = search;
    const addresses = [
      URL.parse(href, here),
      URL.parse(`${to.context.path}${toSearch}`, here),
      URL.parse(toSearch, here),
    ].filter((one) => one !== null);
    return { rules, here, addresses };
  })
  .chain(({ rules, here, addresses }) =>
    fc.record({
      rules: fc.constant(rules),
      here: fc.constant(here),
      there: fc.constantFrom(here, ...addresses),
    }),
  );

describe('any navigation', () => {
  property.prop([anyStep, anyRequest])('has a plan', ({ rules, here, there }, request) => {
    expect(['browser', 'local', 'rewrite', 'page']).toContain(
      planNavigation(rules, productKeys, here, there, request).kind,
    );
  });

  property.prop([anyStep, anyRequest])(
    'that is a download, a post, a reload or a hash is the browser’s',
    ({ rules, here, there }, request) => {
      const { downloadRequest, formData, hashChange, canIntercept, navigationType, info } = request;
      fc.pre(
        downloadRequest !== null ||
          formData !== null ||
          hashChange ||
          !canIntercept ||
          navigationType === 'reload' ||
          info === 'full-load',
      );
      expect(planNavigation(rules, productKeys, here, there, request)).toEqual({
        kind: 'browser',
      });
    },
  );

  property.prop([anyStep, anyRequest])(
    'is rewritten to this site alone, and no more than once',
    ({ rules, here, there }, request) => {
      const first = planNavigation(rules, productKeys, here, there, request);
      if (first.kind !== 'rewrite') return;
      const rewritten = new URL(first.href, here);
      expect(rewritten.origin).toBe(here.origin);
      expect(planNavigation(rules, productKeys, here, rewritten, request).kind).toBe('page');
    },
  );

  property.prop([anyStep, anyRequest])(
    'through the history, or of our own that is complete, is never rewritten',
    ({ rules, here, there }, request) => {
      const planOf = (change: Partial<NavigationRequest>) =>
        planNavigation(rules, productKeys, here, there, { ...request, ...change }).kind;
      expect(planOf({ navigationType: 'traverse' })).not.toBe('rewrite');
      expect(planOf({ info: 'complete' })).not.toBe('rewrite');
      expect(planOf({ info: 'choice' })).not.toBe('rewrite');
      expect(planOf({ info: 'local' })).toMatch(/^(?:browser|local)$/u);
    },
  );

  property.prop([anyStep])('to another origin is the browser’s', ({ rules, here, there }) => {
    if (there.origin === here.origin) return;
    const request = { ...click, canIntercept: false };
    expect(planNavigation(rules, productKeys, here, there, request)).toEqual({
      kind: 'browser',
    });
  });

  property.prop([anyStep])(
    'carries along to other pages what begins with an underscore, and nothing else',
    ({ rules, here, there }) => {
      const found = planNavigation(rules, productKeys, here, there, click);
      if (found.kind !== 'rewrite') return;
      const { pathname, search } = new URL(found.href, here);
      if (pathname === here.pathname) return;
      const written = there.search.replace(/^\?/u, '');
      expect(search.replace(/^\?/u, '').startsWith(written)).toBe(true);
      const added = new URLSearchParams(search.replace(/^\?/u, '').slice(written.length));
      for (const name of added.keys()) expect(name).toMatch(/^_/u);
    },
  );
});

describe('a page of the same surroundings', () => {
  test.each([
    ['/leinwanddruck', '/poster-drucken'],
    ['/leinwanddruck', '/'],
    ['/leinwanddruck', '/poster-drucken#reviews'],
    ['http://ch.localhost:3000/fr/impression-sur-toile', '/fr'],
    ['/d/leinwanddruck', '/d/poster-drucken'],
    ['/leinwanddruck?utm_source=mail', '/poster-drucken'],
  ])('(%s → %s) is shown in place', (from, to) => {
    expect(plan(from, to)).toEqual({ kind: 'page', staysOnPage: false });
    expect(plan(from, to, { info: 'local' })).toEqual({ kind: 'local' });
  });

  test('of another choice leaves shoppers where they are', () => {
    expect(plan('/leinwanddruck', '/acrylglas-druck', { info: 'choice' })).toEqual({
      kind: 'page',
      staysOnPage: true,
    });
  });

  test('keeps of the address what is not its own, by its kind', () => {
    const go = (kind: 'plain' | 'wall-picture') => {
      const here = new URL('http://localhost:3000/wandbilder?formatType=300x200');
      return planNavigation(
        rulesAt(here.href),
        pageQueryOf(kind).keys,
        here,
        new URL('/wandbilder?a=1', here),
        click,
      );
    };
    expect(go('wall-picture')).toEqual({ kind: 'page', staysOnPage: true });
    expect(go('plain')).toEqual({
      kind: 'rewrite',
      href: '/wandbilder?a=1&formatType=300x200',
    });
  });

  test('in another state stays on the page', () => {
    expect(plan('/leinwanddruck', '/leinwanddruck?dialog=x')).toEqual({
      kind: 'page',
      staysOnPage: true,
    });
  });

  test.each([
    ['/leinwanddruck?_debug=1', '/poster-drucken', '/poster-drucken?_debug=1'],
    ['/leinwanddruck?_debug=1&x=2', '/poster-drucken?y=3', '/poster-drucken?y=3&_debug=1'],
    ['/leinwanddruck?_a[b]=1', '/poster-drucken', '/poster-drucken?_a[b]=1'],
    ['/leinwanddruck', '/poster-drucken/', '/poster-drucken'],
    // What campaigns put there stays on the page, whose own keys are the link's.
    [
      '/leinwanddruck?gclid=1&formatType=300x200',
      '/leinwanddruck?formatType=600x400',
      '/leinwanddruck?formatType=600x400&gclid=1',
    ],
  ])('(%s → %s) is rewritten to %s', (from, to, href) => {
    expect(plan(from, to)).toEqual({ kind: 'rewrite', href });
    expect(plan(from, to, { navigationType: 'traverse' })).toMatchObject({ kind: 'page' });
  });

  test('keeps what the link itself says', () => {
    expect(plan('/leinwanddruck?_debug=1', '/poster-drucken?_debug=0')).toMatchObject({
      kind: 'page',
    });
  });
});

describe('what is not a page of the same surroundings is a full load', () => {
  test.each([
    ['/leinwanddruck', 'https://example.com/'],
    ['/leinwanddruck', 'http://ch.localhost:3000/'],
    ['http://ch.localhost:3000/fr/impression-sur-toile', '/it/stampa-su-tela'],
    ['http://ch.localhost:3000/fr/impression-sur-toile', '/leinwanddruck'],
    ['/leinwanddruck', '/fr/impression-sur-toile'],
    ['/leinwanddruck', '/d/leinwanddruck'],
    ['/leinwanddruck', '/media/motif@1/auto/mountains-1.jpg'],
    ['/leinwanddruck', '/img/a.jpg'],
    ['/leinwanddruck', '/terms.pdf'],
    ['/leinwanddruck', '/configurator-photo-frame?locale=de-DE'],
    ['/leinwanddruck', 'mailto:hello@example.com'],
    ['/leinwanddruck', 'javascript:void 0'],
  ])('(%s → %s)', (from, to) => {
    for (const info of [undefined, 'local', 'complete', 'choice'])
      expect(plan(from, to, { info })).toEqual({ kind: 'browser' });
  });
});
