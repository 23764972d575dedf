import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { fc, test as property } from '@fast-check/vitest';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';

import { languages, locales, localeTable } from '../../../core/domain/locale/locales.ts';
import { oneOf } from '../../../core/domain/text/one-of.ts';
import { informalWord } from '../../../scripts/content/address.ts';
import { mailMessages } from '../../../server/messages/mail-messages.ts';
import { pageMessages } from '../../../server/messages/page-messages.ts';
import { shopMessages } from '../../../server/messages/shop-messages.ts';
import { priceMessages } from '../../../ui/components/price/messages.ts';
import { skipLinkMessages } from '../../../ui/components/skip-link/messages.ts';
import { allMessages } from '../../../ui/messages/all-messages.ts';
import { compileMessages, messagesFor } from '../../../ui/messages/compile.ts';
import { formatMessage, formatParts } from '../../../ui/messages/format-message.ts';
import type { MessageTable } from '../../../ui/messages/message-table.ts';
import { textIn } from '../../../ui/messages/text-in.ts';

const ui = join(import.meta.dirname, '../../../ui');

/** The files that show texts: all but tables and stories. */
const sourcesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(
          (name) => /\.tsx?$/u.test(name) && !/(^messages|\/messages|stories)\.tsx?$/u.test(name),
        )
        .map((name) => join(folder, name))
    : [];

const table: MessageTable = Object.assign({}, ...allMessages);
const keys = Object.keys(table);

/** With the texts that the server says itself, which no page brings along. */
const everyTable: MessageTable = { ...table, ...mailMessages, ...pageMessages, ...shopMessages };

/** A text as a locale words and spells it, before it is compiled. */
const written = (locale: (typeof locales)[number], key: string): string => {
  const texts = table[key];
  return texts === undefined ? '' : textIn(locale, texts);
};

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

const parsed = new Map<string, readonly MessageFormatElement[]>();

/** A text's elements; each text is read once, though many tests ask. Throws for a text that cannot be parsed. */
const elementsOf = (text: string): readonly MessageFormatElement[] => {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  try {
    const elements = parse(text);
    parsed.set(text, elements);
    return elements;
  } catch (cause) {
    throw new Error(`No ICU message: ${text}`, { cause });
  }
};

const everyText = Object.entries(everyTable).flatMap(([key, texts]) =>
  Object.entries(texts).map(([language, text]) => ({ language, key, text })),
);

const isLanguage = oneOf(languages);

describe('the tables of messages', () => {
  test('hold each key once', () => {
    expect(allMessages.flatMap((each) => Object.keys(each)).toSorted()).toEqual(keys.toSorted());
  });

  test('hold every language, and of a locale only what its language words differently', () => {
    for (const [key, texts] of Object.entries(everyTable)) {
      const words: Readonly<Record<string, string>> = texts;
      const special = locales.filter((locale) => locale in words);
      expect([key, ...Object.keys(words).filter(isLanguage).toSorted()]).toEqual([
        key,
        ...languages.toSorted(),
      ]);
      expect(Object.keys(words)).toHaveLength(languages.length + special.length);
      for (const locale of special)
        expect(words[locale], `${locale} ${key}`).not.toBe(words[localeTable[locale].language]);
    }
  });

  test('address nobody as a friend', () => {
    expect(
      everyText.filter(
        ({ language, text }) => isLanguage(language) && informalWord(language, text) !== undefined,
      ),
    ).toEqual([]);
  });

  test('are each on the list of all', () => {
    const written = ['components', 'blocks', 'web']
      .map((folder) => join(ui, folder))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .map((name) => join(folder, name))
          .filter((file) => /\/messages(?:-of-[a-z]+)?\.ts$/u.test(file)),
      )
      .flatMap((file) => readFileSync(file, 'utf8').match(/ satisfies MessageTable;/gu) ?? []);
    expect(written).toHaveLength(allMessages.length);
  });

  test('have no key that nothing shows', () => {
    const sources = ['components', 'blocks', 'web']
      .flatMap((folder) => sourcesIn(join(ui, folder)))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    // Read once: a search for each of the keys would take a thousand times as long.
    const shown = new Set(Array.from(sources.matchAll(/'([^'\s]+)(?=')/gu), ([, key]) => key));
    const begun = new Set(
      Array.from(sources.matchAll(/`([^`$\s]+)(?=\$)/gu), ([, start]) => start),
    );
    const unused = keys.filter((key) => {
      const starts = [...key.matchAll(/[.-]/gu)].map(({ index }) => key.slice(0, index + 1));
      return !shown.has(key) && !starts.some((start) => begun.has(start));
    });
    expect(unused).toEqual([]);
  });

  test('every text is an ICU message that says something', () => {
    const silent = everyText.filter(({ text }) => text.trim() !== text || text === '');
    expect(silent).toEqual([]);
    expect(() => everyText.map(({ text }) => elementsOf(text))).not.toThrow();
  });

  test('a text takes the same arguments and tags in every language', () => {
    const others = everyText.filter(({ language, key, text }) => {
      const own = argumentsOf(elementsOf(text));
      const german = argumentsOf(elementsOf(everyTable[key]?.de ?? ''));
      // A locale may word an argument: "in inches" in place of its unit.
      const wanted = isLanguage(language) ? german : german.filter((name) => own.includes(name));
      return own.join() !== wanted.join();
    });
    expect(others).toEqual([]);
  });

  // Engines differ in the locale data behind these, which breaks hydration: the core prints figures.
  test('no text leaves the printing of a figure or a date to the engine', () => {
    const refused: readonly TYPE[] = [TYPE.number, TYPE.date, TYPE.time, TYPE.pound];
    const printing = everyText.filter(({ text }) =>
      typesOf(elementsOf(text)).some((type) => refused.includes(type)),
    );
    expect(printing).toEqual([]);
  });
});

/** What a text of a language must not hold: mechanical slips that were found by readers. */
const slips: readonly (readonly [language: RegExp, slip: RegExp, why: string])[] = [
  [/./u, /['"]| {2}|\.\.\./u, 'typewriter quotes, double spaces, three dots'],
  [
    /^fr/u,
    /[^\u202f][?!;»]|«[^\u202f]|[^\u00a0\d]:|[^\u00a0]:(?!\d)/u,
    'French spaces before ? ! ; : and in « »',
  ],
  [/^(en|it|nl)/u, /\d[\s]%/u, 'a space before %'],
  [
    /^es/u,
    /(?<!\p{L})(tú|tus?|te|ti|puedes|tienes|quieres|estás|ahorras|inténtalo|elige|indica|(?!atrás|detrás)\p{L}+rás)(?!\p{L})/iu,
    'Spanish that is not formal',
  ],
  [/^nl/u, /\b(je|jij|jou|jouw|jullie)\b/iu, 'Dutch that is not formal'],
  [/^nl/u, /winkelwagen|winkelmandje/iu, 'another Dutch word for the basket'],
  [
    /^it/u,
    /(?<!\p{L})(tuo|tua|tuoi|tue|ti|te|puoi|vuoi|hai)(?!\p{L})/iu,
    'Italian that is not formal',
  ],
  [/^de/u, /\b(du|dein|deine|dir|dich)\b/iu, 'German that is not formal'],
  [/^en/u, /\bformats?\b/iu, '"format" for a size'],
  [
    /./u,
    /sicher bei Ihnen|safely with you|à coup sûr|di sicuro|seguro en tu casa|zeker bij/u,
    'a promise that the law forbids',
  ],
];

/** A line that the specification gives, in English everywhere. */
const pageNotFound = 'error.page-not-found';

/** Words that American English spells or names in another way. */
const british = /basket|colour|metre|catalogue|centre|delivery costs|plus delivery|\bVAT\b/iu;

describe('slips of wording', () => {
  test.each(slips)('%s does not match %s: %s', (language, slip) => {
    const found = everyText.filter(
      (each) =>
        each.key !== pageNotFound &&
        language.test(each.language) &&
        slip.test(each.text.replaceAll(/\{\w+\}/gu, '0')),
    );
    expect(found).toEqual([]);
  });

  test('American English holds no British word', () => {
    expect(keys.filter((key) => british.test(written('en-US', key)))).toEqual([]);
  });
});

describe('messagesFor', () => {
  const tables = [skipLinkMessages, priceMessages];

  test.each(locales)('%s has all keys of the tables that were named, and no other', (locale) => {
    expect(Object.keys(messagesFor(locale, tables)).toSorted()).toEqual(
      tables.flatMap((each) => Object.keys(each)).toSorted(),
    );
    expect(Object.keys(compileMessages(locale)).toSorted()).toEqual(keys.toSorted());
  });

  test('gives the same object for the same list and locale', () => {
    expect(messagesFor('de-DE', tables)).toBe(messagesFor('de-DE', tables));
    expect(messagesFor('de-AT', tables)).not.toBe(messagesFor('de-DE', tables));
    expect(messagesFor('de-DE', [skipLinkMessages])).not.toHaveProperty(['price.now']);
  });

  test('American English falls back on English', () => {
    expect(written('en-US', 'header.cart')).toBe('Cart');
    expect(written('en-US', 'header.account')).toBe(table['header.account']?.en);
    expect(written('en-GB', 'header.cart')).toBe('Basket');
    expect(compileMessages('en-US')['header.cart']).toBe('Cart');
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
    const text = written(locale, key);
    const names = argumentsOf(elementsOf(text));
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
    const reference = new IntlMessageFormat(text, locale);
    expect(formatMessage(compiledText(locale, key), locale, values)).toBe(
      reference.format({ ...values, ...tags }),
    );
  });

  property.prop([fc.constantFrom(...locales), fc.constantFrom(...keys), fc.string(), fc.nat()])(
    'fills every argument of every text, and leaves no braces behind',
    (locale, key, word, count) => {
      const text = written(locale, key);
      const names = argumentsOf(elementsOf(text));
      const isCounted = (name: string): boolean => text.includes(`{${name}, plural`);
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
      const message = compiledText(locale, 'header.count');
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
