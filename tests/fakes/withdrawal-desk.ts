import { referenceOf } from '../../core/domain/contact/reference.ts';
import type { Withdrawal, WithdrawalReceipt } from '../../core/domain/contact/withdrawal-form.ts';
import { E, TE } from '../../core/fp.ts';
import type { WithdrawalDesk } from '../../core/ports/withdrawal-desk.ts';

/** The desk in memory, with what was declared. */
export const memoryWithdrawalDesk = (
  clock: { readonly now: () => number } = { now: () => 0 },
): WithdrawalDesk & { readonly declared: readonly Withdrawal[] } => {
  const declared: Withdrawal[] = [];
  const kept = new Map<string, { readonly words: string; readonly receipt: WithdrawalReceipt }>();
  return {
    declared,
    declare: (_, withdrawal, withdrawalId) => async () => {
      const words = JSON.stringify(withdrawal);
      const known = kept.get(withdrawalId);
      if (known !== undefined)
        return known.words === words
          ? E.right(known.receipt)
          : E.left({ kind: 'withdrawal-differs' });
      const receipt = { reference: referenceOf(withdrawalId), receivedAt: clock.now() };
      declared.push(withdrawal);
      kept.set(withdrawalId, { words, receipt });
      return E.right(receipt);
    },
  };
};

/** The desk while nobody takes anything. */
export const closedWithdrawalDesk = (): WithdrawalDesk => ({
  declare: () => TE.left({ kind: 'withdrawal-unavailable', reason: 'no database' }),
});
