/** Runs on the server and in Storybook only: the parser of messages never reaches a browser. */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import type { Locale } from '../../core/domain/locale/locales.ts';
import type { CompiledMessage, CompiledMessages, MessagePart } from './format-message.ts';
import type { MessageTable } from './message-table.ts';
import { textIn } from './text-in.ts';

const partOf = (element: MessageFormatElement): MessagePart => {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return { argument: element.value };
    case TYPE.tag:
      return { tag: element.value, words: messageOf(element.children) };
    case TYPE.plural:
      return {
        plural: element.value,
        cases: Object.fromEntries(
          Object.entries(element.options).map(([name, { value }]) => [name, messageOf(value)]),
        ),
      };
    default:
      // Figures and dates are printed by the core, the same on every engine; a test refuses these.
      throw new Error(
        `Messages may hold arguments, plurals and tags, and no type ${element.type}.`,
      );
  }
};

/** A message of words alone stays a text. */
const messageOf = (tree: readonly MessageFormatElement[]): CompiledMessage => {
  const parts = tree.map(partOf);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
};

const compileTable = (locale: Locale, table: MessageTable): CompiledMessages =>
  Object.fromEntries(
    Object.entries(table).map(([key, texts]) => [
      key,
      messageOf(parse(textIn(locale, texts), { captureLocation: false })),
    ]),
  );

const compiled = new WeakMap<MessageTable, Map<Locale, CompiledMessages>>();

/**
 * Compiled once for as long as the table lives. Throws on a text that is not an ICU message; a test parses
 * them all.
 */
export const compiledTable = (locale: Locale, table: MessageTable): CompiledMessages => {
  const byLocale = compiled.get(table) ?? new Map<Locale, CompiledMessages>();
  compiled.set(table, byLocale);
  const made = byLocale.get(locale) ?? compileTable(locale, table);
  byLocale.set(locale, made);
  return made;
};
