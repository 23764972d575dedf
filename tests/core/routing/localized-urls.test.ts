import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { locales, markets, type Locale } from '../../../core/domain/locale/locales.ts';
import { localesOf, marketOf } from '../../../core/domain/locale/markets.ts';
import { routeAddress } from '../../../core/domain/routing/addresses.ts';
import {
  localisedSlugs,
  localizedUrlsOf,
  urlsOfApplication,
  urlsOfPage,
  type LocalizedUrl,
} from '../../../core/domain/routing/localized-urls.ts';
import { answererOf, specialPrefixKinds } from '../../../core/domain/routing/special-prefixes.ts';
import { configuredSites, findSite, siteOrigin } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { anyChannel } from '../../arbitraries/locale.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';

const sites = embeddedSites(3_000);
const applications = specialPrefixKinds.filter(
  (kind) => !['designer', 'storefront'].includes(answererOf(kind)),
);
const urlIn = (urls: readonly LocalizedUrl[], locale: Locale): LocalizedUrl | undefined =>
  urls.find((url) => url.locale === locale);

describe('the addresses of a page in other languages', () => {
  property.prop([anyChannel])('are start pages where nothing is said', (channel) => {
    const urls = localizedUrlsOf(sites, channel, {});
    expect(urls.map(({ locale }) => locale)).toEqual(markets.flatMap(localesOf));
    for (const { locale, url, isSamePage } of urls) {
      expect(isSamePage).toBe(false);
      expect(routeAddress(url, sites)).toMatchObject({
        right: { kind: 'page', locale, route: { kind: 'start' } },
      });
    }
  });

  test.each([
    ['http://ch.localhost:3000/fr/aide', 'http://ch.localhost:3000/fr/aide'],
    ['http://ch.localhost:3000', 'http://ch.localhost:3000/'],
    ['http://ch.localhost:3000/', 'http://ch.localhost:3000/'],
    ['/fr/aide?a=1#b', 'http://ch.localhost:3000/fr/aide?a=1#b'],
  ])('are what is said where that is on the site: %j', (said, url) => {
    const urls = localizedUrlsOf(sites, 'poster', { 'fr-CH': said });
    expect(urlIn(urls, 'fr-CH')).toEqual({ locale: 'fr-CH', url, isSamePage: true });
    expect(urls.filter(({ isSamePage }) => isSamePage)).toHaveLength(1);
  });

  test.each([
    'https://ch.localhost:3000/fr/aide',
    'http://fr.localhost:3000/aide',
    'http://ch.localhost:3000.evil.example/',
    'http://ch.localhost:3000@evil.example/',
    'http://ch.localhost:3000//evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/fr/ai de',
    '/fr/a\\b',
    '/fr/a\nb',
    'javascript:alert(1)',
    'fr/aide',
    '',
    7,
    null,
    ['/fr/aide'],
  ])('are the start page where it is elsewhere or nothing: %j', (said) => {
    const urls = localizedUrlsOf(sites, 'poster', { 'fr-CH': said });
    expect(urlIn(urls, 'fr-CH')).toEqual({
      locale: 'fr-CH',
      url: 'http://ch.localhost:3000/fr',
      isSamePage: false,
    });
  });

  property.prop([
    anyChannel,
    fc.dictionary(fc.constantFrom(...locales, 'xx-XX', '__proto__'), fc.string()),
  ])('never leave the site of their locale', (channel, said) => {
    for (const { locale, url } of localizedUrlsOf(sites, channel, said)) {
      const site = findSite(sites, channel, marketOf(locale));
      expect(site && new URL(url).origin).toBe(site && siteOrigin(sites, site));
    }
  });

  test('are those of the sites that there are', () => {
    const site = { channel: 'poster', market: 'ch', host: 'posters.example' } as const;
    const few = configuredSites({ protocol: 'https', sites: [site], defaultSite: site });
    if (E.isLeft(few)) throw new Error(few.left.kind);
    expect(localizedUrlsOf(few.right, 'poster', {}).map(({ locale }) => locale)).toEqual([
      'de-CH',
      'fr-CH',
      'it-CH',
    ]);
    expect(localizedUrlsOf(few.right, 'kartenliebe', {})).toEqual([]);
  });

  property.prop([anyChannel])('are the start pages of the platform', (channel) => {
    for (const { locale, url } of localizedUrlsOf(sites, channel, {}, 'desktop'))
      expect(routeAddress(url, sites)).toMatchObject({
        right: { kind: 'page', locale, platform: 'desktop', route: { kind: 'desktopStart' } },
      });
  });
});

describe('what is said of a page of this storefront', () => {
  const slugs = localisedSlugs({ 'de-DE': 'leinwanddruck', 'fr-FR': 'impression/sur-toile' });
  const content = { kind: 'content', segments: ['leinwanddruck'] } as const;

  test('is the page where the content has it, and nothing where it has not', () => {
    const said = urlsOfPage(sites, 'poster', { route: content, platform: 'web' }, slugs);
    expect(said).toMatchObject({
      'de-DE': 'http://localhost:3000/leinwanddruck',
      'de-IT': 'http://it.localhost:3000/de/leinwanddruck',
      'fr-CH': 'http://ch.localhost:3000/fr/impression/sur-toile',
    });
    // Each locale without texts of its own has those of its content locale.
    expect(Object.keys(said).toSorted().join(' ')).toBe(
      'de-AT de-DE de-IT de-LU fr-CH fr-FR fr-LU',
    );
  });

  test.each([
    { kind: 'wishlist' },
    { kind: 'theme', id: '7' },
    { kind: 'products', segment: 'products' },
  ] as const)('is, of $kind, what the content has, too', (route) => {
    const said = urlsOfPage(sites, 'poster', { route, platform: 'web' }, slugs);
    expect(Object.keys(said)).toContain('fr-CH');
    expect(Object.keys(said)).not.toContain('it-CH');
  });

  property.prop([anyChannel, fc.constantFrom('web', 'desktop')])(
    'is the start page everywhere',
    (channel, platform) => {
      const said = urlsOfPage(sites, channel, { route: { kind: 'start' }, platform }, {});
      expect(Object.keys(said)).toEqual(locales);
      expect(localizedUrlsOf(sites, channel, said).every(({ isSamePage }) => isSamePage)).toBe(
        true,
      );
    },
  );
});

test.each(applications)('what is said of %s leads to it in every language', (application) => {
  for (const platform of ['web', 'desktop'] as const) {
    const said = urlsOfApplication(sites, 'kartenliebe', platform, application);
    expect(Object.keys(said)).toEqual(locales);
    for (const [locale, url] of Object.entries(said))
      expect(routeAddress(String(url), sites)).toMatchObject({
        right: { kind: 'application', locale, application, platform },
      });
  }
});
