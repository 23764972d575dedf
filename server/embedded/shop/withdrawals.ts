/** Kept together with the mails that acknowledge them. */
import { withdrawalEndpoints } from '../../../adapters/http/endpoints/withdrawal.ts';
import { inTransaction } from '../../../adapters/postgres/in-transaction.ts';
import { queueMail } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import { keepWithdrawal } from '../../../adapters/postgres/stores/withdrawals.ts';
import { referenceOf } from '../../../core/domain/contact/reference.ts';
import { checkWithdrawalForm } from '../../../core/domain/contact/withdrawal-form.ts';
import { E } from '../../../core/fp.ts';
import { withdrawalNotice } from '../../mails/templates/service-notices.ts';
import { withdrawalReceipt } from '../../mails/templates/withdrawal.ts';
import { mailFrom, senderOf, queueReceipt, type MailSources } from './mails.ts';
import { refusal, wrongFieldsRefusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';

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
        const sender = senderOf(sources);
        const mail = mailFrom(
          sender,
          scope,
          { id: `withdrawal-${withdrawalId}`, to: withdrawal.email },
          (mailScope) => withdrawalReceipt(mailScope, withdrawal, kept),
        );
        const notice = mailFrom(
          sender,
          scope,
          {
            id: `withdrawal-notice-${withdrawalId}`,
            to: mails.service,
            replyTo: withdrawal.email,
          },
          (mailScope) => withdrawalNotice(mailScope, withdrawal, kept),
        );
        await queueReceipt(transaction, 'withdrawal', mail, now);
        await queueMail(transaction, notice, now);
      }
      return kept;
    });
    if (receipt === undefined) return E.left(refusal(409, 'field-invalid', 'withdrawalId'));
    mails.wake();
    return E.right({ ...receipt, receivedAt: new Date(receipt.receivedAt).toISOString() });
  }),
});
