import type { Withdrawal, WithdrawalReceipt } from '../domain/contact/withdrawal-form.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** Nobody took the withdrawal, or not in time; or its UUID was used for another one. */
export type WithdrawalError =
  | Outage<'withdrawal-unavailable'>
  | { readonly kind: 'withdrawal-differs' };

/** Takes withdrawals of contracts (2011/83/EU, article 11a). */
export type WithdrawalDesk = {
  /**
   * Kept for good when this succeeds. The same UUID is kept once, and gets the first receipt again.
   */
  readonly declare: (
    scope: ShopScope,
    withdrawal: Withdrawal,
    withdrawalId: string,
  ) => TE.TaskEither<WithdrawalError, WithdrawalReceipt>;
};

export type HasWithdrawalDesk = { readonly withdrawalDesk: WithdrawalDesk };
