import { E } from '../../fp.ts';
import {
  parseHybridLayout,
  parseHybridMessages,
  type HybridError,
  type HybridLayout,
  type HybridMessages,
} from './hybrid.ts';

/** What another application gives a hybrid page: two JSON texts (decisions, "Hybrid"). */
export type InitialData = { readonly layout: string; readonly messages: string };

export type HybridChrome = {
  readonly layout: HybridLayout;
  readonly messages: HybridMessages;
};

export type ReadInitialData = {
  readonly chrome: HybridChrome;
  readonly errors: readonly HybridError[];
};

/** Reads initial data; what cannot be read is our own (storefront §8: the three hybrid errors). */
export const readInitialData = (
  { layout, messages }: InitialData,
  own: HybridChrome,
): ReadInitialData => {
  const [readLayout, readMessages] = [parseHybridLayout(layout), parseHybridMessages(messages)];
  return {
    chrome: {
      layout: E.isRight(readLayout) ? readLayout.right : own.layout,
      messages: E.isRight(readMessages) ? readMessages.right : own.messages,
    },
    errors: [readLayout, readMessages].flatMap((read) => (E.isLeft(read) ? [read.left] : [])),
  };
};
