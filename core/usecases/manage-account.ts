/** What customers see and change of their own account. */
import {
  checkAccountChange,
  type AccountChange,
  type ChangedField,
} from '../domain/customer/account-changes.ts';
import type { AccountPageStep, RefusedAccountChange } from '../domain/customer/account-overview.ts';
import { parseMailToken } from '../domain/customer/mail-token.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasOwnAccount, NotLoggedIn } from '../ports/own-account.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { ShopRefusal } from '../ports/shop-refusal.ts';
import type { FormRefusal } from './enter-account.ts';
import { outagesReported, reportFailed, tapLeft } from './report.ts';

/** The account with a change that was refused, if there is one. An outage is logged. */
export const showAccount =
  (
    scope: ShopScope,
    refused?: RefusedAccountChange,
  ): RTE.ReaderTaskEither<HasOwnAccount & HasLog, never, AccountPageStep> =>
  ({ account, log }) =>
    pipe(
      outagesReported({ log }, 'account', account.show(scope), 'account-error'),
      TE.match(
        ({ kind }): AccountPageStep => ({
          kind: kind === 'not-logged-in' ? 'visitor' : 'unavailable',
        }),
        (overview): AccountPageStep => ({ kind: 'shown', overview, refused }),
      ),
      (shown) => async () => E.right(await shown()),
    );

/** Changes an account. What only the shop can refuse is shown; failures are logged. */
export const changeAccount =
  (
    scope: ShopScope,
    change: AccountChange,
  ): RTE.ReaderTaskEither<
    HasOwnAccount & HasLog,
    FormRefusal<ChangedField> | NotLoggedIn | ShopRefusal<'account-error'>,
    void
  > =>
  ({ account, log }) =>
    pipe(
      TE.fromEither(checkAccountChange(change)),
      TE.mapLeft((errors): FormRefusal<ChangedField> => ({ kind: 'fields', errors })),
      TE.flatMap((checked) =>
        tapLeft(account.change(scope, checked), (refusal) => {
          if (refusal.kind === 'failed') reportFailed(log, refusal);
        }),
      ),
    );

/** Follows the link of a mail. `email-link-unknown` for one that is old, used, or not ours. */
export const confirmAddress =
  (
    scope: ShopScope,
    token: string,
  ): RTE.ReaderTaskEither<
    HasOwnAccount & HasLog,
    never,
    'email-changed' | 'email-link-unknown' | 'failed'
  > =>
  ({ account, log }) =>
  async () => {
    const read = parseMailToken(token);
    if (E.isLeft(read)) return E.right('email-link-unknown');
    const confirmed = await outagesReported(
      { log },
      'account',
      account.confirmAddress(scope, read.right),
      'account-error',
    )();
    if (E.isRight(confirmed)) return E.right('email-changed');
    return E.right(confirmed.left.kind === 'token-unknown' ? 'email-link-unknown' : 'failed');
  };
