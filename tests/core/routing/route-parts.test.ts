/** The parts of routing by themselves: what a whole request does not tell apart. */
import { describe, expect, test } from 'vitest';

import { localeTable, type Market } from '../../../core/domain/locale/locales.ts';
import {
  designerLocale,
  withDesignerLocale,
} from '../../../core/domain/routing/designer-locale.ts';
import { readDestination } from '../../../core/domain/routing/destination.ts';
import { resolveHost } from '../../../core/domain/routing/hosts.ts';
import { chooseLanguage } from '../../../core/domain/routing/language-prefix.ts';
import { linkContext } from '../../../core/domain/routing/link-context.ts';
import { classifyLink } from '../../../core/domain/routing/links.ts';
import {
  pageSegments,
  readRoute,
  routeSegments,
} from '../../../core/domain/routing/page-routes.ts';
import { pageAlternates } from '../../../core/domain/routing/pages.ts';
import {
  configuredSites,
  usualTrailingSlash,
  type Site,
  type SiteConfiguration,
} from '../../../core/domain/routing/sites.ts';
import { translateKnownSegments } from '../../../core/domain/routing/translate-segments.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';

const rightOf = (settings: Parameters<typeof configuredSites>[0]): SiteConfiguration => {
  const result = configuredSites(settings);
  if (result._tag === 'Left') throw new Error(result.left.kind);
  return result.right;
};

const german: Site = { channel: 'poster', market: 'de', host: 'shop.example' };
const swiss: Site = { channel: 'poster', market: 'ch', host: 'shop.example:8443' };
const small = rightOf({ protocol: 'https', sites: [german, swiss], defaultSite: german });

const embeddedSite = (market: Market): Site => ({
  channel: 'poster',
  market,
  host: market === 'de' ? 'localhost:3000' : `${market}.localhost:3000`,
});

describe('the embedded sites', () => {
  test('are served without certificates, answer unknown hosts, and have two aliases', () => {
    const { protocol, aliases, unknownHost, defaultSite, trailingSlash } = embeddedSites(3000);
    expect({ protocol, unknownHost, defaultSite, trailingSlash }).toEqual({
      protocol: 'http',
      unknownHost: 'default-site',
      defaultSite: embeddedSite('de'),
      trailingSlash: { poster: false, kartenliebe: true },
    });
    expect(aliases.map(({ host, site }) => `${host} ${site.host}`)).toEqual([
      'de.localhost:3000 localhost:3000',
      'kartenliebe.de.localhost:3000 kartenliebe.localhost:3000',
    ]);
  });
});

describe('configured sites', () => {
  test('have no aliases, and the usual slashes unless told otherwise', () => {
    const settings = { protocol: 'https', sites: [german], defaultSite: german } as const;
    expect(rightOf(settings)).toEqual({
      ...settings,
      aliases: [],
      unknownHost: 'misdirected',
      trailingSlash: usualTrailingSlash,
    });
    const trailingSlash = { poster: true, kartenliebe: true };
    expect(rightOf({ ...settings, trailingSlash }).trailingSlash).toEqual(trailingSlash);
  });

  test('are told apart by their port where they share a name', () => {
    expect(resolveHost(small, 'shop.example:8443')).toEqual({ kind: 'site', site: swiss });
    expect(resolveHost(small, 'shop.example')).toEqual({ kind: 'site', site: german });
    expect(resolveHost(small, 'shop.example:1')).toEqual({ kind: 'site', site: german });
  });

  test('without a host are misdirected', () => {
    expect(resolveHost(small, undefined)).toEqual({ kind: 'misdirected' });
    expect(resolveHost(small, 'shop.example:123456')).toEqual({ kind: 'misdirected' });
  });
});

describe('a host behind another port', () => {
  test.each(['ch.localhost:8080', 'ch.localhost', 'ch.localhost:30001'])('%s', (host) => {
    const expected = { kind: 'site', site: embeddedSite('ch') };
    expect(resolveHost(embeddedSites(3000), host)).toEqual(expected);
  });
});

describe('a language prefix', () => {
  test('leads to the main market, or nowhere where the shop has no site there', () => {
    const swissSite = embeddedSite('ch');
    expect(chooseLanguage(embeddedSites(3000), swissSite, undefined)).toEqual({
      kind: 'here',
      site: swissSite,
      locale: 'de-CH',
    });
    expect(chooseLanguage(embeddedSites(3000), swissSite, 'fr')).toEqual({
      kind: 'here',
      site: swissSite,
      locale: 'fr-CH',
    });
    expect(chooseLanguage(embeddedSites(3000), swissSite, 'nl')).toEqual({
      kind: 'moved',
      site: embeddedSite('nl'),
      locale: 'nl-NL',
    });
    expect(chooseLanguage(small, swiss, 'nl')).toEqual({ kind: 'unknown' });
    expect(chooseLanguage(small, swiss, 'xx')).toEqual({ kind: 'unknown' });
  });

  test('that is not known moves nothing', () => {
    const destination = readDestination(small, swiss, ['d', 'xx', 'foo']);
    expect(destination).toEqual({
      site: swiss,
      locale: 'de-CH',
      platform: 'desktop',
      moved: false,
      rest: ['foo'],
      target: { kind: 'none', reason: 'unknown-language' },
    });
  });
});

describe('the desktop start page', () => {
  test('is the root of the desktop', () => {
    expect(readRoute('de', 'desktop', [])).toEqual({ kind: 'desktopStart' });
    expect(readRoute('de', 'web', [])).toEqual({ kind: 'start' });
    expect(routeSegments('de', { kind: 'desktopStart' })).toEqual(['desktop-startseite']);
    const address = { locale: 'fr-CH', platform: 'desktop' } as const;
    const expected = ['fr', 'desktop-startseite'];
    expect(pageSegments({ ...address, route: { kind: 'start' } })).toEqual(expected);
    expect(pageSegments({ ...address, route: { kind: 'desktopStart' } })).toEqual(expected);
    expect(pageSegments({ ...address, platform: 'web', route: { kind: 'start' } })).toEqual(['fr']);
  });
});

describe('alternates', () => {
  test('are left out where the shop has no site', () => {
    const page = { route: { kind: 'start' }, platform: 'web' } as const;
    expect(pageAlternates(small, 'poster', page, {}).map(({ hreflang }) => hreflang)).toEqual([
      'de-CH',
      'de-DE',
      'fr-CH',
      'it-CH',
    ]);
    expect(pageAlternates(small, 'kartenliebe', page, {})).toEqual([]);
  });
});

describe('the context of links', () => {
  test('names the other sites, and the prefixes of the market', () => {
    const page = { path: '/', search: '' };
    const context = linkContext(embeddedSites(3000), embeddedSite('ch'), page);
    const { sisterOrigins, languages, prefixes } = context;
    expect(sisterOrigins).toHaveLength(23 + 2);
    expect(sisterOrigins).not.toContain('http://ch.localhost:3000');
    expect(sisterOrigins).toContain('http://kartenliebe.ch.localhost:3000');
    expect(sisterOrigins).toContain('http://kartenliebe.de.localhost:3000');
    expect(languages).toEqual(['de', 'fr', 'it']);
    expect(prefixes).toEqual(['fr', 'it']);
  });

  test('tells hosts apart that differ in their www. alone', () => {
    const withWww: Site = { channel: 'poster', market: 'fr', host: 'www.shop.example' };
    const alps: Site = { channel: 'poster', market: 'ch', host: 'ch.shop.example' };
    const sites = [german, withWww, alps];
    const shop = rightOf({ protocol: 'https', sites, defaultSite: german });
    const hosts = ['shop.example', 'www.shop.example.', 'www.ch.shop.example'];
    const foreign = ['ch.www.shop.example', 'www.www.shop.example'];
    const hrefs = [...hosts, ...foreign].map((host) => `https://${host}/a`);
    const kindsOn = (site: Site) => {
      const context = linkContext(shop, site, { path: '/', search: '' });
      return hrefs.map((href) => classifyLink(context, href).kind);
    };
    const others = ['external', 'external'];
    expect(kindsOn(german)).toEqual(['internal', 'sister', 'sister', ...others]);
    expect(kindsOn(withWww)).toEqual(['sister', 'internal', 'sister', ...others]);
    expect(kindsOn(alps)).toEqual(['sister', 'sister', 'internal', ...others]);
  });

  test('names what others answer in the languages of the market, and nothing else', () => {
    const { elsewhere } = linkContext(embeddedSites(3000), embeddedSite('ch'), {
      path: '/',
      search: '',
    });
    expect(new Set(elsewhere).size).toBe(elsewhere.length);
    const named = (word: string): boolean => elsewhere.includes(word);
    const all = ['warenkorb', 'panier', 'carrello', 'creer-carte', 'img'];
    expect(all.every(named)).toBe(true);
    expect(['winkelwagen', 'newsletter', 'avis', 'magazin', 'configurator-card'].some(named)).toBe(
      false,
    );
  });
});

describe('a designer’s locale', () => {
  test('is the first one named; the query keeps the rest as it was', () => {
    expect(designerLocale('?locale=fr-FR&locale=de-DE')).toBe('fr-FR');
    expect(designerLocale('?a=1')).toBeUndefined();
    expect(withDesignerLocale('a=b?c&&locale=x', 'de-DE')).toBe('?a=b?c&locale=de-DE');
  });
});

test('nothing is translated where nothing is', () => {
  expect(translateKnownSegments([], 'fr')).toEqual([]);
  expect(translateKnownSegments(['warenkorb', 'wishlist'], 'fr')).toEqual(['panier', 'wishlist']);
});

test('every locale has a market with sites in both channels', () => {
  const markets = new Set(Object.values(localeTable).map(({ market }) => market));
  expect(embeddedSites(3000).sites).toHaveLength(markets.size * 2);
});
