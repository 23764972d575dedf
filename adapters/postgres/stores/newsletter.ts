import { and, eq, isNull, lt, ne } from 'drizzle-orm';

import {
  applyNewsletterEvent,
  initialNewsletterStatus,
  newsletterConfirmTime,
  newsletterProofTime,
  type NewsletterStatus,
} from '../../../core/domain/newsletter/newsletter-status.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { Transaction } from '../in-transaction.ts';
import { newsletterSubscriptions } from '../schema/newsletter.ts';

type Row = Readonly<typeof newsletterSubscriptions.$inferSelect>;

const statusOf = (row: Row | undefined): NewsletterStatus => {
  if (row === undefined) return initialNewsletterStatus;
  const { status: kind, tokenHash: token, requestedAt, confirmedAt, unsubscribedAt } = row;
  const since = { pending: requestedAt, subscribed: confirmedAt, unsubscribed: unsubscribedAt };
  return { kind, token, at: (since[kind] ?? requestedAt).getTime() };
};

/** `pending`: a mail has to be sent; `subscribed`: the address is confirmed already. */
type KeptSubscription = 'pending' | 'subscribed';

/**
 * Keeps a subscription that was asked for; `now`: milliseconds since 1970. Who is subscribed stays
 * so. Links not followed in time are forgotten, with their addresses.
 */
export const keepSubscription = async (
  { orm }: Transaction,
  { channel, locale }: ShopScope,
  email: string,
  tokenHash: string,
  now: number,
): Promise<KeptSubscription> => {
  const table = newsletterSubscriptions;
  const tooOld = new Date(now - newsletterConfirmTime);
  await orm
    .delete(table)
    .where(
      and(eq(table.status, 'pending'), lt(table.requestedAt, tooOld), isNull(table.unsubscribedAt)),
    );
  const proofEnd = new Date(now - newsletterProofTime);
  await orm
    .delete(table)
    .where(and(ne(table.status, 'subscribed'), lt(table.unsubscribedAt, proofEnd)));
  const here = and(eq(table.channel, channel), eq(table.email, email));
  const [row] = await orm.select().from(table).where(here);
  const next = applyNewsletterEvent(statusOf(row), {
    kind: 'subscribe',
    token: tokenHash,
    at: now,
  });
  if (next.kind !== 'pending') return 'subscribed';
  const asked = { locale, status: 'pending', tokenHash, requestedAt: new Date(now) } as const;
  const kept = await orm
    .insert(table)
    .values({ channel, email, ...asked })
    // Who has confirmed meanwhile stays subscribed: a new link would be of no use.
    .onConflictDoUpdate({
      target: [table.channel, table.email],
      set: asked,
      setWhere: ne(table.status, 'subscribed'),
    })
    .returning({ status: table.status });
  return kept.length === 0 ? 'subscribed' : 'pending';
};

/**
 * `confirmed` is given once, with the token that ends the subscription, to the caller that sends
 * the second mail.
 */
type FollowedLink =
  | { readonly kind: 'unknown' | 'confirmed-before' }
  | { readonly kind: 'confirmed'; readonly email: string; readonly unsubscribeToken: string };

/**
 * Confirms the subscription of a link. `newToken` ends it, unless an earlier subscription has a
 * token: links of its mails go on working.
 */
export const confirmSubscription = async (
  { orm }: Transaction,
  { channel }: Pick<ShopScope, 'channel'>,
  tokenHash: string,
  newToken: string,
  now: number,
): Promise<FollowedLink> => {
  const table = newsletterSubscriptions;
  const here = and(eq(table.channel, channel), eq(table.tokenHash, tokenHash));
  const [row] = await orm.select().from(table).where(here);
  const event = { kind: 'confirm', token: tokenHash, at: now } as const;
  const next = applyNewsletterEvent(statusOf(row), event);
  if (row === undefined || next.kind !== 'subscribed') return { kind: 'unknown' };
  const unsubscribeToken = row.unsubscribeToken ?? newToken;
  const changed = await orm
    .update(table)
    .set({ status: 'subscribed', confirmedAt: new Date(now), unsubscribeToken })
    .where(and(here, eq(table.status, 'pending')))
    .returning({ email: table.email });
  return changed.length === 0
    ? { kind: 'confirmed-before' }
    : { kind: 'confirmed', email: row.email, unsubscribeToken };
};

/** False where no address has the link. What was ended stays ended. */
export const endSubscription = async (
  { orm }: Transaction,
  { channel }: Pick<ShopScope, 'channel'>,
  unsubscribeToken: string,
  now: number,
): Promise<boolean> => {
  const table = newsletterSubscriptions;
  const here = and(eq(table.channel, channel), eq(table.unsubscribeToken, unsubscribeToken));
  const [row] = await orm.select().from(table).where(here);
  const next = applyNewsletterEvent(statusOf(row), { kind: 'unsubscribe', at: now });
  // Once: what was ended before keeps its time.
  if (next.kind === 'unsubscribed')
    await orm
      .update(table)
      .set({ status: 'unsubscribed', unsubscribedAt: new Date(now) })
      .where(and(here, eq(table.status, 'subscribed')));
  return row !== undefined;
};
