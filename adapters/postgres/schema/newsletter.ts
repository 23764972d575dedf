import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { channels } from '../../../core/domain/locale/channel.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import { instant } from './instant.ts';

/**
 * Double opt-in with its times as proof, deleted three years after the end. The confirming link's
 * token is stored only as a hash.
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    channel: text('channel', { enum: channels }).notNull(),
    email: text('email').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    status: text('status', { enum: ['pending', 'subscribed', 'unsubscribed'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    requestedAt: instant('requested_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** The last time, where it was ended several times. */
    unsubscribedAt: instant('unsubscribed_at'),
    /**
     * Of the link that ends it, in every mail after the confirmation: kept as it is, since each
     * mail needs it, and it opens nothing else.
     */
    unsubscribeToken: text('unsubscribe_token').unique(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.email] }),
    index('newsletter_subscriptions_requested_at').on(table.requestedAt),
  ],
);
