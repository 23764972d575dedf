import {
  checkWithdrawalForm,
  type WithdrawalForm,
  type WithdrawalStep,
} from '../domain/contact/withdrawal-form.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { HasWithdrawalDesk } from '../ports/withdrawal-desk.ts';
import { reportOutage } from './report.ts';

/** A form as it was sent. */
export type SentWithdrawal = {
  readonly form: WithdrawalForm;
  /** By the pressed button. */
  readonly wants: 'review' | 'confirm' | 'edit';
  /** A UUID, under which it is kept once. */
  readonly withdrawalId: string;
  /** The UUID of a statement that was changed after another one was kept under the first. */
  readonly changedId: string;
};

/**
 * A wrong form is shown with its errors, whatever it wants; one that is not kept is logged, without
 * a word of what it says. Who goes back, changes a statement and confirms it again has declared two.
 */
export const declareWithdrawal =
  (
    scope: ShopScope,
    { form, wants, withdrawalId, changedId }: SentWithdrawal,
  ): RTE.ReaderTaskEither<HasWithdrawalDesk & HasLog, never, WithdrawalStep> =>
  ({ withdrawalDesk, log }) =>
  async () => {
    const checked = checkWithdrawalForm(form);
    if (E.isLeft(checked)) return E.right({ kind: 'form', form, errors: checked.left });
    if (wants === 'edit') return E.right({ kind: 'form', form, errors: [] });
    const withdrawal = checked.right;
    if (wants === 'review') return E.right({ kind: 'review', withdrawal, withdrawalId });
    const answer = await pipe(
      withdrawalDesk.declare(scope, withdrawal, withdrawalId),
      TE.orElse((error) =>
        error.kind === 'withdrawal-differs'
          ? withdrawalDesk.declare(scope, withdrawal, changedId)
          : TE.left(error),
      ),
    )();
    if (E.isRight(answer)) return E.right({ kind: 'received', withdrawal, receipt: answer.right });
    reportOutage(log, 'withdrawal', answer.left);
    return E.right({ kind: 'failed', withdrawal, withdrawalId });
  };
