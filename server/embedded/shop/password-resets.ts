import { randomUUID } from 'node:crypto';

import { accountEndpoints } from '../../../adapters/http/endpoints/accounts.ts';
import { inTransaction } from '../../../adapters/postgres/in-transaction.ts';
import { accountOfEmail, forgetLogInAttempts } from '../../../adapters/postgres/stores/accounts.ts';
import {
  emailOfPasswordReset,
  keepPasswordReset,
  takePasswordReset,
} from '../../../adapters/postgres/stores/mailed-links.ts';
import { queueMail, takeMailTurn } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import {
  checkPasswordConfirmForm,
  checkPasswordResetForm,
} from '../../../core/domain/customer/customer-forms.ts';
import { E } from '../../../core/fp.ts';
import { accountErrorKey } from '../../../ui/components/account-dialog/account-error.ts';
import { wrongFieldsRefusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { tooCommonPassword, unknownLink } from './account-refusals.ts';
import { mailOfAccount } from './account-mails.ts';
import {
  logFactsOf,
  logInKeysOf,
  newToken,
  type AccountDesk,
  type AccountSources,
} from './account-sessions.ts';
import { sessionTokenHash } from './customer-data.ts';
import { isLeakedPassword } from './leaked-passwords.ts';

export const passwordResetRoutes = (
  sources: AccountSources,
  { passwords, inTurn }: AccountDesk,
): Readonly<Record<'customerPasswordReset' | 'customerPasswordConfirm', Route>> => {
  const { database, clock, log, mails, trustedProxies } = sources;
  return {
    customerPasswordReset: route(
      accountEndpoints.customerPasswordReset,
      async ({ body, scope }) => {
        const checked = checkPasswordResetForm(body);
        if (E.isLeft(checked)) return E.left(wrongFieldsRefusal(checked.left, accountErrorKey));
        const { email } = checked.right;
        const now = clock.now();
        const token = newToken();
        // The same work, whether the address has an account or not: only the mail's words differ.
        await inTransaction(database, async (transaction) => {
          const turn = await takeMailTurn(transaction, 'password-reset', email, {
            now,
            latest: now,
          });
          if (turn === undefined) return;
          await keepPasswordReset(transaction, email, sessionTokenHash(token), now);
          const known = await accountOfEmail(transaction, email);
          const mail = { id: `password-reset-${randomUUID()}`, to: known?.email ?? email };
          const kind = known === undefined ? 'password-reset-unknown' : 'password-confirm';
          await queueMail(transaction, mailOfAccount(sources, scope, kind, mail, token), now);
        });
        mails.wake();
        return E.right(undefined);
      },
    ),
    customerPasswordConfirm: route(
      accountEndpoints.customerPasswordConfirm,
      async ({ body, scope, clientOf, signal }) => {
        const tokenHash = sessionTokenHash(body.token);
        const now = clock.now();
        const client = clientOf(trustedProxies);
        const known = await emailOfPasswordReset(database, tokenHash, now);
        if (known === undefined) return unknownLink;
        const repeated = { password: body.password, repeatedPassword: body.password };
        const checked = checkPasswordConfirmForm(repeated, known);
        if (E.isLeft(checked)) return E.left(wrongFieldsRefusal(checked.left, accountErrorKey));
        const { password } = checked.right;
        if (await isLeakedPassword(password)) return tooCommonPassword('password');
        return inTurn({ client, signal }, async () => {
          const passwordHash = await passwords.hash(password);
          const email = await inTransaction(database, async (transaction) => {
            const changed = { tokenHash, passwordHash, now };
            const owner = await takePasswordReset(transaction, changed);
            if (owner === undefined) return undefined;
            await forgetLogInAttempts(transaction, logInKeysOf(owner, client));
            const mail = { id: `password-changed-${randomUUID()}`, to: owner };
            await queueMail(
              transaction,
              mailOfAccount(sources, scope, 'password-changed', mail),
              now,
            );
            return owner;
          });
          if (email === undefined) return unknownLink;
          mails.wake();
          log.report('password-changed', logFactsOf(email, client));
          return E.right(undefined);
        });
      },
    ),
  };
};
