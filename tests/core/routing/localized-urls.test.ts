import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { locales, type Locale } from '../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import { routeAddress } from '../../../core/domain/routing/addresses.ts';
import { localizedUrlsOf, type LocalizedUrl } from '../../../core/domain/routing/localized-urls.ts';
import { configuredSites, findSite, siteOrigin } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { anyChannel } from '../../arbitraries/locale.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';

const sites = embeddedSites(3_000);
const urlIn = (urls: readonly LocalizedUrl[], locale: Locale): LocalizedUrl | undefined =>
  urls.find((url) => url.locale === locale);

describe('the addresses of a page in other languages', () => {
  property.prop([anyChannel])('are start pages where nothing is said', (channel) => {
    const urls = localizedUrlsOf(sites, channel, {});
    expect(urls.map(({ locale }) => locale)).toEqual(locales);
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
});
