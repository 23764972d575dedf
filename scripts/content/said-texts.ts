/** What shoppers read besides stories: the texts of components, mails and services, and the labels. */
import { globSync } from 'node:fs';

import { catalogueLabels, labelLocales } from '../../core/domain/catalogue/catalogue-label.ts';
import {
  locales,
  localeTable,
  type Language,
  type Locale,
} from '../../core/domain/locale/locales.ts';
import { isRecord } from '../../core/domain/text/record.ts';
import { mailMessages } from '../../server/messages/mail-messages.ts';
import { pageMessages } from '../../server/messages/page-messages.ts';
import { shopMessages } from '../../server/messages/shop-messages.ts';
import type { MessageTable, MessageTexts } from '../../ui/messages/message-table.ts';
import { textIn } from '../../ui/messages/text-in.ts';
import type { SaidText } from './glossary.ts';

const house = new URL('../../', import.meta.url);

/** Tables of components stand beside them; a bundler gathers those of products, so files are read. */
const modules: readonly unknown[] = await Promise.all(
  globSync('ui/**/messages.ts', { cwd: house }).map(
    (file): Promise<unknown> => import(new URL(file, house).href),
  ),
);

const isTable = (value: unknown): value is MessageTable =>
  isRecord(value) &&
  Object.values(value).every((texts) => isRecord(texts) && typeof texts['de'] === 'string');

const tables: readonly MessageTable[] = [
  ...modules.flatMap((module) => (isRecord(module) ? Object.values(module).filter(isTable) : [])),
  mailMessages,
  pageMessages,
  shopMessages,
];

/** The first locale of each language, and every one that words a message its own way. */
const localesOf = (texts: MessageTexts): readonly Locale[] => {
  const seen = new Set<Language>();
  return locales.filter((locale) => {
    const { language } = localeTable[locale];
    const isOwn = texts[locale] !== undefined;
    const isFirst = !isOwn && !seen.has(language);
    if (isFirst) seen.add(language);
    return isOwn || isFirst;
  });
};

const labelsWithin = (value: unknown, path: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]];
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => labelsWithin(inner, `${path}.${key}`))
    : [];
};

/** Every message and every label of the catalogue in the locales that have words of their own. */
export const saidTexts = (): readonly SaidText[] => [
  ...tables.flatMap((table) =>
    Object.entries(table).flatMap(([key, texts]) =>
      localesOf(texts).map((locale) => ({
        locale,
        source: `message ${locale}`,
        path: key,
        text: textIn(locale, texts),
      })),
    ),
  ),
  ...labelLocales.flatMap((locale) =>
    labelsWithin(catalogueLabels[locale], 'label').map(([path, text]) => ({
      locale,
      source: `label ${locale}`,
      path,
      text,
    })),
  ),
];
