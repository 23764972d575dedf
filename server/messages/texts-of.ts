import type { Locale } from '../../core/domain/locale/locales.ts';
import { compiledTable } from '../../ui/messages/compile-table.ts';
import { formatMessage, type MessageValues } from '../../ui/messages/format-message.ts';
import type { MessageTexts } from '../../ui/messages/message-table.ts';

/** The texts of a table as a locale words and spells them. */
export const textsOf =
  <K extends string>(locale: Locale, table: Readonly<Record<K, MessageTexts>>) =>
  (key: K, values?: MessageValues): string =>
    formatMessage(compiledTable(locale, table)[key] ?? key, locale, values);
