import type { Language, Locale } from '../../core/domain/locale/locales.ts';

/**
 * One text in every language (ICU message syntax), and in each locale that words it differently
 * from its language: `en-US` beside `en`.
 */
export type MessageTexts = Readonly<Record<Language, string>> &
  Readonly<Partial<Record<Locale, string>>>;

/**
 * The texts of one component, by key. A table stands beside what shows it, and nothing that a page
 * loads by itself imports it: the server sends the texts of one locale, compiled. A chunk that is
 * loaded when somebody opens it may bring tables of words alone along (`plainMessages`).
 */
export type MessageTable = Readonly<Record<string, MessageTexts>>;
