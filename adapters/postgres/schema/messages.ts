import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import { contactTopics } from '../../../core/domain/contact/contact-topics.ts';
import { channels } from '../../../core/domain/locale/channel.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import { instant } from './instant.ts';

/** Messages of the contact form, as they were checked; they wait here for the customer service. */
export const contactMessages = pgTable('contact_messages', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  channel: text('channel', { enum: channels }).notNull(),
  locale: text('locale', { enum: locales }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  topic: text('topic', { enum: contactTopics }).notNull(),
  message: text('message').notNull(),
  /** Of the white-label service. */
  company: text('company'),
  orderNumber: text('order_number'),
  receivedAt: instant('received_at').notNull(),
  /** The sender's own; a request that arrives again brings it again. */
  messageId: text('message_id').unique(),
});

/** Withdrawals of contracts, as they were checked and acknowledged; the law asks to prove them. */
export const withdrawals = pgTable('withdrawals', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  channel: text('channel', { enum: channels }).notNull(),
  locale: text('locale', { enum: locales }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  orderNumber: text('order_number').notNull(),
  /** Null where the whole order is meant. */
  goods: text('goods'),
  receivedAt: instant('received_at').notNull(),
  /** The sender's own; a request that arrives again brings it again. */
  withdrawalId: text('withdrawal_id').notNull().unique(),
});
