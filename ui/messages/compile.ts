/** Runs on the server and in Storybook only: the parser of messages never reaches a browser. */
import type { Locale } from '../../core/domain/locale/locales.ts';
import { memoizeByIdentity } from '../memoize-by-identity.ts';
import { allMessages } from './all-messages.ts';
import { compiledTable } from './compile-table.ts';
import type { CompiledMessages } from './format-message.ts';
import type { MessageTable } from './message-table.ts';

const lists = memoizeByIdentity<CompiledMessages>();

/**
 * What a page sends a browser. Each table is compiled once per locale, and equal lists give the
 * same object.
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
