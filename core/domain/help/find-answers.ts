/** Which answers a search finds. */
import type { Language } from '../locale/locales.ts';
import { foldedWords } from '../text/fold-text.ts';
import { helpWords } from './help-words.ts';

/** With how each may begin instead. Words such as articles count only when a search has nothing else. */
const askedWords = (language: Language, search: string): readonly (readonly string[])[] => {
  const { ignored, alike } = helpWords[language];
  const words = [...new Set(foldedWords(search))];
  const telling = words.filter((word) => !ignored.includes(word));
  return (telling.length === 0 ? words : telling).map((word) => [
    word,
    ...alike.filter((group) => group.some((beginning) => word.startsWith(beginning))).flat(),
  ]);
};

/**
 * Those that have the most of the searched words, in their order; none where no word is anywhere. A
 * word is found by its beginning, or by that of a word that means the same.
 */
export const findAnswers = <Answer>(
  language: Language,
  search: string,
  answers: readonly Answer[],
  textOf: (answer: Answer) => string,
): readonly Answer[] => {
  const asked = askedWords(language, search);
  if (asked.length === 0) return answers;
  const counts = answers.map((answer) => {
    const words = foldedWords(textOf(answer));
    return asked.filter((beginnings) =>
      words.some((word) => beginnings.some((beginning) => word.startsWith(beginning))),
    ).length;
  });
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : answers.filter((_, position) => counts[position] === most);
};
