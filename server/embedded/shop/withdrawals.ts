/** Kept together with the mails that acknowledge them. */
import { withdrawalEndpoints } from '../../../adapters/http/endpoints/withdrawal.ts';
import { inTransaction, type Transaction } from '../../../adapters/postgres/in-transaction.ts';
import { applyOrderEvent, orderByNumber } from '../../../adapters/postgres/stores/orders.ts';
import { queueMail } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import { keepWithdrawal } from '../../../adapters/postgres/stores/withdrawals.ts';
import { referenceOf } from '../../../core/domain/contact/reference.ts';
import {
  checkWithdrawalForm,
  type Withdrawal,
} from '../../../core/domain/contact/withdrawal-form.ts';
import { isNothing, withdrawnBy } from '../../../core/domain/order/withdrawable.ts';
import { E } from '../../../core/fp.ts';
import { withdrawalNotice } from '../../mails/templates/service-notices.ts';
import { withdrawalReceipt } from '../../mails/templates/withdrawal.ts';
import { mailFrom, senderOf, queueReceipt, type MailSources } from './mails.ts';
import { refusal, wrongFieldsRefusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';

/**
 * The order of a statement hears of it, where its number and mail address are those of an order. One
 * that cannot be withdrawn from stays as it is: the statement is kept, and somebody reads it.
 */
const tellOrder = async (
  transaction: Transaction,
  { orderNumber, email, goods, withdrawalId }: Withdrawal & { readonly withdrawalId: string },
  now: number,
): Promise<void> => {
  const order = await orderByNumber(transaction, orderNumber);
  if (order?.placed.buyer.email.toLowerCase() !== email.toLowerCase()) return;
  const places = withdrawnBy(order, goods);
  if (isNothing(places)) return;
  await applyOrderEvent(
    transaction,
    order.placed.id,
    { kind: 'withdraw', ...places, key: `withdrawal-${withdrawalId}`, at: now },
    now,
  );
};

export type WithdrawalSources = MailSources & {
  /** An order wants something done; undefined where no orders are worked on. */
  readonly wakeOrders?: (() => void) | undefined;
};

/** The routes of the withdrawal desk. */
export const withdrawalRoutes = (
  sources: WithdrawalSources,
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
        await tellOrder(transaction, statement, now);
      }
      return kept;
    });
    if (receipt === undefined) return E.left(refusal(409, 'field-invalid', 'withdrawalId'));
    mails.wake();
    sources.wakeOrders?.();
    return E.right({ ...receipt, receivedAt: new Date(receipt.receivedAt).toISOString() });
  }),
});
