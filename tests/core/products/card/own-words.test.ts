/** What a shopper writes on the front of a card: in place of the design's words, kept for a while. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { locales } from '../../../../core/domain/locale/locales.ts';
import { ownWordLimit } from '../../../../core/domain/personalisation/personalisation.ts';
import {
  hasOwnWords,
  ownWordRoles,
  printOwnWords,
  readOwnWords,
  withOwnWords,
  type FrontWords,
  type OwnWords,
} from '../../../../core/domain/products/card/own-words.ts';
import { longDay } from '../../../../core/domain/products/card/written-day.ts';

const words: FrontWords = {
  names: 'Sophia\n& Lukas',
  date: '12. Juni 2027',
  title: 'Wir heiraten',
  place: 'Schloss Weesenstein',
  verse: 'Feiert mit uns.',
};

const anyOwnWords: fc.Arbitrary<OwnWords> = fc.record(
  {
    names: fc.string({ unit: 'binary' }),
    date: fc.string(),
    title: fc.string({ unit: 'grapheme' }),
    place: fc.string(),
    verse: fc.string({ unit: 'grapheme' }),
  },
  { requiredKeys: [] },
);

const day = 24 * 3_600_000;

describe('own words', () => {
  property.prop([anyOwnWords])('replace what is written, and nothing else', (own) => {
    const said = withOwnWords(words, own);
    for (const role of ownWordRoles) {
      const isWritten = (own[role] ?? '').trim() !== '';
      if (isWritten)
        expect(said[role].replaceAll(/\s/gu, '')).toBe(
          (own[role] ?? '').normalize('NFC').replaceAll(/\s/gu, ''),
        );
      else expect(said[role]).toBe(words[role]);
    }
    expect(hasOwnWords(own)).toBe(ownWordRoles.some((role) => said[role] !== words[role]));
  });

  test('are one line, but for a verse', () => {
    const lines = '  Mia \n  &\tJonas ';
    const said = withOwnWords(words, { names: lines, verse: lines });
    expect([said.names, said.verse]).toEqual(['Mia & Jonas', 'Mia\n& Jonas']);
  });

  test('have accents as typefaces have them, and end somewhere', () => {
    expect(withOwnWords(words, { names: 'Zoe\u0301' }).names).toBe('Zoé');
    expect(withOwnWords(words, { place: 'x'.repeat(2 * ownWordLimit) }).place).toHaveLength(
      ownWordLimit,
    );
  });

  property.prop([anyOwnWords, fc.nat({ max: 14 * day })])(
    'are kept as they were written, for two weeks',
    (own, age) => {
      const kept = printOwnWords(own, 1_000);
      const wellFormed = Object.fromEntries(
        Object.entries(own).map(([role, text]) => [role, text.slice(0, ownWordLimit)]),
      );
      expect(readOwnWords(kept, 1_000 + age)).toEqual(wellFormed);
      expect(readOwnWords(kept, 1_001 + 14 * day)).toEqual({});
    },
  );

  property.prop([fc.oneof(fc.string(), fc.json())])('are none where others wrote', (kept) => {
    expect(readOwnWords(kept, 0)).toEqual({});
  });

  test('are those of fronts alone', () => {
    const kept = JSON.stringify({ at: 0, words: { names: 'Mia', date: 4, letter: 'Hallo' } });
    expect(readOwnWords(kept, 0)).toEqual({ names: 'Mia' });
  });
});

describe('a date in figures', () => {
  test.each([
    ['de-DE', '12.6.2027', 'Samstag, 12. Juni 2027'],
    ['de-CH', '2027-06-12', 'Samstag, 12. Juni 2027'],
    ['en-GB', ' 12/06/2027 ', 'Saturday, 12 June 2027'],
    ['en-US', '6/12/2027', 'Saturday, June 12, 2027'],
    ['fr-FR', '12/06/2027', 'samedi 12 juin 2027'],
    ['nl-NL', '12-6-2027', 'zaterdag 12 juni 2027'],
  ] as const)('in %s, %s, is said at length', (locale, text, said) => {
    expect(longDay(locale, text)).toBe(said);
  });

  test.each(['', 'Samstag', '31.2.2027', '12.6.27', '2027-13-01', '12.6.2027 um 14 Uhr'])(
    'is not %j',
    (text) => {
      for (const locale of locales) expect(longDay(locale, text)).toBeUndefined();
    },
  );
});
