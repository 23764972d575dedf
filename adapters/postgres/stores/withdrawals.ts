import { eq } from 'drizzle-orm';

import type { Withdrawal } from '../../../core/domain/contact/withdrawal-form.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { Transaction } from '../in-transaction.ts';
import { withdrawals } from '../schema/messages.ts';

/** `receivedAt`: milliseconds since 1970. */
type KeptWithdrawal =
  | { readonly kind: 'new' | 'known'; readonly receivedAt: number }
  | { readonly kind: 'other' };

/**
 * Keeps a withdrawal, and gives the time of receipt: `now`, or the earlier time where the same one
 * was kept under this id by any process. `other`: one with other words is kept under it.
 */
export const keepWithdrawal = async (
  { orm }: Transaction,
  { channel, locale }: ShopScope,
  withdrawal: Withdrawal & { readonly withdrawalId: string },
  now: number,
): Promise<KeptWithdrawal> => {
  const added = await orm
    .insert(withdrawals)
    .values({ ...withdrawal, channel, locale, receivedAt: new Date(now) })
    .onConflictDoNothing({ target: withdrawals.withdrawalId })
    .returning({ id: withdrawals.id });
  if (added.length > 0) return { kind: 'new', receivedAt: now };
  const [kept] = await orm
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.withdrawalId, withdrawal.withdrawalId));
  const { name, email, orderNumber, goods } = withdrawal;
  const isSame =
    kept !== undefined &&
    kept.name === name &&
    kept.email === email &&
    kept.orderNumber === orderNumber &&
    kept.goods === (goods ?? null);
  return isSame ? { kind: 'known', receivedAt: kept.receivedAt.getTime() } : { kind: 'other' };
};
