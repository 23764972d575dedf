import { describe, expect, test } from 'vitest';

import {
  localeTable,
  locales,
  type Language,
  type Locale,
} from '../../../../../core/domain/locale/locales.ts';
import {
  cardOccasions,
  type CardOccasion,
} from '../../../../../core/domain/products/card/cards.ts';
import {
  cardPieces,
  type CardPiece,
} from '../../../../../core/domain/products/card/designs/card-design.ts';
import { cardWordsOf } from '../../../../../core/domain/products/card/designs/card-words.ts';
import { englishCardWords } from '../../../../../core/domain/products/card/designs/words/en.ts';

/** As many as the longest list of words has. */
const seeds = [0, 1, 2, 3, 4, 5];

const designs = cardOccasions.flatMap((occasion) =>
  cardPieces.flatMap((piece) => seeds.map((seed) => ({ occasion, piece, seed }))),
);

const designsIn = (locale: Locale) =>
  designs.map((design) => ({ design, words: cardWordsOf(locale, design) }));

const linesOf = (text: string): readonly string[] => text.split('\n');

const isWithin = (text: string, lines: number, letters: number): boolean =>
  linesOf(text).length <= lines && linesOf(text).every(({ length }) => length <= letters);

const cardRoles = ['title', 'names', 'date', 'place', 'verse', 'letter', 'back'] as const;

type CardRole = (typeof cardRoles)[number];

/** What a piece may leave unsaid, and a card of mourning besides. */
const emptyRoles: Readonly<Record<CardPiece, readonly CardRole[]>> = {
  card: [],
  menu: ['place', 'letter', 'back'],
  'place-card': ['title', 'date', 'place', 'verse', 'letter', 'back'],
  'thank-you': ['place', 'back'],
};

const quietRoles: readonly CardRole[] = ['title', 'place', 'back'];

/** From Sunday, as dates count them. */
const weekdays: Readonly<Record<Language, readonly string[]>> = {
  de: ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'],
  en: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  it: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
  nl: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
};

const months: Readonly<Record<Language, string>> = {
  de: 'januar februar märz april mai juni juli august september oktober november dezember',
  en: 'january february march april may june july august september october november december',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
};

type NamedDay = {
  readonly at: number;
  readonly day: number;
  readonly month: number;
  readonly year: number | undefined;
};

/** The days that a text names in words: 12. Juni 2027, June 12, 12 de junio. */
const daysIn = (locale: Locale, text: string): readonly NamedDay[] => {
  const names = months[localeTable[locale].language].split(' ');
  const month = `(?<month>${names.join('|')})`;
  const pattern =
    locale === 'en-US'
      ? `${month} (?<day>\\d{1,2})(?!\\d)(?:, (?<year>\\d{4}))?`
      : `(?<day>\\d{1,2})(?:\\.|er|°)? (?:de )?${month}(?: (?:de )?(?<year>\\d{4}))?`;
  return [...text.toLowerCase().matchAll(new RegExp(pattern, 'gu'))].map(({ index, groups }) => ({
    at: index,
    day: Number(groups?.['day']),
    month: names.indexOf(groups?.['month'] ?? ''),
    year: groups?.['year'] === undefined ? undefined : Number(groups['year']),
  }));
};

/** 12.06.2027, in the United States 06.12.2027. */
const figuresIn = (locale: Locale, text: string): readonly Pick<NamedDay, 'day' | 'month'>[] =>
  [...text.matchAll(/(\d\d)\.(\d\d)\.\d{4}/gu)].map(([, first, second]) =>
    locale === 'en-US'
      ? { day: Number(second), month: Number(first) - 1 }
      : { day: Number(first), month: Number(second) - 1 },
  );

describe.each(locales)('the words of cards in %s', (locale) => {
  // Asked anew by each test, so that a mutant is tried with all of them.
  const all = () => designsIn(locale);

  test('fit on a card', () => {
    const beyond = all().flatMap(({ design: { piece }, words }) => {
      const { title, names, date, place, verse, letter, back } = words;
      const isMenu = piece === 'menu';
      const fits =
        isWithin(title, 2, 28) &&
        isWithin(names, 2, 16) &&
        isWithin(date, 1, 30) &&
        isWithin(place, 2, 40) &&
        isWithin(verse, isMenu ? 7 : 1, isMenu ? 45 : 120) &&
        isWithin(back, 1, 80) &&
        (letter === '' || (letter.length >= 120 && letter.length <= 420));
      return fits ? [] : [words];
    });
    expect(beyond).toEqual([]);
  });

  test('are there, by what a piece says', () => {
    const lacking = all().flatMap(({ design, words }) => {
      const unsaid = emptyRoles[design.piece];
      const maybe = design.occasion === 'trauer' ? quietRoles : [];
      return cardRoles
        .filter((role) => words[role] === '' && !unsaid.includes(role) && !maybe.includes(role))
        .map((role) => ({ ...design, role }));
    });
    expect(lacking).toEqual([]);
  });

  test('are a guest’s name alone where guests sit', () => {
    for (const { words } of all().filter(({ design }) => design.piece === 'place-card'))
      expect(cardRoles.filter((role) => words[role] !== '')).toEqual(['names']);
  });

  test('name weekdays that are true', () => {
    const names = weekdays[localeTable[locale].language];
    const wrong = all().flatMap(({ words }) =>
      Object.values(words).flatMap((text) =>
        daysIn(locale, text).flatMap(({ at, day, month, year }) => {
          const before = text.slice(Math.max(0, at - 24), at).toLowerCase();
          const named = names.find((name) => before.includes(name));
          if (named === undefined || year === undefined) return [];
          const weekday = names[new Date(Date.UTC(year, month, day)).getUTCDay()];
          return named === weekday ? [] : [text];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('name in the letter the day of the card', () => {
    const wrong = all().flatMap(({ design, words: { date, letter } }) => {
      if (design.occasion === 'trauer') return [];
      const known = [...daysIn(locale, date), ...figuresIn(locale, date)];
      return daysIn(locale, letter)
        .filter(({ day, month }) => known.every((one) => one.day !== day || one.month !== month))
        .map(() => `${date}: ${letter}`);
    });
    expect(wrong).toEqual([]);
  });

  test('have the letters and signs of typefaces, and no space or sign that nobody sets', () => {
    const odd = all().flatMap(({ words }) =>
      Object.values(words).filter(
        (text) =>
          !/^[ !%&(-;?A-Za-z\u00a0-\u017f–‘’“”„†…\u202f\n]*$/u.test(text) ||
          / {2}| [,.]|\.\./u.test(text) ||
          linesOf(text).some((line) => line !== line.trim()),
      ),
    );
    expect(odd).toEqual([]);
  });

  test('are quiet in mourning', () => {
    for (const { words } of all().filter(({ design }) => design.occasion === 'trauer'))
      expect(Object.values(words).join(' ')).not.toMatch(/[!¡]/u);
  });

  test('differ from suite to suite, and are of one suite in all its pieces', () => {
    for (const occasion of cardOccasions) {
      const cards = seeds.map((seed) => cardWordsOf(locale, { occasion, piece: 'card', seed }));
      expect(new Set(cards.map(({ letter }) => letter)).size).toBeGreaterThan(1);
      for (const [seed, { names, date }] of cards.entries())
        for (const piece of ['menu', 'thank-you'] as const)
          expect(cardWordsOf(locale, { occasion, piece, seed })).toMatchObject({ names, date });
    }
  });
});

test('a thank-you says its own words, where there are any; seeds begin again', () => {
  const of = (piece: CardPiece, occasion: CardOccasion, seed = 0, locale: Locale = 'de-CH') =>
    cardWordsOf(locale, { occasion, piece, seed });
  const [card, thanks] = [of('card', 'hochzeit'), of('thank-you', 'hochzeit')];
  expect(thanks).toMatchObject({ names: card.names, date: card.date, place: '' });
  expect(thanks.verse).not.toBe(card.verse);
  expect(of('thank-you', 'ostern')).toEqual(of('card', 'ostern'));
  for (const locale of locales)
    for (const occasion of cardOccasions)
      for (const seed of seeds)
        for (const piece of cardPieces)
          expect(of(piece, occasion, seed + 60, locale)).toEqual(of(piece, occasion, seed, locale));
});

test('all roles of a card are written as the tables have them', () => {
  expect(cardWordsOf('en-GB', { occasion: 'hochzeit', piece: 'card', seed: 0 })).toEqual({
    ...Object.fromEntries(cardRoles.map((role) => [role, ''])),
    ...englishCardWords.occasions.hochzeit.cards[0],
    place: '2\u00a0pm · St Mary’s Church, Painswick',
  });
});

test('dates are read as each country writes them', () => {
  expect(daysIn('de-DE', 'Freitag, dem 20. November 2026')).toMatchObject([
    { day: 20, month: 10, year: 2026 },
  ]);
  expect(daysIn('en-US', 'on June 12 we marry')).toMatchObject([{ day: 12, month: 5 }]);
  expect(daysIn('es-ES', '12 de junio de 2027')).toMatchObject([{ day: 12, month: 5, year: 2027 }]);
  expect(daysIn('fr-FR', 'avant le 1er mai')).toMatchObject([{ day: 1, month: 4 }]);
});

test('Switzerland and Liechtenstein write no ß, Germany does', () => {
  const said = (locale: Locale) => JSON.stringify(designsIn(locale));
  expect(said('de-CH')).not.toContain('ß');
  expect(said('de-LI')).not.toContain('ß');
  expect(said('de-DE')).toContain('ß');
});

test('French signs keep to their words, and a figure to its unit', () => {
  const { title } = cardWordsOf('fr-FR', { occasion: 'geburt', piece: 'card', seed: 1 });
  expect(title).toBe('Coucou, me voilà\u202f!');
  const { place } = cardWordsOf('de-DE', { occasion: 'geburt', piece: 'card', seed: 0 });
  expect(place).toBe('3.42\u00a0Uhr · 3480\u00a0g · 51\u00a0cm');
});

test('a country says its own', () => {
  const place = (locale: Locale) =>
    cardWordsOf(locale, { occasion: 'hochzeit', piece: 'card', seed: 0 }).place;
  const own = [
    'de-DE',
    'de-AT',
    'de-CH',
    'en-GB',
    'en-US',
    'fr-FR',
    'fr-BE',
    'fr-CH',
    'it-IT',
    'it-CH',
    'nl-NL',
    'nl-BE',
  ] as const;
  expect(new Set(own.map(place)).size).toBe(own.length);
  expect(place('de-LI')).toBe(place('de-CH'));
});
