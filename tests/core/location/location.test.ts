import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { locales, markets } from '../../../core/domain/locale/locales.ts';
import { localesOf, marketOf } from '../../../core/domain/locale/markets.ts';
import {
  countryMarkets,
  isServedCountry,
  marketOfCountry,
  parseVisitorLocation,
} from '../../../core/domain/locale/countries.ts';
import { suggestedSite } from '../../../core/domain/location/suggest-site.ts';
import { routeAddress } from '../../../core/domain/routing/addresses.ts';
import { localizedUrlsOf } from '../../../core/domain/routing/localized-urls.ts';
import { configuredSites } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { anyChannel, anyLocale, anyMarket } from '../../arbitraries/locale.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';

const sites = embeddedSites(3_000);

describe('the market of a country', () => {
  test('is another one for each of the twelve, and all are reached', () => {
    expect(Object.keys(countryMarkets)).toHaveLength(12);
    expect(Object.values(countryMarkets).toSorted()).toEqual(markets.toSorted());
  });

  test('bears the name of the country but in the United States', () => {
    for (const [country, market] of Object.entries(countryMarkets)) {
      expect(market).toBe(country === 'US' ? 'com' : country.toLowerCase());
      expect(marketOfCountry(country)).toEqual(E.right(market));
      expect(marketOfCountry(country.toLowerCase())).toEqual(E.right(market));
      expect(isServedCountry(country)).toBe(true);
    }
  });

  test.each(['', 'D', 'DEU', 'D1', ' DE', 'DE\n', '__proto__', 'ÖS'])(
    'is refused for %j, which is not a country',
    (text) => expect(marketOfCountry(text)).toEqual(E.left({ kind: 'malformed-country', text })),
  );

  test.each(['PL', 'pl', 'XX', 'UK'])('is refused for %s, where the shop does not sell', (text) => {
    const country = text.toUpperCase();
    expect(marketOfCountry(text)).toEqual(E.left({ kind: 'country-not-served', country }));
    expect(isServedCountry(country)).toBe(false);
  });
});

test.each(['toString', 'constructor', '__proto__', 'de', ''])(
  '%j is not a served country',
  (text) => {
    expect(isServedCountry(text)).toBe(false);
  },
);

describe('a location', () => {
  test('has a country in upper case, and a region if it is one', () => {
    expect(parseVisitorLocation({ country: 'de', region: 'by' })).toEqual(
      E.right({ country: 'DE', region: 'BY' }),
    );
    expect(parseVisitorLocation({ country: 'PL' })).toEqual(
      E.right({ country: 'PL', region: undefined }),
    );
    for (const region of ['', 'ABCD', 'B-Y', ' BY'])
      expect(parseVisitorLocation({ country: 'DE', region })).toEqual(
        E.right({ country: 'DE', region: undefined }),
      );
    expect(parseVisitorLocation({ country: 'Germany' })).toEqual(
      E.left({ kind: 'malformed-country', text: 'Germany' }),
    );
  });
});

describe('the suggested site', () => {
  const languages = ['pt', 'it-CH', 'fr'];

  property.prop([anyChannel, anyLocale, anyMarket])(
    'is that of the visitor’s country, same channel, at an address that routes to it',
    (channel, locale, target) => {
      const country = target === 'com' ? 'us' : target;
      const urls = localizedUrlsOf(sites, channel, {});
      const suggestion = suggestedSite({ urls, locale, languages }, { country });
      if (target === marketOf(locale)) {
        expect(suggestion).toEqual({ kind: 'stay', reason: 'same-market' });
        return;
      }
      if (suggestion.kind === 'stay') throw new Error(suggestion.reason);
      expect(suggestion.market).toBe(target);
      expect(localesOf(target)).toContain(suggestion.locale);
      expect(routeAddress(suggestion.url, sites)).toMatchObject({
        right: {
          kind: 'page',
          site: { channel, market: target },
          locale: suggestion.locale,
          route: { kind: 'start' },
        },
      });
    },
  );

  property.prop([anyLocale, anyMarket, fc.subarray([...locales])])(
    'is one of the addresses of the page, as it is, and any one of its market before none',
    (locale, target, there) => {
      const country = target === 'com' ? 'us' : target;
      const said = Object.fromEntries(there.map((one) => [one, '/x']));
      const urls = localizedUrlsOf(sites, 'poster', said).filter((url) =>
        there.includes(url.locale),
      );
      const suggestion = suggestedSite({ urls, locale, languages }, { country });
      const inMarket = urls.filter((url) => marketOf(url.locale) === target);
      if (target === marketOf(locale)) return;
      if (suggestion.kind === 'suggest') {
        const { kind: _kind, market, ...url } = suggestion;
        expect([market, inMarket]).toEqual([target, expect.arrayContaining([url])]);
        expect(url.isSamePage).toBe(true);
      } else expect([suggestion.reason, inMarket]).toEqual(['no-site', []]);
    },
  );

  test.each([
    ['de-DE', ['it-CH'], 'CH', 'de-CH'],
    ['fr-FR', ['de'], 'CH', 'fr-CH'],
    ['en-GB', ['IT', 'fr'], 'CH', 'it-CH'],
    ['en-GB', ['pt', 'xx', ''], 'CH', 'de-CH'],
    ['en-GB', [], 'LU', 'fr-LU'],
    ['es-ES', ['fr-CA'], 'BE', 'fr-BE'],
  ] as const)('for a %s page and %j in %s speaks %s', (locale, wanted, country, suggested) => {
    const question = { urls: localizedUrlsOf(sites, 'poster', {}), locale, languages: wanted };
    expect(suggestedSite(question, { country })).toMatchObject({
      kind: 'suggest',
      locale: suggested,
      isSamePage: false,
    });
  });

  test('is not suggested where the shop does not sell, or has no site', () => {
    const site = { channel: 'poster', market: 'de' } as const;
    const urls = localizedUrlsOf(sites, 'poster', {});
    const question = { urls, locale: 'de-DE', languages } as const;
    expect(suggestedSite(question, { country: 'PL' })).toEqual({
      kind: 'stay',
      reason: 'country-not-served',
    });
    const few = configuredSites({
      protocol: 'https',
      sites: [{ ...site, host: 'posters.example' }],
      defaultSite: site,
    });
    if (E.isLeft(few)) throw new Error(few.left.kind);
    const german = localizedUrlsOf(few.right, 'poster', {});
    expect(suggestedSite({ ...question, urls: german }, { country: 'FR' })).toEqual({
      kind: 'stay',
      reason: 'no-site',
    });
  });

  property.prop([fc.string(), fc.array(fc.string())])('never throws', (country, wanted) => {
    const urls = localizedUrlsOf(sites, 'poster', {});
    const question = { urls, locale: 'de-DE', languages: wanted } as const;
    expect(['stay', 'suggest']).toContain(suggestedSite(question, { country }).kind);
  });
});
