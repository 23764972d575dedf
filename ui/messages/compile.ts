/** Runs on the server and in Storybook only: the parser of messages never reaches a browser. */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import { localeTable } from '../../core/domain/locale/locales.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { catalogues } from './catalogues.ts';
import type { CompiledMessage, MessagePart } from './format-message.ts';
import type { MessageKey } from './keys.ts';
import type { CompiledMessages } from './text.tsx';

/** A locale's texts as written; where two catalogues have a key, the more special one wins. */
export const catalogueOf = (locale: Locale): Readonly<Record<MessageKey, string>> =>
  locale === 'en-US'
    ? { ...catalogues.en, ...catalogues['en-US'] }
    : catalogues[localeTable[locale].language];

/** Switzerland and Liechtenstein write ss for ß. */
const spell = (locale: Locale, text: string): string =>
  locale === 'de-CH' || locale === 'de-LI' ? text.replaceAll('ß', 'ss') : text;

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

/** What is words alone stays a text; anything else becomes its parts. */
const messageOf = (tree: readonly MessageFormatElement[]): CompiledMessage => {
  const parts = tree.map(partOf);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
};

const compileMessage = (text: string): CompiledMessage =>
  messageOf(parse(text, { captureLocation: false }));

const compile = (locale: Locale): CompiledMessages =>
  Object.fromEntries(
    Object.entries(catalogueOf(locale)).map(([key, text]) => [
      key,
      compileMessage(spell(locale, text)),
    ]),
  );

const compiled = new Map<Locale, CompiledMessages>();

/**
 * A locale's interface texts, ready for `MessagesProvider`: of its language, American English over
 * English. Made once per locale. Throws on a text that is no ICU message; a test parses them all.
 */
export const compileMessages = (locale: Locale): CompiledMessages => {
  const known = compiled.get(locale);
  if (known !== undefined) return known;
  const made = compile(locale);
  compiled.set(locale, made);
  return made;
};
