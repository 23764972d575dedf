import type { ContactMessage } from '../../../core/domain/contact/contact-form.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { Transaction } from '../in-transaction.ts';
import { contactMessages } from '../schema/messages.ts';

/**
 * Keeps a message without its files, which its mail has; `now` is in milliseconds since 1970. One whose id is there already is kept: its
 * request came before, to this node or another. Says whether it came for the first time.
 */
export const keepContactMessage = async (
  { orm }: Transaction,
  { channel, locale }: ShopScope,
  message: Omit<ContactMessage, 'attachments'> & { readonly messageId?: string | undefined },
  now: number,
): Promise<boolean> => {
  const added = await orm
    .insert(contactMessages)
    .values({ ...message, channel, locale, receivedAt: new Date(now) })
    .onConflictDoNothing({ target: contactMessages.messageId })
    .returning({ id: contactMessages.id });
  return added.length > 0;
};
