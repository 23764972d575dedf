import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { channels } from '../../../core/domain/locale/channel.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import { instant } from './instant.ts';

/**
 * Who asked for the newsletter, by double opt-in, and when: the proof of it, which stays for three
 * years after the newsletter was ended. The token of the link that confirms is never kept, only its
 * hash.
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    channel: text('channel', { enum: channels }).notNull(),
    email: text('email').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    status: text('status', { enum: ['pending', 'subscribed', 'unsubscribed'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** When the form was sent. */
    requestedAt: instant('requested_at').notNull(),
    /** When the link of the mail was followed first. */
    confirmedAt: instant('confirmed_at'),
    /** When the newsletter was ended last. */
    unsubscribedAt: instant('unsubscribed_at'),
    /**
     * The token of the link that ends it, which stands in every mail after the confirmation. It is
     * kept as it is, since each mail needs it; it opens nothing and ends the newsletter alone.
     */
    unsubscribeToken: text('unsubscribe_token').unique(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.email] }),
    index('newsletter_subscriptions_requested_at').on(table.requestedAt),
  ],
);
