import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import type { MailAttachment } from '../../../core/ports/mailer.ts';
import { instant } from './instant.ts';

/** Bytes as base64. */
export type KeptAttachment = Omit<MailAttachment, 'bytes'> & { readonly content: string };

/**
 * Written together with what they tell of, removed when delivered. One that nobody takes stays for
 * a month, without a next attempt.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    senderName: text('sender_name'),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    unsubscribeUrl: text('unsubscribe_url'),
    attachments: jsonb('attachments').$type<readonly KeptAttachment[]>(),
    queuedAt: instant('queued_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null where it was given up. */
    nextAttemptAt: instant('next_attempt_at'),
    failure: text('failure'),
  },
  (table) => [index('outgoing_mails_next_attempt_at').on(table.nextAttemptAt)],
);

/** When mails went to an address that anybody may have typed; forgotten after a day. */
export const mailTurns = pgTable(
  'mail_turns',
  {
    /** Hash of the kind of mail and the address's `emailKey`. */
    key: text('key').primaryKey(),
    /** Milliseconds since 1970, with spaces between. */
    turns: text('turns').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [index('mail_turns_last_at').on(table.lastAt)],
);
