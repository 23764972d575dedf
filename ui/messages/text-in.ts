/** Without the message parser, for chunks whose texts have no arguments. */
import { localeTable, type Locale } from '../../core/domain/locale/locales.ts';
import type { MessageTable, MessageTexts } from './message-table.ts';
import type { CompiledMessages } from './format-message.ts';

/** Switzerland and Liechtenstein write ss for ß. */
const spell = (locale: Locale, text: string): string =>
  locale === 'de-CH' || locale === 'de-LI' ? text.replaceAll('ß', 'ss') : text;

/** The locale's own text, otherwise its language's, before it is compiled. */
export const textIn = (locale: Locale, texts: MessageTexts): string =>
  spell(locale, texts[locale] ?? texts[localeTable[locale].language]);

/**
 * For tables of words alone: a chunk that is loaded late brings its own texts, and every page is
 * spared them.
 */
export const plainMessages = (locale: Locale, tables: readonly MessageTable[]): CompiledMessages =>
  Object.fromEntries(
    tables.flatMap((table) =>
      Object.entries(table).map(([key, texts]) => [key, textIn(locale, texts)] as const),
    ),
  );
