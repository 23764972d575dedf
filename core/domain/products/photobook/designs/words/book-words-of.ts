import type { Language } from '../../../../locale/locales.ts';
import type { BookTheme, BookWords, BookWordsByTheme } from './book-words.ts';
import { germanBookWords } from './de.ts';
import { englishBookWords } from './en.ts';
import { spanishBookWords } from './es.ts';
import { frenchBookWords } from './fr.ts';
import { italianBookWords } from './it.ts';
import { dutchBookWords } from './nl.ts';

const byLanguage: Readonly<Record<Language, BookWordsByTheme>> = {
  de: germanBookWords,
  en: englishBookWords,
  es: spanishBookWords,
  fr: frenchBookWords,
  it: italianBookWords,
  nl: dutchBookWords,
};

/** The words of a sample book. */
export const bookWordsOf = (theme: BookTheme, language: Language): BookWords =>
  byLanguage[language][theme];
