import { createContext, createElement, Fragment, use, useMemo } from 'react';
import type { ReactNode } from 'react';

import {
  missingTranslation,
  type MissingKeys,
} from '../../core/domain/errors/missing-translation.ts';
import type { MessageKey } from './all-messages.ts';
import { formatMessage, formatParts } from './format-message.ts';
import type { CompiledMessage, MessageTags, MessageValues } from './format-message.ts';

/** One locale's interface texts by `MessageKey`, as `compileMessages` makes them. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** Gives the text of a key, its arguments filled in. */
export type Text = (key: MessageKey, values?: MessageValues) => string;

/** Gives the text of a key with its `<tag>`s drawn by functions of their names. */
type TextWith = (key: MessageKey, tags: MessageTags, values?: MessageValues) => ReactNode;

/** A locale's texts, and a callback for missing keys. */
type Messages = {
  readonly locale: string;
  readonly messages: CompiledMessages;
  /** Called once for each missing key: once per process on the server, once per page in a browser. */
  readonly onMissingKey?: ((key: MessageKey) => void) | undefined;
};

const MessagesContext = createContext<Messages>({ locale: 'de-DE', messages: {} });

/** The keys that were reported; they are a closed union, so this stays small. */
let reported: MissingKeys = new Set();

/** Returns the last part of a missing key and reports the key, if anybody listens. */
const missing = ({ onMissingKey }: Messages, key: MessageKey): string => {
  const { text, isLogged, keys } = missingTranslation(reported, key);
  if (isLogged && onMissingKey) {
    reported = keys;
    onMissingKey(key);
  }
  return text;
};

/** The interface texts of a locale outside React: in a loader, for example. */
export const textOf =
  (all: Messages): Text =>
  (key, values) => {
    const message = all.messages[key];
    return message === undefined ? missing(all, key) : formatMessage(message, all.locale, values);
  };

/**
 * Gives a tree its interface texts. `onMissingKey` is called once for each missing key; the last
 * part of the key is shown in its place (storefront §8).
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
export const useText = (): Text => textOf(use(MessagesContext));

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
