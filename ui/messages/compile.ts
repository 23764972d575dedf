/** Runs on the server and in Storybook only: the parser of messages never reaches a browser. */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import type { Locale } from '../../core/domain/locale/locales.ts';
import { memoizeByIdentity } from '../memoize-by-identity.ts';
import { allMessages } from './all-messages.ts';
import type { CompiledMessage, MessagePart } from './format-message.ts';
import type { MessageTable } from './message-table.ts';
import { textIn } from './text-in.ts';
import type { CompiledMessages } from './text.tsx';

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

/** Compiled once for as long as the table lives. */
const compiledTable = (locale: Locale, table: MessageTable): CompiledMessages => {
  const byLocale = compiled.get(table) ?? new Map<Locale, CompiledMessages>();
  compiled.set(table, byLocale);
  const made = byLocale.get(locale) ?? compileTable(locale, table);
  byLocale.set(locale, made);
  return made;
};

const lists = memoizeByIdentity<CompiledMessages>();

/**
 * What a page sends a browser. Each table is compiled once per locale, and equal lists give the
 * same object. Throws on a text that is not an ICU message; a test parses them all.
 */
export const messagesFor = (locale: Locale, tables: readonly MessageTable[]): CompiledMessages =>
  lists([locale, ...tables], () =>
    Object.fromEntries(tables.flatMap((table) => Object.entries(compiledTable(locale, table)))),
  );

const joined = memoizeByIdentity<CompiledMessages>();

/** A later list goes before an earlier one; equal lists give the same object. */
export const joinMessages = (all: readonly CompiledMessages[]): CompiledMessages =>
  joined(all, () => Object.fromEntries(all.flatMap((list) => Object.entries(list))));

const wholeLists = memoizeByIdentity<CompiledMessages>();

/** For what the server renders alone, and for Storybook. */
export const compileMessages = (locale: Locale): CompiledMessages =>
  wholeLists([locale], () => messagesFor(locale, allMessages));
