import { eq } from 'drizzle-orm';

import type { Withdrawal } from '../../../core/domain/contact/withdrawal-form.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { Transaction } from '../in-transaction.ts';
import { withdrawals } from '../schema/messages.ts';

/** Of the first receipt, in milliseconds since 1970. */
type KeptWithdrawal = { readonly receivedAt: number; readonly isNew: boolean };

/**
 * Keeps a withdrawal, and gives the time of receipt: `now`, or the earlier time where one with this
 * id was kept by any process.
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
  if (added.length > 0) return { receivedAt: now, isNew: true };
  const [kept] = await orm
    .select({ receivedAt: withdrawals.receivedAt })
    .from(withdrawals)
    .where(eq(withdrawals.withdrawalId, withdrawal.withdrawalId));
  return { receivedAt: kept?.receivedAt.getTime() ?? now, isNew: false };
};
