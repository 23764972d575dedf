import { createContext, createElement, Fragment, use, useMemo } from 'react';
import type { ReactNode } from 'react';

import { formatMessage, formatParts } from './format-message.ts';
import type { CompiledMessage, MessageTags, MessageValues } from './format-message.ts';
import type { MessageKey } from './keys.ts';

/** One locale's interface texts by `MessageKey`, as `compileMessages` makes them. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** Gives the text of a key, its arguments filled in. */
export type Text = (key: MessageKey, values?: MessageValues) => string;

/** Gives the text of a key with its `<tag>`s drawn by functions of their names. */
export type TextWith = (key: MessageKey, tags: MessageTags, values?: MessageValues) => ReactNode;

type Messages = {
  readonly locale: string;
  readonly messages: CompiledMessages;
  readonly onMissingKey?: ((key: MessageKey) => void) | undefined;
};

const MessagesContext = createContext<Messages>({ locale: 'de-DE', messages: {} });

/** Keys are a closed union, so this stays small; a key is reported once (storefront §8). */
const reported = new Set<MessageKey>();

const missing = ({ onMissingKey }: Messages, key: MessageKey): string => {
  if (!reported.has(key)) {
    reported.add(key);
    onMissingKey?.(key);
  }
  return key.slice(key.lastIndexOf('.') + 1);
};

/**
 * Gives a tree its interface texts. `onMissingKey` hears of each missing key once; the last part
 * of the key is shown in its place (storefront §8).
 */
export const MessagesProvider = ({
  locale,
  messages,
  onMissingKey,
  children,
}: Messages & { readonly children: ReactNode }) => {
  const value = useMemo(
    () => ({ locale, messages, onMissingKey }),
    [locale, messages, onMissingKey],
  );
  return <MessagesContext value={value}>{children}</MessagesContext>;
};

/** The interface texts of the tree's locale. */
export const useText = (): Text => {
  const context = use(MessagesContext);
  return (key, values) => {
    const message = context.messages[key];
    return message === undefined
      ? missing(context, key)
      : formatMessage(message, context.locale, values);
  };
};

/** The interface texts of the tree's locale, for those with a link or emphasis inside. */
export const useTextWith = (): TextWith => {
  const context = use(MessagesContext);
  return (key, tags, values) => {
    const message = context.messages[key];
    return message === undefined
      ? missing(context, key)
      : // Spread, so that the parts need no keys.
        createElement(Fragment, null, ...formatParts(message, context.locale, tags, values));
  };
};
