/** Nobody is a customer until the owner of the address has confirmed it. */
import { randomUUID } from 'node:crypto';

import { accountEndpoints } from '../../../adapters/http/endpoints/accounts.ts';
import { inTransaction } from '../../../adapters/postgres/in-transaction.ts';
import { accountOfEmail } from '../../../adapters/postgres/stores/accounts.ts';
import {
  keepSignUp,
  passwordOfSignUp,
  takeSignUp,
} from '../../../adapters/postgres/stores/mailed-links.ts';
import { queueMail, takeMailTurn } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import {
  checkSignUpConfirmForm,
  checkSignUpForm,
} from '../../../core/domain/customer/customer-forms.ts';
import { visitor } from '../../../core/domain/customer/customer.ts';
import { E, pipe } from '../../../core/fp.ts';
import { accountErrorKey } from '../../../ui/components/account-dialog/account-error.ts';
import { refusal, wrongFieldsRefusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { tooCommonPassword, unknownLink } from './account-refusals.ts';
import { mailOfAccount } from './account-mails.ts';
import {
  enter,
  logFactsOf,
  newToken,
  type AccountDesk,
  type AccountSources,
} from './account-sessions.ts';
import { customerAnswer, sessionTokenHash } from './customer-data.ts';
import { isLeakedPassword } from './leaked-passwords.ts';
import { noteVatId } from './vat-register.ts';

const otherPassword = E.left(refusal(400, 'sign-up-other-password', 'password'));

export const signUpRoutes = (
  sources: AccountSources,
  { passwords, inTurn, entered }: AccountDesk,
): Readonly<Record<'customerSignup' | 'customerSignupConfirm', Route>> => {
  const { database, clock, log, mails, trustedProxies } = sources;
  return {
    customerSignup: route(
      accountEndpoints.customerSignup,
      async ({ body, scope, clientOf, signal }) => {
        const checked = checkSignUpForm(body);
        if (E.isLeft(checked)) return E.left(wrongFieldsRefusal(checked.left, accountErrorKey));
        const { password, ...person } = checked.right;
        if (await isLeakedPassword(password)) return tooCommonPassword('password');
        const { email, firstName, lastName } = person;
        const now = clock.now();
        return inTurn({ client: clientOf(trustedProxies), signal }, async () => {
          const passwordHash = await passwords.hash(password);
          const token = newToken();
          // The same work, whether the address has an account or not: only the mail's words differ.
          await inTransaction(database, async (transaction) => {
            const turn = await takeMailTurn(transaction, 'sign-up', email, { now, latest: now });
            if (turn === undefined) return;
            const account = { ...person, business: person.business ?? null, passwordHash };
            await keepSignUp(transaction, account, sessionTokenHash(token), now);
            const known = await accountOfEmail(transaction, email);
            const mail = { id: `sign-up-${randomUUID()}`, to: email };
            const kind = known === undefined ? 'sign-up-confirm' : 'sign-up-known';
            await queueMail(transaction, mailOfAccount(sources, scope, kind, mail, token), now);
          });
          mails.wake();
          return E.right(customerAnswer({ ...visitor, firstName, lastName }));
        });
      },
    ),
    customerSignupConfirm: route(
      accountEndpoints.customerSignupConfirm,
      async ({ body, clientOf, signal, ...input }) => {
        const checked = checkSignUpConfirmForm(body);
        if (E.isLeft(checked)) return E.left(wrongFieldsRefusal(checked.left, accountErrorKey));
        const { password } = checked.right;
        const tokenHash = sessionTokenHash(body.token);
        const now = clock.now();
        const client = clientOf(trustedProxies);
        const answer = await inTurn({ client, signal }, async () => {
          const kept = await passwordOfSignUp(database, tokenHash, now);
          if (kept === undefined) return unknownLink;
          if (!(await passwords.isRight(password, kept))) return otherPassword;
          const opened = await inTransaction(database, async (transaction) => {
            const account = await takeSignUp(transaction, tokenHash, now);
            return (
              account && {
                ...account,
                ...(await enter(sources, transaction, account.number, input)),
              }
            );
          });
          if (opened === undefined) return unknownLink;
          log.report('session-begun', { ...logFactsOf(opened.email, client), after: 'sign-up' });
          return pipe(
            await entered(opened.token, input),
            E.map((customer) => ({ customer, opened })),
          );
        });
        if (E.isLeft(answer)) return answer;
        const { customer, opened } = answer.right;
        // After its turn: others do not wait for the register, too.
        await noteVatId(sources, opened.number, opened.business?.vatId ?? '');
        return E.right(customer);
      },
    ),
  };
};
