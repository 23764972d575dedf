import type { ContactMessage } from '../../core/domain/contact/contact-form.ts';
import { E, TE } from '../../core/fp.ts';
import type { ContactDesk } from '../../core/ports/contact-desk.ts';

/** The desk in memory, with what lies on it. */
export const memoryContactDesk = (): ContactDesk & {
  readonly messages: readonly ContactMessage[];
} => {
  const ids = new Set<string>();
  const messages: ContactMessage[] = [];
  return {
    messages,
    send: (_, message, messageId) => async () => {
      if (!ids.has(messageId)) messages.push(message);
      ids.add(messageId);
      return E.right(undefined);
    },
  };
};

/** The desk while no mail can be sent. */
export const closedContactDesk = (): ContactDesk => ({
  send: () => TE.left({ kind: 'contact-unavailable', reason: 'no mail server' }),
});
