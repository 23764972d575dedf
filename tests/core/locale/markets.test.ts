import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { defaultCollageId } from '../../../core/domain/products/collage/collages.ts';
import { channels } from '../../../core/domain/locale/channel.ts';
import { channelDefaults } from '../../../core/domain/locale/channel-defaults.ts';
import {
  contentFallbackChain,
  contentLocaleTable,
  isContentLocale,
} from '../../../core/domain/locale/content-locales.ts';
import {
  contentLocaleOf,
  defaultLocaleOf,
  parseLocale,
} from '../../../core/domain/locale/locale.ts';
import {
  contentLocales,
  locales,
  localeTable,
  markets,
} from '../../../core/domain/locale/locales.ts';
import {
  isMarket,
  languageOf,
  languagesOf,
  localesOf,
  marketOf,
  parseMarket,
  reportOfLocaleError,
} from '../../../core/domain/locale/markets.ts';
import { otherChannel } from '../../../core/domain/locale/other-channel.ts';
import { isPlatform, platforms } from '../../../core/domain/locale/platforms.ts';
import { E } from '../../../core/fp.ts';
import { anyChannel, anyLocale, anyMarket } from '../../arbitraries/locale.ts';

describe('the content layer', () => {
  test('has ten locales, each with fallback, currency and unit', () => {
    const lines = contentLocales.map((locale) => {
      const { fallback, currency, lengthUnit } = contentLocaleTable[locale];
      return `${locale} ${fallback ?? '-'} ${currency} ${lengthUnit}`;
    });
    expect(lines).toEqual([
      'de-CH de-DE chf cm',
      'de-DE - eur cm',
      'de-LI de-DE chf cm',
      'en-GB - gbp cm',
      'en-US en-GB usd in',
      'es-ES - eur cm',
      'fr-BE fr-FR eur cm',
      'fr-FR - eur cm',
      'it-IT - eur cm',
      'nl-NL - eur cm',
    ]);
  });

  property.prop([fc.constantFrom(...contentLocales)])(
    'agrees with the shop’s own table',
    (locale) => {
      expect(localeTable[locale]).toMatchObject(contentLocaleTable[locale]);
    },
  );

  property.prop([fc.constantFrom(...contentLocales)])('falls back within a language', (locale) => {
    const chain = contentFallbackChain(locale);
    expect(chain[0]).toBe(locale);
    expect(chain.map((one) => contentLocaleTable[one].fallback)).toEqual([
      ...chain.slice(1),
      undefined,
    ]);
    expect(new Set(chain.map(languageOf)).size).toBe(1);
  });

  property.prop([anyLocale])('knows a locale exactly if its texts are its own', (locale) => {
    expect(isContentLocale(locale)).toBe(contentLocaleOf(locale) === locale);
  });
});

describe('markets', () => {
  property.prop([fc.oneof(fc.constantFrom(...markets), fc.string())])(
    'are read by their suffix, letter for letter',
    (text) => {
      const known = markets.some((market) => market === text);
      expect(isMarket(text)).toBe(known);
      expect(parseMarket(text)).toEqual(
        known ? E.right(text) : E.left({ kind: 'unknown-market', text }),
      );
    },
  );

  test('have the suffixes of storefront §3, in the order of the locales', () => {
    expect(locales.map(marketOf).join(', ')).toBe(
      'at, ch, de, it, li, lu, gb, com, es, be, ch, fr, lu, ch, it, be, nl',
    );
    expect(locales.map(languageOf).join(' ')).toBe(
      'de de de de de de en en es fr fr fr fr it it nl nl',
    );
  });
});

describe('a market', () => {
  property.prop([anyMarket])('has the locales whose suffix it is', (market) => {
    expect([...localesOf(market)].toSorted()).toEqual(
      locales.filter((locale) => marketOf(locale) === market),
    );
    expect(localesOf(market)[0]).toBe(defaultLocaleOf(market));
    expect(languagesOf(market)).toEqual(localesOf(market).map((locale) => locale.slice(0, 2)));
  });
});

describe('a refused locale', () => {
  property.prop([fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{2}-[A-Z]{2}$/u))])(
    'is only reported where its code has five characters',
    (text) => {
      const locale = parseLocale(text);
      if (E.isRight(locale)) return;
      const reported = reportOfLocaleError(locale.left);
      expect(reported).toBe(locale.left.kind === 'missing' ? 'locale-missing' : undefined);
      if (reported !== undefined) expect(text).toHaveLength(5);
    },
  );

  test.each([
    ['xx-XX', 'locale-missing'],
    ['de-d', undefined],
    ['de-DE-1', undefined],
    ['', undefined],
  ])('%j is reported as %s', (text, code) => {
    expect(E.mapLeft(reportOfLocaleError)(parseLocale(text))).toEqual(E.left(code));
  });
});

property.prop([anyChannel])('a shopper switches to the other channel, and back', (channel) => {
  expect(otherChannel(channel)).not.toBe(channel);
  expect(otherChannel(otherChannel(channel))).toBe(channel);
});

describe('the platforms', () => {
  property.prop([
    fc.oneof(fc.string(), fc.constantFrom(...platforms, 'Web', 'app', 'toString', '')),
  ])('are the web and the desktop software, letter for letter', (text) => {
    expect(isPlatform(text)).toBe(text === 'web' || text === 'desktop');
  });

  test('are two, and known by their names', () => {
    expect(platforms).toEqual(['web', 'desktop']);
    expect(platforms.every(isPlatform)).toBe(true);
  });
});

describe('channel defaults', () => {
  property.prop([anyChannel, anyLocale])(
    'differ in the US-English poster channel alone',
    (at, locale) => {
      const differs = at === 'poster' && locale === 'en-US';
      expect(channelDefaults(at, locale)).toEqual({
        aluminiumGalleryUnit: differs ? 'in' : 'cm',
        hasApps: !differs,
      });
    },
  );

  test('have a collage for each channel', () => {
    expect(channels.map((channel) => String(defaultCollageId(channel)))).toEqual(['13', '1']);
  });
});
