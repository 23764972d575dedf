import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { channels, isChannel } from '../../../core/domain/locale/channel.ts';
import {
  contentLocaleOf,
  defaultLocaleOf,
  fallbackChain,
  isLanguage,
  isLocale,
  localeInMarket,
  parseLocale,
} from '../../../core/domain/locale/locale.ts';
import { currencyOf, formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import {
  contentLocales,
  defaultLocale,
  languages,
  locales,
  localeTable,
  mainMarkets,
  markets,
  marketTable,
  type Locale,
} from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { anyCodePoint } from '../../arbitraries/code-point.ts';
import { anyLanguage, anyLocale, anyMarket } from '../../arbitraries/locale.ts';

/** Storefront §3 as it stands there: the locales, and their suffixes in the order of that list. */
const specified = {
  locales:
    'de-AT, de-CH, de-DE, de-IT, de-LI, de-LU, en-GB, en-US, es-ES, fr-BE, fr-CH, fr-FR, fr-LU, ' +
    'it-CH, it-IT, nl-BE, nl-NL',
  suffixes: 'at, ch, de, it, li, lu, gb, com, es, be, ch, fr, lu, ch, it, be, nl',
  contentLocales: 'de-CH, de-DE, de-LI, en-GB, en-US, es-ES, fr-BE, fr-FR, it-IT, nl-NL',
};

/** Storefront §3: what is not euro, not centimetres, and what falls back. */
const exceptions = {
  currency: {
    'de-CH': 'chf',
    'de-LI': 'chf',
    'fr-CH': 'chf',
    'it-CH': 'chf',
    'en-GB': 'gbp',
    'en-US': 'usd',
  },
  lengthUnit: { 'en-US': 'in' },
  fallback: {
    'de-AT': 'de-DE',
    'de-CH': 'de-DE',
    'de-LI': 'de-DE',
    'de-LU': 'de-DE',
    'de-IT': 'de-DE',
    'en-US': 'en-GB',
    'fr-BE': 'fr-FR',
    'fr-CH': 'fr-FR',
    'fr-LU': 'fr-FR',
    'it-CH': 'it-IT',
    'nl-BE': 'nl-NL',
  },
} as const satisfies Record<string, Partial<Record<Locale, string>>>;

/** The locales whose value in a column differs from the usual one. */
const differing = (column: 'currency' | 'lengthUnit' | 'fallback', usual: string | undefined) =>
  Object.fromEntries(
    locales
      .map((locale) => [locale, localeTable[locale][column]] as const)
      .filter(([, value]) => value !== usual),
  );

describe('the locale table', () => {
  test('has the locales, suffixes and content locales of the specification, in its order', () => {
    expect(locales.join(', ')).toBe(specified.locales);
    expect(locales.map((locale) => localeTable[locale].market).join(', ')).toBe(specified.suffixes);
    expect(contentLocales.join(', ')).toBe(specified.contentLocales);
    expect(languages.join(', ')).toBe('de, en, es, fr, it, nl');
    expect(defaultLocale).toBe('de-DE');
  });

  test('differs from euro, centimetres and no fallback where the specification says so', () => {
    expect(differing('currency', 'eur')).toEqual(exceptions.currency);
    expect(differing('lengthUnit', 'cm')).toEqual(exceptions.lengthUnit);
    expect(differing('fallback', undefined)).toEqual(exceptions.fallback);
  });

  property.prop([anyLocale])('gives a locale its own first two letters as language', (locale) => {
    expect(localeTable[locale].language).toBe(locale.slice(0, 2));
  });

  property.prop([anyLocale])('is what currency and unit are asked of', (locale) => {
    expect(currencyOf(locale)).toBe(localeTable[locale].currency);
    expect(formatUnitOf(locale)).toBe(localeTable[locale].lengthUnit);
  });
});

describe('the market table', () => {
  test('has the languages of the decisions, the default one first', () => {
    const lines = markets.map(
      (market) =>
        `${market} ${marketTable[market].locales.map((locale) => locale.slice(0, 2)).join(',')}`,
    );
    expect(lines.join(' · ')).toBe(
      'at de · ch de,fr,it · de de · it it,de · li de · lu fr,de · gb en · com en · es es · ' +
        'be nl,fr · fr fr · nl nl',
    );
  });

  test('counts days in zones that the engine knows', () => {
    const zones = markets.map((market) => marketTable[market].timeZone.replace(/^.*\//u, ''));
    expect(zones.join(' ')).toBe(
      'Vienna Zurich Berlin Rome Vaduz Luxembourg London New_York Madrid Brussels Paris Amsterdam',
    );
    for (const market of markets) {
      const { timeZone } = marketTable[market];
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
  });

  property.prop([anyLocale])('lists every locale in its own market, once over all', (locale) => {
    const listing = markets.filter((market) =>
      marketTable[market].locales.some((listed) => listed === locale),
    );
    expect(listing).toEqual([localeTable[locale].market]);
  });

  property.prop([anyLanguage])(
    'leads a language to a market that has it as default',
    (language) => {
      const locale = defaultLocaleOf(mainMarkets[language]);
      expect(localeTable[locale].language).toBe(language);
      expect(fallbackChain(locale)).toEqual([locale]);
    },
  );

  property.prop([anyMarket, anyLanguage])(
    'finds the locale of a language, if any',
    (market, language) => {
      const found = localeInMarket(market, language);
      const expected = locales.find(
        (locale) =>
          localeTable[locale].market === market && localeTable[locale].language === language,
      );
      expect(found).toBe(expected);
    },
  );
});

describe('fallbackChain', () => {
  property.prop([anyLocale])('ends, without repetition, in a locale that has none', (locale) => {
    const chain = fallbackChain(locale);
    expect(chain[0]).toBe(locale);
    expect(new Set(chain).size).toBe(chain.length);
    expect(chain.map((one) => localeTable[one].fallback)).toEqual([...chain.slice(1), undefined]);
  });

  property.prop([anyLocale])('never changes the language', (locale) => {
    const spoken = fallbackChain(locale).map((one) => localeTable[one].language);
    expect(new Set(spoken)).toEqual(new Set([localeTable[locale].language]));
  });
});

describe('contentLocaleOf', () => {
  property.prop([anyLocale])(
    'gives a listed locale of the same language; a listed one itself',
    (locale) => {
      const content = contentLocaleOf(locale);
      expect(contentLocales).toContain(content);
      expect(localeTable[content].language).toBe(localeTable[locale].language);
      expect(contentLocaleOf(content)).toBe(content);
    },
  );

  test('gives the fallbacks that the decisions name', () => {
    const unlisted = locales.filter((locale) => contentLocaleOf(locale) !== locale);
    expect(Object.fromEntries(unlisted.map((locale) => [locale, contentLocaleOf(locale)]))).toEqual(
      {
        'nl-BE': 'nl-NL',
        'de-AT': 'de-DE',
        'de-IT': 'de-DE',
        'de-LU': 'de-DE',
        'fr-CH': 'fr-FR',
        'fr-LU': 'fr-FR',
        'it-CH': 'it-IT',
      },
    );
  });
});

describe('parseLocale', () => {
  property.prop([anyLocale])('reads every locale', (locale) => {
    expect(parseLocale(locale)).toEqual(E.right(locale));
  });

  property.prop([fc.stringMatching(/^[a-zA-Z]{2}-[a-zA-Z]{2}$/u)])(
    'reports a code of the right shape as missing, in whatever case',
    (text) => {
      expect(parseLocale(text)).toEqual(
        isLocale(text) ? E.right(text) : E.left({ kind: 'missing', text }),
      );
    },
  );

  property.prop([
    fc.oneof(fc.string({ unit: anyCodePoint }), fc.constantFrom('', 'de', 'de-DE-1', 'de_DE')),
  ])('reports any other text as malformed', (text) => {
    fc.pre(!/^[a-zA-Z]{2}-[a-zA-Z]{2}$/u.test(text));
    expect(parseLocale(text)).toEqual(E.left({ kind: 'malformed', text }));
  });

  test.each(['de-de', 'DE-DE', 'xx-XX', 'fr-LI'])('%s is missing', (text) => {
    expect(parseLocale(text)).toEqual(E.left({ kind: 'missing', text }));
  });

  test.each(['', 'de', 'deDE', 'de-DEU', ' de-DE', 'de-DE\n', 'dſ-DE', 'd1-DE', 'toString'])(
    '%j is malformed',
    (text) => {
      expect(parseLocale(text)).toEqual(E.left({ kind: 'malformed', text }));
    },
  );
});

describe('the guards', () => {
  test('hold for every listed text', () => {
    expect(['poster', 'kartenliebe', 'Poster', 'cards', ''].map(isChannel)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(locales.filter(isLocale)).toEqual(locales);
    expect(languages.filter(isLanguage)).toEqual(languages);
  });

  property.prop([fc.oneof(fc.string(), fc.constantFrom(...locales, ...languages, ...channels))])(
    'hold for listed texts alone',
    (text) => {
      expect(isLocale(text)).toBe(locales.map(String).includes(text));
      expect(isLanguage(text)).toBe(languages.map(String).includes(text));
      expect(isChannel(text)).toBe(channels.map(String).includes(text));
    },
  );
});
