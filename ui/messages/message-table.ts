import type { Language, Locale } from '../../core/domain/locale/locales.ts';

/**
 * ICU message syntax, in every language, and in each locale that differs from its language: `en-US`
 * beside `en`.
 */
export type MessageTexts = Readonly<Record<Language, string>> &
  Readonly<Partial<Record<Locale, string>>>;

/**
 * A component's texts by key. A table stands beside what shows it, and no entry of a page imports
 * it: the server sends the texts of one locale, compiled. A chunk loaded later may bring tables of
 * words alone (`plainMessages`).
 */
export type MessageTable = Readonly<Record<string, MessageTexts>>;
