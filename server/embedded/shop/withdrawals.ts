/** Kept together with the mails that acknowledge them. */
import { withdrawalEndpoints } from '../../../adapters/http/endpoints/withdrawal.ts';
import { inTransaction } from '../../../adapters/postgres/in-transaction.ts';
import { queueMail, takeMailTurn } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import { keepWithdrawal } from '../../../adapters/postgres/stores/withdrawals.ts';
import {
  checkWithdrawalForm,
  withdrawalReference,
} from '../../../core/domain/contact/withdrawal-form.ts';
import { E } from '../../../core/fp.ts';
import { siteOfMail, type MailSources } from './mails.ts';
import { refusal, wrongFieldsRefusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { withdrawalNoticeMail } from './service-mails.ts';
import { withdrawalMail } from './withdrawal-mail.ts';

/** Milliseconds that a receipt waits at most where many go to one address. */
const longestWait = 86_400_000;

/** The routes of the withdrawal desk. */
export const withdrawalRoutes = (
  sources: MailSources,
): Readonly<Record<keyof typeof withdrawalEndpoints, Route>> => ({
  contractWithdrawal: route(withdrawalEndpoints.contractWithdrawal, async ({ scope, body }) => {
    const { database, clock, mails } = sources;
    const checked = checkWithdrawalForm({ goods: '', ...body });
    if (E.isLeft(checked))
      return E.left(wrongFieldsRefusal(checked.left.map(({ field }) => field)));
    const { withdrawalId } = body;
    const withdrawal = checked.right;
    const now = clock.now();
    const receipt = await inTransaction(database, async (transaction) => {
      const statement = { ...withdrawal, withdrawalId };
      const found = await keepWithdrawal(transaction, scope, statement, now);
      if (found.kind === 'other') return undefined;
      const kept = { reference: withdrawalReference(withdrawalId), receivedAt: found.receivedAt };
      if (found.kind === 'new') {
        const shopper = { id: `withdrawal-${withdrawalId}`, host: siteOfMail(sources, scope).host };
        const service = { id: `withdrawal-notice-${withdrawalId}`, to: mails.service };
        const latest = now + longestWait;
        const at = await takeMailTurn(transaction, 'withdrawal', withdrawal.email, { now, latest });
        // The statement counts all the same; its receipt stands on the page.
        if (at !== undefined) {
          const mail = withdrawalMail(scope.locale, shopper, withdrawal, kept);
          await queueMail(transaction, mail, now, at);
        }
        await queueMail(transaction, withdrawalNoticeMail(scope, service, withdrawal, kept), now);
      }
      return kept;
    });
    if (receipt === undefined) return E.left(refusal(409, 'field-invalid', 'withdrawalId'));
    mails.wake();
    return E.right({ ...receipt, receivedAt: new Date(receipt.receivedAt).toISOString() });
  }),
});
