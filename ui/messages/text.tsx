import { createContext, createElement, Fragment, use, useMemo } from 'react';
import type { ReactNode } from 'react';

import {
  missingTranslation,
  type MissingKeys,
} from '../../core/domain/errors/missing-translation.ts';
import type { MessageKey } from './all-messages.ts';
import { formatMessage, formatParts } from './format-message.ts';
import type { CompiledMessages, MessageTags, MessageValues } from './format-message.ts';

export type Text = (key: MessageKey, values?: MessageValues) => string;

/** Each `<tag>` is drawn by the function of its name. */
type TextWith = (key: MessageKey, tags: MessageTags, values?: MessageValues) => ReactNode;

type Messages = {
  readonly locale: string;
  readonly messages: CompiledMessages;
  /**
   * Called once for each missing key: once per process on the server, once per page in a browser.
   */
  readonly onMissingKey?: ((key: MessageKey) => void) | undefined;
};

const MessagesContext = createContext<Messages>({ locale: 'de-DE', messages: {} });

/** Keys are a closed union, so this stays small. */
let reported: MissingKeys = new Set();

/** The last part of the key, which is reported if anybody listens. */
const missing = ({ onMissingKey }: Messages, key: MessageKey): string => {
  const { text, isLogged, keys } = missingTranslation(reported, key);
  if (isLogged && onMissingKey) {
    reported = keys;
    onMissingKey(key);
  }
  return text;
};

/** Outside React: in a loader, for example. */
export const textOf =
  (all: Messages): Text =>
  (key, values) => {
    const message = all.messages[key];
    return message === undefined ? missing(all, key) : formatMessage(message, all.locale, values);
  };

/** A missing key is reported once; its last part is shown in its place (storefront §8). */
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

export const useText = (): Text => textOf(use(MessagesContext));

/** For texts with a link or emphasis inside. */
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
