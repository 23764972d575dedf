/** What a native editor would mark in the sample texts, as far as a machine can see it. */
import { describe, expect, test } from 'vitest';

import { contactHoursIn } from '../../../../../../core/domain/contact/contact-hours-in.ts';
import { expressRate, shippingRate } from '../../../../../../core/domain/delivery/shipping-cost.ts';
import { shippingClasses } from '../../../../../../core/domain/delivery/tables/shipping-rates.ts';
import { storyPlace } from '../../../../../../core/domain/routing/story-folders.ts';
import type { Channel } from '../../../../../../core/domain/locale/channel.ts';
import { contentLocaleOf } from '../../../../../../core/domain/locale/locale.ts';
import {
  contentLocales,
  locales,
  localeTable,
  marketTable,
  type ContentLocale,
  type Language,
  type Locale,
} from '../../../../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../../../../core/domain/locale/markets.ts';
import { formatMoney } from '../../../../../../core/domain/money/format-money.ts';
import {
  pagesOfChannel,
  type PageKey,
} from '../../../../../../server/embedded/content/samples/stories/registry.ts';
import {
  productKeysOf,
  pageOf,
  type Site,
} from '../../../../../../server/embedded/content/samples/stories/site.ts';
import { informalWord } from '../../../../../../scripts/content/address.ts';
import { stories } from '../../../../../../server/embedded/content/samples/stories/stories.ts';
import { expectForEach } from '../../../../../laws/for-each.ts';

/** The fields of stories in which shoppers read. */
const readFields =
  'title description headline text question startLabel alt linkText caption value'.split(' ');

/** A paragraph as it is read, whatever marks its parts carry. */
const joined = (children: unknown): string =>
  (children as readonly { readonly text?: string }[]).map(({ text = '\n' }) => text).join('');

/** Every text of a story's content that shoppers read. */
const textsWithin = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(textsWithin);
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'paragraph' && 'content' in value)
    return [joined(value.content)];
  return Object.entries(value).flatMap(([field, inner]) =>
    typeof inner === 'string'
      ? readFields.includes(field) && inner !== ''
        ? [inner]
        : []
      : textsWithin(inner),
  );
};

const textsOf = (locale: ContentLocale): readonly string[] =>
  stories
    .filter(({ full_slug: slug }) => storyPlace(slug)?.locale === locale)
    .flatMap(({ content }) => textsWithin(content));

const offending = (locale: ContentLocale, pattern: RegExp): readonly string[] =>
  textsOf(locale).filter((text) => pattern.test(text));

const inLanguage = (language: Language): readonly ContentLocale[] =>
  contentLocales.filter((locale) => localeTable[locale].language === language);

/** Whole words, in any letters: `\b` knows only the English ones. */
const words = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');

const siteOf = (channel: Channel, locale: ContentLocale): Site => ({
  channel,
  locale,
  pages: pagesOfChannel(channel),
});

const pageTexts = (locale: ContentLocale, key: PageKey): string => {
  const slug = pageOf(siteOf('poster', locale), key).slug(locale);
  const story = stories.find(({ full_slug: full }) => full === `poster/${locale}/pages/${slug}`);
  return textsWithin(story?.content).join('\n');
};

const inEach =
  <L extends Locale>(tried: readonly L[], law: (locale: L) => void) =>
  () =>
    expectForEach(tried, String, law);

describe('every text', () => {
  test(
    'is there to be checked',
    inEach(contentLocales, (locale) => {
      expect(textsOf(locale).length).toBeGreaterThan(300);
    }),
  );

  test(
    'has neither straight quotes nor double, leading or trailing spaces',
    inEach(contentLocales, (locale) => {
      expect(offending(locale, /["']|\s\s|^\s|\s$|\.\.\./u)).toEqual([]);
    }),
  );

  test(
    'has nothing left of the markup, and no figure that was not filled in',
    inEach(contentLocales, (locale) => {
      expect(offending(locale, /\*\*|\]\(|[{}]/u)).toEqual([]);
    }),
  );

  test(
    'keeps a figure with its unit, in the spelling of its market',
    inEach(contentLocales, (locale) => {
      const sign = localeTable[locale].language === 'en' ? ',' : String.raw`\.`;
      expect(offending(locale, /\d (?:cm|mm|inch|%|€|h\b|×)|× \d/u)).toEqual([]);
      expect(offending(locale, new RegExp(String.raw`\d${sign}\d+\s(?:cm|inch)`, 'u'))).toEqual([]);
    }),
  );

  test(
    'sets the percent sign as its language does',
    inEach(contentLocales, (locale) => {
      const { language } = localeTable[locale];
      const gap = { de: '\u00a0', en: '', es: '\u00a0', fr: '\u202f', it: '', nl: '' }[language];
      const shown = textsOf(locale).flatMap((text) => text.match(/\d\s?%/gu) ?? []);
      expect(shown.length).toBeGreaterThan(0);
      expect(new Set(shown)).toEqual(new Set([`0${gap}%`]));
    }),
  );
});

describe('French', () => {
  test(
    'has its spaces before tall signs and inside quotes',
    inEach(inLanguage('fr'), (locale) => {
      expect(offending(locale, /[^\u202f?!][?!;»]|«[^\u202f]/u)).toEqual([]);
      expect(offending(locale, /[^\u00a0]:/u)).toEqual([]);
      expect(textsOf(locale).some((text) => text.includes('\u202f?'))).toBe(true);
      expect(textsOf(locale).some((text) => text.includes('\u00a0:'))).toBe(true);
    }),
  );
});

describe('German', () => {
  test(
    'has no ß, and the quotes of Switzerland',
    inEach(['de-CH', 'de-LI'], (locale) => {
      expect(offending(locale, /[ß„“]/u)).toEqual([]);
      expect(offending(locale, /«/u)).not.toEqual([]);
      expect(offending(locale, words('Umsatzsteuer\\p{L}*'))).toEqual([]);
    }),
  );

  test('in Germany keeps its ß and its quotes', () => {
    expect(offending('de-DE', /ß/u)).not.toEqual([]);
    expect(offending('de-DE', /[«»”]/u)).toEqual([]);
  });
});

describe('English', () => {
  test('of the United States has its spelling, words and units', () => {
    const foreign = words(
      '\\p{L}*colour\\p{L}*',
      'aluminium',
      '\\p{L}*metres?',
      '\\p{L}*fibre',
      'matt',
      'cm',
      '\\p{L}*alised',
      'cancelling',
      'fulfil',
      'basket',
      'wall plugs',
      'fixings?',
      'acrylic glass',
    );
    expect(offending('en-US', foreign)).toEqual([]);
  });

  test('of the United Kingdom has its own', () => {
    const foreign = words(
      '\\p{L}*color\\p{L}*',
      'aluminum',
      '\\p{L}*meters?',
      '\\p{L}*fiber',
      'matte',
      'inch(?:es)?',
      '\\p{L}*alized',
      'canceling',
      'fulfill',
      'cart',
      'wall anchors',
      'hardware',
    );
    expect(offending('en-GB', foreign)).toEqual([]);
  });

  test(
    'says sizes, not formats',
    inEach(inLanguage('en'), (locale) => {
      expect(offending(locale, words('formats?'))).toEqual([]);
    }),
  );
});

test(
  'shoppers are addressed formally, whatever a card may say to a friend',
  inEach(contentLocales, (locale) => {
    const { language } = localeTable[locale];
    expect(textsOf(locale).filter((text) => informalWord(language, text))).toEqual([]);
  }),
);

test('Dutch prints rather than presses, and has one word for the basket', () => {
  expect(offending('nl-NL', words('\\p{L}*druk', 'drukken', '(?:ge|be)drukt'))).toEqual([]);
  expect(offending('nl-NL', words('winkelwagen', 'winkelmandje'))).toEqual([]);
});

/** Words of what papers and films are (rolled), and what fabrics are (stretched). */
const making: Readonly<Record<Language, { readonly rolled: RegExp; readonly stretched: RegExp }>> =
  {
    de: { rolled: words('gerollt', 'Rohr'), stretched: words('gespannt', 'spannen', 'Gewebe') },
    en: { rolled: words('rolled', 'tube'), stretched: words('stretche?[dr]?', 'weave') },
    es: { rolled: words('enrollad[oa]', 'tubo'), stretched: words('tensad[oa]', 'tejido') },
    fr: { rolled: words('roulée?', 'tube'), stretched: words('tendue?', 'tissu') },
    it: { rolled: words('arrotolat[oa]', 'tubo'), stretched: words('tes[oa]', 'tessuto') },
    nl: { rolled: words('opgerold', 'koker'), stretched: words('opgespannen', 'weefsel') },
  };

/** What is thin enough to travel in a tube or a roll. */
const rolledPages: readonly PageKey[] = [
  'poster',
  'fine-art',
  'wallpaper',
  'adhesive-film',
  'backlit',
  'tarpaulin',
];

/** What is a fabric and no canvas: it may be called one, and tied. */
const otherFabrics: readonly PageKey[] = ['tarpaulin', 'wallpaper'];

/** All that a page says of itself, without the tiles that lead to other materials. */
const ownTexts = (site: Site, key: PageKey): string => {
  const { blocks, teaser, uspTeaser, title, description } = pageOf(site, key).content(site);
  const own = blocks.filter(({ kind }) => kind !== 'tiles');
  return JSON.stringify({ own, teaser, uspTeaser, title, description });
};

describe('the product pages', () => {
  test(
    'say rolled of papers and films alone, and stretched of canvas and no board',
    inEach(contentLocales, (locale) => {
      const site = siteOf('poster', locale);
      const { rolled, stretched } = making[localeTable[locale].language];
      for (const key of productKeysOf(site)) {
        expect({ key, isRolled: rolled.test(ownTexts(site, key)) }).toEqual({
          key,
          isRolled: rolledPages.includes(key),
        });
      }
      for (const key of productKeysOf(site).filter((page) => !otherFabrics.includes(page)))
        expect({ key, isStretched: stretched.test(ownTexts(site, key)) }).toEqual({
          key,
          isStretched: key === 'canvas',
        });
    }),
  );

  test(
    'call the pages that their promises lead to by those pages’ own names',
    inEach(contentLocales, (locale) => {
      const site = siteOf('poster', locale);
      for (const key of productKeysOf(site)) {
        const links = pageOf(site, key)
          .content(site)
          .uspTeaser?.items.map(({ link }) => link?.text);
        const names = (['shipping', 'guarantee'] as const).map(
          (target) => pageOf(site, target).head(locale).name,
        );
        expect(links).toEqual([names[0], undefined, names[1], undefined]);
      }
    }),
  );
});

test(
  'the shipping page names every amount of every locale',
  inEach(locales, (locale) => {
    const text = pageTexts(contentLocaleOf(locale), 'shipping');
    const market = marketOf(locale);
    const amounts = shippingClasses.map((rate) => shippingRate(market, rate));
    for (const amount of [...amounts, expressRate(market)])
      expect(text).toContain(
        amount === undefined ? '–' : formatMoney(contentLocaleOf(locale), amount),
      );
    expect(text).toContain(localeTable[locale].lengthUnit === 'cm' ? '120\u00a0×\u00a080' : '47.2');
  }),
);

test('the shipping page begins with the country that it is written for, then goes by name', () => {
  const rows = pageTexts('de-DE', 'shipping').split('\n');
  const countries = ['Deutschland', 'Italien', 'Luxemburg', 'Österreich'];
  expect(rows.filter((row) => countries.includes(row))).toEqual(countries);
  expect(rows.filter((row) => row.startsWith('€'))).toEqual([]);
  const french = pageTexts('fr-FR', 'shipping').split('\n');
  expect(french.find((row) => /^(?:Belgique|France|Luxembourg)$/u.test(row))).toBe('France');
});

test(
  'the contact page of every locale names the hours of the core',
  inEach(contentLocales, (locale) => {
    const { language, market } = localeTable[locale];
    const { opens, closes } = contactHoursIn(marketTable[market].timeZone);
    const shown = (minutes: number): number =>
      language === 'en' && minutes > 12 * 60 ? minutes / 60 - 12 : minutes / 60;
    const hours = [shown(opens), shown(closes)];
    const line = pageTexts(locale, 'contact')
      .split('\n')
      .find((text) => hours.every((hour) => text.includes(String(hour))));
    expect(line).toBeDefined();
  }),
);

test.each([
  ['de-CH', 'Schweizer Recht'],
  ['fr-CH', 'droit suisse'],
  ['it-CH', 'diritto svizzero'],
] as const)('the withdrawal page of %s says what Swiss law gives', (locale, phrase) => {
  expect(pageTexts(contentLocaleOf(locale), 'withdrawal')).toContain(phrase);
});

test(
  'the accessibility statement of every locale has a date',
  inEach(contentLocales, (locale) => {
    expect(pageTexts(locale, 'accessibility')).toContain('2026');
  }),
);

test(
  'the cards page of every locale does not name its button like a page',
  inEach(contentLocales, (locale) => {
    const site = siteOf('kartenliebe', locale);
    const link = pageOf(site, 'home').content(site).teaser?.link;
    expect(link?.text).toBeTruthy();
    expect(link?.url).toBe(`/${pageOf(site, 'cards').slug(locale)}`);
    expect(link?.text).not.toBe(pageOf(site, 'cards').head(locale).name);
  }),
);

/** Walls, in any of the languages. */
const walls = /(?<!\p{L})(?:Wänden?|walls?|murs?|paredes|pared|pareti|muur|muren)(?!\p{L})/iu;

test(
  'companies and subscribers read of what their channel sells',
  inEach(contentLocales, (locale) => {
    for (const key of ['business-customers', 'white-label-service', 'newsletter'] as const) {
      const [pictures, cards] = (['poster', 'kartenliebe'] as const).map(
        (channel) => pageOf(siteOf(channel, locale), key).head(locale).lead,
      );
      expect([key, cards]).not.toEqual([key, pictures]);
      const site = siteOf('kartenliebe', locale);
      const texts = textsWithin(pageOf(site, key).content(site));
      expect([key, texts.filter((text) => walls.test(text))]).toEqual([key, []]);
    }
  }),
);
