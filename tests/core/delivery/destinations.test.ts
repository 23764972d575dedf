/** Which other countries a page's configuration is delivered to. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { askedCountry, destinationsOf } from '../../../core/domain/delivery/destinations.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { locales, markets, type Locale } from '../../../core/domain/locale/locales.ts';
import { countryOf, languageOf, localesOf, marketOf } from '../../../core/domain/locale/markets.ts';
import { countryMarkets, isServedCountry } from '../../../core/domain/locale/countries.ts';
import type { LocalizedUrl } from '../../../core/domain/routing/localized-urls.ts';

const urlOf = (locale: Locale): string => `https://${marketOf(locale)}.example/${locale}`;

/** The page in every locale, in each market its own language first. */
const everywhere: readonly LocalizedUrl[] = markets.flatMap((market) =>
  localesOf(market).map((locale) => ({ locale, url: urlOf(locale), isSamePage: true })),
);

const anyLocale = fc.constantFrom(...locales);

/** The page in some locales, the start page in the others. */
const anyUrls = fc
  .array(fc.boolean(), { minLength: everywhere.length, maxLength: everywhere.length })
  .map((are) => everywhere.map((url, index) => ({ ...url, isSamePage: are[index] === true })));

describe('the other countries that a picture is delivered to', () => {
  property.prop([anyLocale, anyUrls])(
    'are those whose shop has the page and measures as this one does, each once',
    (locale, urls) => {
      const found = destinationsOf(locale, urls);
      const expected = urls.filter(
        (url) =>
          url.isSamePage &&
          marketOf(url.locale) !== marketOf(locale) &&
          formatUnitOf(url.locale) === formatUnitOf(locale),
      );
      expect(new Set(found.map((one) => marketOf(one.locale)))).toEqual(
        new Set(expected.map((one) => marketOf(one.locale))),
      );
      expect(new Set(found.map(({ country }) => country)).size).toBe(found.length);
      for (const one of found) {
        expect(expected).toContainEqual({ locale: one.locale, url: one.url, isSamePage: true });
        expect(one.country).toBe(countryOf(one.locale));
        expect(isServedCountry(one.country) && countryMarkets[one.country]).toBe(
          marketOf(one.locale),
        );
      }
    },
  );

  property.prop([anyLocale, anyUrls])(
    'are read in the page’s language where that shop speaks it',
    (locale, urls) => {
      for (const one of destinationsOf(locale, urls)) {
        const spoken = urls
          .filter((url) => url.isSamePage && marketOf(url.locale) === marketOf(one.locale))
          .map((url) => languageOf(url.locale));
        const own = languageOf(locale);
        expect(languageOf(one.locale)).toBe(spoken.includes(own) ? own : spoken[0]);
      }
    },
  );

  property.prop([anyLocale, anyUrls, fc.constantFrom(...Object.keys(countryMarkets), 'IE', '')])(
    'are what an address may name beside the page’s own',
    (locale, urls, country) => {
      const destinations = destinationsOf(locale, urls);
      const asked = askedCountry(locale, destinations, country);
      const destination = destinations.find((one) => one.country === country);
      if (country === countryOf(locale)) expect(asked).toEqual({ kind: 'own' });
      else
        expect(asked).toEqual(
          destination ? { kind: 'elsewhere', destination } : { kind: 'not-served' },
        );
      expect(askedCountry(locale, destinations, undefined)).toEqual({ kind: 'own' });
    },
  );

  test('of each language, and none where inches are sold', () => {
    const countries = (locale: Locale) =>
      destinationsOf(locale, everywhere).map((one) => `${one.country} ${languageOf(one.locale)}`);
    expect(countries('en-US')).toEqual([]);
    expect(countries('de-DE')).toEqual([
      'AT de',
      'CH de',
      'IT de',
      'LI de',
      'LU de',
      'GB en',
      'ES es',
      'BE nl',
      'FR fr',
      'NL nl',
    ]);
    expect(countries('fr-FR')).toContain('BE fr');
    expect(countries('en-GB')).toContain('DE de');
  });
});
