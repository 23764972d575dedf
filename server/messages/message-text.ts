import type { Language } from '../../core/domain/locale/locales.ts';
import type { MessageTexts } from '../../ui/messages/message-table.ts';

/** A text in a language, with the value of each `{name}` in it; without a value the braces stay. */
export const messageText = (
  language: Language,
  texts: MessageTexts,
  values: Readonly<Record<string, string>> = {},
): string =>
  texts[language].replace(/\{(?<name>\w+)\}/gu, (braces, name: string) => values[name] ?? braces);
