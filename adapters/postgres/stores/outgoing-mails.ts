/** Each goes out at least once, by whichever process of the shop. */
import { createHash } from 'node:crypto';

import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';

import { emailKey } from '../../../core/domain/customer/email.ts';
import { nextMailTurn, type LimitedMail } from '../../../core/domain/customer/mail-turns.ts';
import type { Mail } from '../../../core/ports/mailer.ts';
import type { Database } from '../database.ts';
import { inTransaction, type Transaction } from '../in-transaction.ts';
import { mailTurns, outgoingMails, type KeptAttachment } from '../schema/outgoing-mails.ts';

type Row = Readonly<typeof outgoingMails.$inferSelect>;

/** Once for each id, due `at` or `now`; milliseconds since 1970. */
export const queueMail = async (
  { orm }: Transaction,
  mail: Mail,
  now: number,
  at = now,
): Promise<void> => {
  const { to, attachments, ...rest } = mail;
  const kept = attachments?.map(({ bytes, ...facts }): KeptAttachment => ({
    ...facts,
    content: Buffer.from(bytes).toString('base64'),
  }));
  await orm
    .insert(outgoingMails)
    .values({
      ...rest,
      recipient: to,
      attachments: kept,
      queuedAt: new Date(now),
      nextAttemptAt: new Date(at),
    })
    .onConflictDoNothing({ target: outgoingMails.id });
};

const day = 86_400_000;

/**
 * The turn of a mail to an address that anybody may have typed (`nextMailTurn`); of two at once each
 * counts. One that could not go out by `latest` has none, and counts for nothing.
 */
export const takeMailTurn = async (
  { orm }: Transaction,
  kind: LimitedMail,
  email: string,
  { now, latest }: { readonly now: number; readonly latest: number },
): Promise<number | undefined> => {
  await orm.delete(mailTurns).where(lt(mailTurns.lastAt, new Date(now - day)));
  const key = createHash('sha256')
    .update(`${kind}\n${emailKey(email)}`)
    .digest('hex');
  await orm
    .insert(mailTurns)
    .values({ key, turns: '', lastAt: new Date(now) })
    .onConflictDoNothing();
  const [row] = await orm.select().from(mailTurns).where(eq(mailTurns.key, key)).for('update');
  const before = (row?.turns ?? '').split(' ').filter((text) => text !== '');
  const { at, turns } = nextMailTurn(before.map(Number), kind, now);
  if (at > latest) return undefined;
  await orm
    .update(mailTurns)
    .set({ turns: turns.join(' '), lastAt: new Date(at) })
    .where(eq(mailTurns.key, key));
  return at;
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
    senderName: row.senderName ?? undefined,
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
