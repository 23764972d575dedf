import type { ContactMessage } from '../../../core/domain/contact/contact-form.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { Database } from '../database.ts';
import { contactMessages } from '../schema.ts';

/**
 * Keeps a message; `now` is in milliseconds since 1970. One whose id is there already is kept: its
 * request came before, to this node or another.
 */
export const keepContactMessage = async (
  { orm }: Database,
  { channel, locale }: ShopScope,
  message: ContactMessage & { readonly messageId?: string | undefined },
  now: number,
): Promise<void> => {
  await orm
    .insert(contactMessages)
    .values({ ...message, channel, locale, receivedAt: new Date(now) })
    .onConflictDoNothing({ target: contactMessages.messageId });
};
