import { and, eq, lt } from 'drizzle-orm';

import {
  applyNewsletterEvent,
  initialNewsletterStatus,
  newsletterConfirmTime,
  type NewsletterStatus,
} from '../../../core/domain/newsletter/newsletter-status.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { Database } from '../database.ts';
import { newsletterSubscriptions } from '../schema.ts';

type Row = Readonly<typeof newsletterSubscriptions.$inferSelect>;

const statusOf = (row: Row | undefined): NewsletterStatus => {
  if (row === undefined) return initialNewsletterStatus;
  const { status: kind, tokenHash: token, requestedAt, confirmedAt } = row;
  return { kind, token, at: (confirmedAt ?? requestedAt).getTime() };
};

/** What came of asking for the newsletter: a mail has to go out, or there is nothing to ask. */
type KeptSubscription = 'pending' | 'subscribed';

/**
 * Keeps that somebody asked for the newsletter; `now` is in milliseconds since 1970. Who is
 * subscribed stays so. Links that nobody followed in time are forgotten, with their addresses.
 */
export const keepSubscription = async (
  { orm }: Database,
  { channel, locale }: ShopScope,
  email: string,
  tokenHash: string,
  now: number,
): Promise<KeptSubscription> => {
  const table = newsletterSubscriptions;
  const tooOld = new Date(now - newsletterConfirmTime);
  await orm.delete(table).where(and(eq(table.status, 'pending'), lt(table.requestedAt, tooOld)));
  const here = and(eq(table.channel, channel), eq(table.email, email));
  const [row] = await orm.select().from(table).where(here);
  const next = applyNewsletterEvent(statusOf(row), {
    kind: 'subscribe',
    token: tokenHash,
    at: now,
  });
  if (next.kind !== 'pending') return 'subscribed';
  const asked = { locale, status: 'pending', tokenHash, requestedAt: new Date(now) } as const;
  await orm
    .insert(table)
    .values({ channel, email, ...asked })
    // Who confirms at this very moment stays subscribed.
    .onConflictDoUpdate({
      target: [table.channel, table.email],
      set: asked,
      setWhere: eq(table.status, 'pending'),
    });
  return 'pending';
};

/** Confirms the subscription of a link; false where the link is unknown or has expired. */
export const confirmSubscription = async (
  { orm }: Database,
  { channel }: Pick<ShopScope, 'channel'>,
  tokenHash: string,
  now: number,
): Promise<boolean> => {
  const table = newsletterSubscriptions;
  const here = and(eq(table.channel, channel), eq(table.tokenHash, tokenHash));
  const [row] = await orm.select().from(table).where(here);
  const status = statusOf(row);
  const next = applyNewsletterEvent(status, { kind: 'confirm', token: tokenHash, at: now });
  if (next.kind === 'subscribed' && status.kind === 'pending')
    await orm
      .update(table)
      .set({ status: 'subscribed', confirmedAt: new Date(now) })
      .where(here);
  return next.kind === 'subscribed';
};
