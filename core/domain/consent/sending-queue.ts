import { consentEffects, maySend, type Consent, type ConsentEffect } from './consent.ts';

/** Waits to be sent; empty unless consent is granted. */
export type SendingQueue<Item> = {
  readonly consent: Consent;
  /** The oldest first. */
  readonly waiting: readonly Item[];
};

export type SendingCommand<Item> =
  | { readonly kind: 'set-consent'; readonly consent: Consent }
  | { readonly kind: 'record'; readonly item: Item }
  | { readonly kind: 'sent'; readonly count: number };

export type SendingStep<Item> = {
  readonly queue: SendingQueue<Item>;
  readonly effects: readonly ConsentEffect[];
};

/** Of a visitor who has not been asked, or whose earlier word is known. */
export const initialSendingQueue = (consent: Consent = 'unknown'): SendingQueue<never> => ({
  consent,
  waiting: [],
});

/**
 * Without a grant new data is dropped; declining clears the queue (decisions, "Consent unknown
 * counts as declined"). A count of sent items beyond the queue empties it; one below 1, or NaN,
 * changes nothing.
 */
export const applySendingCommand = <Item>(
  queue: SendingQueue<Item>,
  command: SendingCommand<Item>,
): SendingStep<Item> => {
  switch (command.kind) {
    case 'set-consent': {
      const { consent } = command;
      const waiting = maySend(consent) ? queue.waiting : [];
      return { queue: { consent, waiting }, effects: consentEffects(queue.consent, consent) };
    }
    case 'record':
      return maySend(queue.consent)
        ? { queue: { ...queue, waiting: [...queue.waiting, command.item] }, effects: [] }
        : { queue, effects: [] };
    case 'sent':
      return command.count >= 1
        ? { queue: { ...queue, waiting: queue.waiting.slice(command.count) }, effects: [] }
        : { queue, effects: [] };
    default:
      command satisfies never;
      return { queue, effects: [] };
  }
};
