/** Each goes out at least once, by whichever process of the shop. */
import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';

import type { Mail } from '../../../core/ports/mailer.ts';
import type { Database } from '../database.ts';
import { inTransaction, type Transaction } from '../in-transaction.ts';
import { outgoingMails, type KeptAttachment } from '../schema/outgoing-mails.ts';

type Row = Readonly<typeof outgoingMails.$inferSelect>;

/** Once for each id; `now`: milliseconds since 1970. */
export const queueMail = async ({ orm }: Transaction, mail: Mail, now: number): Promise<void> => {
  const { to, attachments, ...rest } = mail;
  const kept = attachments?.map(({ bytes, ...facts }): KeptAttachment => ({
    ...facts,
    content: Buffer.from(bytes).toString('base64'),
  }));
  const at = new Date(now);
  await orm
    .insert(outgoingMails)
    .values({ ...rest, recipient: to, attachments: kept, queuedAt: at, nextAttemptAt: at })
    .onConflictDoNothing({ target: outgoingMails.id });
};

export type ClaimedMail = {
  readonly mail: Mail;
  /** Milliseconds since 1970. */
  readonly queuedAt: number;
  /** Before this one. */
  readonly attempts: number;
};

const claimedOf = (row: Row): ClaimedMail => ({
  mail: {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html ?? undefined,
    replyTo: row.replyTo ?? undefined,
    unsubscribeUrl: row.unsubscribeUrl ?? undefined,
    attachments: row.attachments?.map(({ content, ...facts }) => ({
      ...facts,
      bytes: new Uint8Array(Buffer.from(content, 'base64')),
    })),
  },
  queuedAt: row.queuedAt.getTime(),
  attempts: row.attempts,
});

/**
 * Takes the mail that is longest overdue; undefined where none is. Other processes get it `delayOf`
 * milliseconds from now: one that ends while it sends loses nothing.
 */
export const claimMail = async (
  database: Database,
  now: number,
  delayOf: (attempts: number) => number,
): Promise<ClaimedMail | undefined> =>
  inTransaction(database, async ({ orm }) => {
    const [row] = await orm
      .select()
      .from(outgoingMails)
      .where(lte(outgoingMails.nextAttemptAt, new Date(now)))
      .orderBy(asc(outgoingMails.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return undefined;
    const attempts = row.attempts + 1;
    const nextAttemptAt = new Date(now + delayOf(attempts));
    await orm
      .update(outgoingMails)
      .set({ attempts, nextAttemptAt })
      .where(eq(outgoingMails.id, row.id));
    return claimedOf(row);
  });

/** For a mail that nobody has looked at: so many attempts, due at an instant. */
export const giveMailBack = async (
  { orm }: Database,
  { mail, attempts }: ClaimedMail,
  dueAt: number,
): Promise<void> => {
  await orm
    .update(outgoingMails)
    .set({ attempts, nextAttemptAt: new Date(dueAt) })
    .where(eq(outgoingMails.id, mail.id));
};

/** Removes a mail that was delivered. */
export const removeMail = async ({ orm }: Database, id: string): Promise<void> => {
  await orm.delete(outgoingMails).where(eq(outgoingMails.id, id));
};

/** Gives a mail up, and forgets those given up that were queued before an instant. */
export const giveMailUp = async (
  { orm }: Database,
  id: string,
  failure: string,
  forgetBefore: number,
): Promise<void> => {
  await orm
    .update(outgoingMails)
    .set({ nextAttemptAt: null, failure })
    .where(eq(outgoingMails.id, id));
  await orm
    .delete(outgoingMails)
    .where(
      and(isNull(outgoingMails.nextAttemptAt), lt(outgoingMails.queuedAt, new Date(forgetBefore))),
    );
};
