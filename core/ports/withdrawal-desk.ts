import type { Withdrawal, WithdrawalReceipt } from '../domain/contact/withdrawal-form.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** Why a withdrawal was not kept: nobody took it, or not in time. */
export type WithdrawalError = Outage<'withdrawal-unavailable'>;

/** Takes withdrawals of contracts (2011/83/EU, article 11a). */
export type WithdrawalDesk = {
  /**
   * Declares a withdrawal; it is kept for good when this succeeds. Declared again under the same id,
   * a UUID, it is kept once, and the first receipt is given again.
   */
  readonly declare: (
    scope: ShopScope,
    withdrawal: Withdrawal,
    withdrawalId: string,
  ) => TE.TaskEither<WithdrawalError, WithdrawalReceipt>;
};

/** An environment that takes withdrawals. */
export type HasWithdrawalDesk = { readonly withdrawalDesk: WithdrawalDesk };
