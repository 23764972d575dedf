import type { ReactNode } from 'react';

/**
 * Compiled ahead from the parser's syntax tree (compile.ts), since in the browser every byte
 * counts; the shop's texts have arguments, plurals and tags alone.
 */
export type CompiledMessage = string | readonly MessagePart[];

/** By `MessageKey`, as `compileMessages` makes them. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

export type MessagePart =
  | string
  | { readonly argument: string }
  | { readonly plural: string; readonly cases: Readonly<Record<string, CompiledMessage>> }
  | { readonly tag: string; readonly words: CompiledMessage };

export type MessageValues = Readonly<Record<string, string | number>>;

export type MessageTags = Readonly<Record<string, (words: ReactNode) => ReactNode>>;

const partsOf = (message: CompiledMessage): readonly MessagePart[] =>
  typeof message === 'string' ? [message] : message;

/** The exact case (`=0`), otherwise the language's, otherwise `other`. */
const caseOf = (
  locale: string,
  cases: Readonly<Record<string, CompiledMessage>>,
  value: string | number | undefined,
): CompiledMessage => {
  const number = Number(value);
  const rule = new Intl.PluralRules(locale).select(number);
  return cases[`=${number}`] ?? cases[rule] ?? cases['other'] ?? '';
};

/** Without it the words stay words. */
type DrawTag<Part> = (tag: string, words: readonly (Part | string)[]) => Part | string;

const walk = <Part>(
  message: CompiledMessage,
  locale: string,
  values: MessageValues,
  draw: DrawTag<Part>,
): readonly (Part | string)[] =>
  partsOf(message).flatMap((part): readonly (Part | string)[] => {
    if (typeof part === 'string') return [part];
    if ('argument' in part) return [String(values[part.argument] ?? '')];
    if ('plural' in part)
      return walk(caseOf(locale, part.cases, values[part.plural]), locale, values, draw);
    return [draw(part.tag, walk(part.words, locale, values, draw))];
  });

/** Joins neighbouring words: the document has no more text nodes than it needs. */
const joined = <Part>(parts: readonly (Part | string)[]): readonly (Part | string)[] =>
  parts.reduce<readonly (Part | string)[]>((before, part) => {
    const last = before.at(-1);
    return typeof last === 'string' && typeof part === 'string'
      ? [...before.slice(0, -1), last + part]
      : [...before, part];
  }, []);

/** A missing argument leaves a gap; tests check catalogues and callers. */
export const formatParts = (
  message: CompiledMessage,
  locale: string,
  tags: MessageTags,
  values: MessageValues = {},
): readonly ReactNode[] =>
  joined(
    walk<ReactNode>(message, locale, values, (tag, words) => tags[tag]?.(joined(words)) ?? words),
  );

export const formatMessage = (
  message: CompiledMessage,
  locale: string,
  values: MessageValues = {},
): string =>
  typeof message === 'string'
    ? message
    : walk<string>(message, locale, values, (_tag, words) => words.join('')).join('');
