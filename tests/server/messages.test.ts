import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { fc, test as property } from '@fast-check/vitest';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';

import { locales, localeTable } from '../../core/domain/locale/locales.ts';
import { catalogues } from '../../ui/messages/catalogues.ts';
import { catalogueOf, compileMessages } from '../../ui/messages/compile.ts';
import { formatMessage, formatParts } from '../../ui/messages/format-message.ts';

const { de, 'en-US': american, ...others } = catalogues;
const keys = Object.keys(de);
const complete: Readonly<Record<string, Readonly<Record<string, string>>>> = { de, ...others };

/** The names and the kinds of a message's arguments and tags, all branches together. */
const argumentsOf = (elements: readonly MessageFormatElement[]): readonly string[] => [
  ...new Set(
    elements
      .flatMap((element): readonly string[] => {
        switch (element.type) {
          case TYPE.literal:
          case TYPE.pound:
            return [];
          case TYPE.tag:
            return [`<${element.value}>`, ...argumentsOf(element.children)];
          case TYPE.select:
          case TYPE.plural:
            return [
              element.value,
              ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
            ];
          default:
            return [element.value];
        }
      })
      .toSorted(),
  ),
];

const typesOf = (elements: readonly MessageFormatElement[]): readonly TYPE[] =>
  elements.flatMap((element): readonly TYPE[] => {
    switch (element.type) {
      case TYPE.tag:
        return [element.type, ...typesOf(element.children)];
      case TYPE.select:
      case TYPE.plural:
        return [
          element.type,
          ...Object.values(element.options).flatMap(({ value }) => typesOf(value)),
        ];
      default:
        return [element.type];
    }
  });

const everyText = Object.entries(catalogues).flatMap(([language, catalogue]) =>
  Object.entries(catalogue).map(([key, text]) => ({ language, key, text })),
);

describe('catalogues', () => {
  test.each(Object.keys(complete))('%s has every key and no other', (language) => {
    expect(Object.keys(complete[language] ?? {}).toSorted()).toEqual(keys.toSorted());
  });

  test('American English only words differently what English has', () => {
    const english: Readonly<Record<string, string>> = catalogues.en;
    for (const [key, text] of Object.entries(american)) {
      expect(keys).toContain(key);
      expect({ key, text }).not.toEqual({ key, text: english[key] });
    }
  });

  test('every text is an ICU message that says something', () => {
    for (const { language, key, text } of everyText) {
      expect(() => parse(text), `${language} ${key}`).not.toThrow();
      expect(text.trim(), `${language} ${key}`).toBe(text);
      expect(text, `${language} ${key}`).not.toBe('');
    }
  });

  test('a text takes the same arguments and tags in every language', () => {
    const german: Readonly<Record<string, string>> = de;
    for (const { language, key, text } of everyText) {
      expect(argumentsOf(parse(text)), `${language} ${key}`).toEqual(
        argumentsOf(parse(german[key] ?? '')),
      );
    }
  });

  // Engines differ in the locale data behind these, which breaks hydration: the core prints figures.
  test('no text leaves the printing of a figure or a date to the engine', () => {
    const refused: readonly TYPE[] = [TYPE.number, TYPE.date, TYPE.time, TYPE.pound];
    for (const { language, key, text } of everyText) {
      expect(
        typesOf(parse(text)).filter((type) => refused.includes(type)),
        `${language} ${key}`,
      ).toEqual([]);
    }
  });
});

describe('compileMessages', () => {
  test.each(locales)('%s has every key, and the same object each time', (locale) => {
    expect(Object.keys(compileMessages(locale)).toSorted()).toEqual(keys.toSorted());
    expect(compileMessages(locale)).toBe(compileMessages(locale));
  });

  test('American English falls back on English', () => {
    expect(catalogueOf('en-US')['header.cart']).toBe('Cart');
    expect(catalogueOf('en-US')['header.menu']).toBe(catalogues.en['header.menu']);
    expect(catalogueOf('en-GB')['header.cart']).toBe('Basket');
  });

  test('Switzerland and Liechtenstein write no ß', () => {
    expect(JSON.stringify(compileMessages('de-DE'))).toContain('ß');
    expect(JSON.stringify(compileMessages('de-CH'))).not.toContain('ß');
    expect(JSON.stringify(compileMessages('de-LI'))).not.toContain('ß');
  });

  test('what is sent to a browser survives JSON', () => {
    for (const locale of locales) {
      expect(JSON.parse(JSON.stringify(compileMessages(locale)))).toEqual(compileMessages(locale));
    }
  });
});

const compiledText = (locale: (typeof locales)[number], key: string) =>
  compileMessages(locale)[key] ?? '';

describe('formatMessage', () => {
  property.prop([
    fc.constantFrom(...locales),
    fc.constantFrom(...keys),
    fc.string(),
    fc.nat({ max: 200 }),
  ])('says what the reference formatter says', (locale, key, word, count) => {
    const catalogue: Readonly<Record<string, string>> = catalogueOf(locale);
    const text = catalogue[key] ?? '';
    const names = argumentsOf(parse(text));
    const values = Object.fromEntries(
      names
        .filter((name) => !name.startsWith('<'))
        .map((name) => [name, text.includes(`{${name}, plural`) ? count : word]),
    );
    const tags = Object.fromEntries(
      names
        .filter((name) => name.startsWith('<'))
        .map((name) => [name.slice(1, -1), (words: readonly unknown[]) => words.join('')]),
    );
    const swiss = locale === 'de-CH' || locale === 'de-LI';
    const reference = new IntlMessageFormat(swiss ? text.replaceAll('ß', 'ss') : text, locale);
    expect(formatMessage(compiledText(locale, key), locale, values)).toBe(
      reference.format({ ...values, ...tags }),
    );
  });

  property.prop([fc.constantFrom(...locales), fc.constantFrom(...keys), fc.string(), fc.nat()])(
    'fills every argument of every text, and leaves no braces behind',
    (locale, key, word, count) => {
      const text: Readonly<Record<string, string>> = catalogueOf(locale);
      const names = argumentsOf(parse(text[key] ?? ''));
      const isCounted = (name: string): boolean => (text[key] ?? '').includes(`{${name}, plural`);
      const safe = word.replaceAll(/[{}]/gu, '');
      const values = Object.fromEntries(
        names
          .filter((name) => !name.startsWith('<'))
          .map((name) => [name, isCounted(name) ? count : safe]),
      );
      const tags = Object.fromEntries(
        names
          .filter((name) => name.startsWith('<'))
          .map((name) => [name.slice(1, -1), () => 'linked']),
      );
      const drawn = formatParts(compiledText(locale, key), locale, tags, values)
        .map(String)
        .join('');
      expect(drawn).not.toMatch(/[{}]/u);
    },
  );

  property.prop([fc.constantFrom(...locales), fc.integer({ min: 2, max: 1_000_000 })])(
    'tells one article from several',
    (locale, count) => {
      const message = compiledText(locale, 'header.cart-count');
      const several = formatMessage(message, locale, { count });
      expect(several).toContain(String(count));
      expect(several.replace(String(count), '')).toBe(
        formatMessage(message, locale, { count: 2 }).replace('2', ''),
      );
    },
  );

  property.prop([fc.string()])('"Page Not Found" shows the path as it is', (path) => {
    for (const locale of locales) {
      expect(formatMessage(compiledText(locale, 'error.page-not-found'), locale, { path })).toBe(
        `Page Not Found: ${path}`,
      );
    }
  });

  test('a language is named in its own words in every locale', () => {
    for (const locale of locales) {
      const { language } = localeTable[locale];
      const names = locales.map((other) => compiledText(other, `language.${language}`));
      expect(new Set(names).size).toBe(1);
    }
  });
});
