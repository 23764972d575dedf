import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { findAnswers } from '../../../core/domain/help/find-answers.ts';
import {
  helpSearchReader,
  longestHelpSearch,
  readHelpSearch,
} from '../../../core/domain/help/help-search.ts';
import { helpWords } from '../../../core/domain/help/help-words.ts';
import { foldedWords, foldText } from '../../../core/domain/text/fold-text.ts';
import { languages, type Language } from '../../../core/domain/locale/locales.ts';

const anyLanguage = fc.constantFrom(...languages);

const anyWord = fc.string({
  unit: fc.constantFrom(...Array.from('aeiouäöüßéèçñœærstlnmdpkvgbf')),
  minLength: 3,
  maxLength: 8,
});

const anyAnswers = fc.array(
  fc.array(anyWord, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
  { minLength: 1, maxLength: 8 },
);

const find = (language: Language, search: string, answers: readonly string[]) =>
  findAnswers(language, search, answers, (answer) => answer);

describe('a search', () => {
  property.prop([anyLanguage, anyAnswers, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 8 })])(
    'finds an answer by the beginning of each of its words',
    (language, answers, place, word, length) => {
      const answer = answers[place % answers.length] ?? '';
      const words = foldedWords(answer);
      const asked = words[word % words.length]?.slice(0, length) ?? '';
      expect(find(language, asked, answers)).toContain(answer);
    },
  );

  property.prop([anyLanguage, anyAnswers, fc.array(anyWord, { maxLength: 4 })])(
    'finds the same in capitals, with accents apart and in another order',
    (language, answers, words) => {
      const found = find(language, words.join(' '), answers);
      expect(find(language, words.join(' ').toUpperCase(), answers)).toEqual(found);
      expect(find(language, words.join(', ').normalize('NFD'), answers)).toEqual(found);
      expect(find(language, words.toReversed().join(' '), answers)).toEqual(found);
      expect(answers.filter((answer) => found.includes(answer))).toEqual(found);
    },
  );

  property.prop([
    anyLanguage,
    anyAnswers,
    fc.string({ unit: fc.constantFrom(' ', '.', ',', '?', '-', '(') }),
  ])('of nothing shows all, and one whose words are nowhere none', (language, answers, blank) => {
    expect(find(language, blank, answers)).toEqual(answers);
    expect(find(language, `q${'7'.repeat(9)}`, answers)).toEqual([]);
  });

  property.prop([anyLanguage, anyAnswers, anyWord, anyWord])(
    'shows what has all of its words before what has some',
    (language, answers, one, other) => {
      const ignored: readonly string[] = helpWords[language].ignored;
      fc.pre(![one, other].some((word) => ignored.includes(foldText(word))));
      const both = `${one} ${other}`;
      const found = find(language, both, [...answers, both]);
      expect(found).toContain(both);
      for (const answer of found)
        expect(find(language, one, [answer]).length + find(language, other, [answer]).length).toBe(
          2,
        );
    },
  );

  test.each(languages)('in %s finds words that mean the same', (language) => {
    for (const group of helpWords[language].alike)
      for (const asked of group)
        for (const said of group) expect(find(language, `${asked}q`, [said])).toEqual([said]);
    expect(find(language, 'qq', helpWords[language].alike.flat())).toEqual([]);
  });

  test.each(languages)('in %s of words that tell little alone finds these', (language) => {
    for (const word of helpWords[language].ignored)
      expect(find(language, word, [word, 'qq'])).toEqual([word]);
  });

  test.each(languages)('in %s has its words folded, and none that is left out', (language) => {
    const { ignored, alike } = helpWords[language];
    const all = [...ignored, ...alike.flat()];
    expect(all.map(foldText)).toEqual(all);
    expect(alike.flat().filter((word) => ignored.some((other) => other === word))).toEqual([]);
  });

  test.each([
    ['de', 'Wie GROSS darf das Foto sein?', 'Wie groß darf mein Foto sein?'],
    ['de', 'rueckgabe', 'Kann ich das Bild zurückgeben?'],
    ['fr', 'coeur a envoyer', 'Une photo de cœur'],
    ['es', 'ENVIO', '¿Cuánto cuestan los gastos de envío?'],
    ['nl', 'hoe lang duurt de bezorging', 'Hoe lang duurt de levering?'],
  ] as const)('in %s of “%s” finds “%s”', (language, asked, answer) => {
    expect(find(language, asked, ['Ganz andere Worte', answer])).toEqual([answer]);
  });
});

describe('what an address searches for', () => {
  property.prop([fc.string({ unit: 'binary', maxLength: 200 })])(
    'is read again as it is, cut to a length, and never a mere sign',
    (text) => {
      const read = readHelpSearch(text);
      if (read === undefined) return;
      expect(readHelpSearch(read)).toBe(read);
      expect(Array.from(read).length).toBeLessThanOrEqual(longestHelpSearch);
      expect(foldedWords(read)).not.toEqual([]);
    },
  );

  const longWord = 'a'.repeat(longestHelpSearch - 1);

  test.each([
    ['  Versand ', ['Versand']],
    [`${' '.repeat(longestHelpSearch)}${longWord} b`, [longWord]],
    ['??', []],
    ['', []],
    [undefined, []],
  ])('of “%s” is %j', (first, read) => {
    expect(helpSearchReader({ first, all: [], valueOf: () => undefined })).toEqual(read);
  });
});
