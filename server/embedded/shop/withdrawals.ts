/** Kept together with the mails that acknowledge them. */
import { withdrawalEndpoints } from '../../../adapters/http/endpoints/withdrawal.ts';
import { inTransaction } from '../../../adapters/postgres/in-transaction.ts';
import { queueMail } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import { keepWithdrawal } from '../../../adapters/postgres/stores/withdrawals.ts';
import { referenceOf } from '../../../core/domain/contact/reference.ts';
import { checkWithdrawalForm } from '../../../core/domain/contact/withdrawal-form.ts';
import { E } from '../../../core/fp.ts';
import { queueReceipt, siteOfMail, type MailSources } from './mails.ts';
import { refusal, wrongFieldsRefusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { withdrawalNoticeMail } from './service-mails.ts';
import { withdrawalMail } from './withdrawal-mail.ts';

/** The routes of the withdrawal desk. */
export const withdrawalRoutes = (
  sources: MailSources,
): Readonly<Record<keyof typeof withdrawalEndpoints, Route>> => ({
  contractWithdrawal: route(withdrawalEndpoints.contractWithdrawal, async ({ scope, body }) => {
    const { database, clock, mails } = sources;
    const checked = checkWithdrawalForm({ goods: '', ...body });
    if (E.isLeft(checked)) return E.left(wrongFieldsRefusal(checked.left));
    const { withdrawalId } = body;
    const withdrawal = checked.right;
    const now = clock.now();
    const receipt = await inTransaction(database, async (transaction) => {
      const statement = { ...withdrawal, withdrawalId };
      const found = await keepWithdrawal(transaction, scope, statement, now);
      if (found.kind === 'other') return undefined;
      const kept = { reference: referenceOf(withdrawalId), receivedAt: found.receivedAt };
      if (found.kind === 'new') {
        const shopper = { id: `withdrawal-${withdrawalId}`, host: siteOfMail(sources, scope).host };
        const service = { id: `withdrawal-notice-${withdrawalId}`, to: mails.service };
        const mail = withdrawalMail(scope.locale, shopper, withdrawal, kept);
        await queueReceipt(transaction, 'withdrawal', mail, now);
        await queueMail(transaction, withdrawalNoticeMail(scope, service, withdrawal, kept), now);
      }
      return kept;
    });
    if (receipt === undefined) return E.left(refusal(409, 'field-invalid', 'withdrawalId'));
    mails.wake();
    return E.right({ ...receipt, receivedAt: new Date(receipt.receivedAt).toISOString() });
  }),
});
