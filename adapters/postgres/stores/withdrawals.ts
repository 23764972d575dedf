import { eq } from 'drizzle-orm';

import type { Withdrawal } from '../../../core/domain/contact/withdrawal-form.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { Database } from '../database.ts';
import { withdrawals } from '../schema.ts';

/**
 * Keeps a withdrawal, and says when it was received, in milliseconds since 1970: `now`, or when it
 * came before under the same id, to this node or another.
 */
export const keepWithdrawal = async (
  { orm }: Database,
  { channel, locale }: ShopScope,
  withdrawal: Withdrawal & { readonly withdrawalId: string },
  now: number,
): Promise<number> => {
  await orm
    .insert(withdrawals)
    .values({ ...withdrawal, channel, locale, receivedAt: new Date(now) })
    .onConflictDoNothing({ target: withdrawals.withdrawalId });
  const [kept] = await orm
    .select({ receivedAt: withdrawals.receivedAt })
    .from(withdrawals)
    .where(eq(withdrawals.withdrawalId, withdrawal.withdrawalId));
  return kept?.receivedAt.getTime() ?? now;
};
