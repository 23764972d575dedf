import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { localeTable } from '../../../core/domain/locale/locales.ts';
import { pageAlternates, pageUrl, pathFor } from '../../../core/domain/routing/pages.ts';
import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import { siteOrigin } from '../../../core/domain/routing/sites.ts';
import { anyChannel } from '../../arbitraries/locale.ts';
import {
  anyPageAddress,
  anyRequest,
  anySearch,
  anySites,
  siteFor,
} from '../../arbitraries/routing.ts';
import { journey, nextRequest } from './requests.ts';

const anyAsked = anySites.chain((config) =>
  anyRequest(config).map((request) => ({ config, request })),
);

describe('requests', () => {
  test.prop([anyAsked])('end after two redirects at most', ({ config, request }) => {
    const decisions = journey(config, request);
    const redirects = decisions.filter(({ kind }) => kind === 'redirect' || kind === 'image');
    expect(redirects.length).toBeLessThanOrEqual(2);
  });

  test.prop([anyAsked])('that stay on their host redirect once at most', ({ config, request }) => {
    const decision = routeRequest(config, request);
    const next = nextRequest(decision, request);
    if (next === undefined || next.host !== request.host) return;
    expect(routeRequest(config, next).kind).not.toBe('redirect');
  });

  test.prop([anyAsked])('never leave the shop, nor split a header', ({ config, request }) => {
    const decision = routeRequest(config, request);
    if (decision.kind !== 'redirect' && decision.kind !== 'image') return;
    const { location } = decision;
    expect(location).toMatch(/^[!-~]+$/u);
    const base = siteOrigin(config, config.defaultSite);
    const origins = config.sites.map((site) => siteOrigin(config, site));
    expect(origins).toContain(new URL(location, base).origin);
    expect(location.startsWith('//')).toBe(false);
  });

  test.prop([anyAsked])('have one canonical address per page', ({ config, request }) => {
    const page = journey(config, request).at(-1);
    if (page?.kind !== 'page') return;
    const again = routeRequest(config, {
      method: 'GET',
      host: page.site.host,
      rawPath: page.canonicalPath,
      search: '',
    });
    expect(again).toEqual(page);
  });

  test.prop([anyAsked])('show an error path that is bounded and printable', (asked) => {
    const decision = routeRequest(asked.config, asked.request);
    if (decision.kind !== 'notFound') return;
    expect(Array.from(decision.path).length).toBeLessThanOrEqual(201);
    expect(decision.path.isWellFormed()).toBe(true);
  });
});

describe('pages', () => {
  test.prop([anySites, anyChannel, anyPageAddress, anySearch])(
    'are read back from the path that is printed for them',
    (config, channel, address, search) => {
      const site = siteFor(config, channel, address.locale);
      const rawPath = pathFor(config, channel, address);
      const decision = routeRequest(config, { method: 'GET', host: site.host, rawPath, search });
      expect(decision).toMatchObject({ kind: 'page', ...address, site, canonicalPath: rawPath });
    },
  );

  test.prop([anySites, anyChannel, anyPageAddress])(
    'have alternates in every locale that has them, each at its own market',
    (config, channel, { locale, platform, route }) => {
      const slugs = route.kind === 'content' ? { [locale]: route.segments } : {};
      const found = pageAlternates(config, channel, { route, platform }, slugs);
      const own = found.find(({ hreflang }) => hreflang === locale);
      const site = siteFor(config, channel, locale);
      expect(own?.href).toBe(pageUrl(config, site, { locale, platform, route }));
      const versions = found.filter(({ hreflang }) => hreflang !== 'x-default');
      expect(versions).toHaveLength(route.kind === 'content' ? 1 : Object.keys(localeTable).length);
      expect(new Set(versions.map(({ href }) => href)).size).toBe(versions.length);
      const isForOthers = versions.some(({ hreflang }) => hreflang === 'en-GB');
      expect(found.length - versions.length).toBe(isForOthers ? 1 : 0);
    },
  );
});

test.prop([anySites, fc.string()])(
  'a host header never decides the host of an address',
  (config, host) => {
    const decision = routeRequest(config, { method: 'GET', host, rawPath: '/de', search: '' });
    if (decision.kind !== 'redirect' || decision.location.startsWith('/')) return;
    expect(config.sites.map((site) => site.host)).toContain(new URL(decision.location).host);
  },
);
