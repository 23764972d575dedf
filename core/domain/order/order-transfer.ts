/** The bank transfer by which an order is paid. */
import { E } from '../../fp.ts';
import type { Money } from '../money/money.ts';
import type { BankAccount, BankAccounts } from '../payment/bank-account.ts';
import { creditorReferenceOf } from '../payment/creditor-reference.ts';
import { heldOf } from './order-account.ts';
import { orderStage } from './order-progress.ts';
import type { Order, PlacedOrder } from './order.ts';

export type OrderTransfer = {
  readonly account: BankAccount;
  readonly amount: Money;
  readonly reference: string;
};

/** What is still to be paid. */
export const missingOf = (order: Order): Money => ({
  ...order.placed.totals.due,
  minorUnits: Math.max(0, order.account.owed - heldOf(order)),
});

/** What the transfer for an order names, so that a bank can check it (ISO 11649). */
export const transferReferenceOf = ({ number }: Pick<PlacedOrder, 'number'>): string =>
  E.getOrElse(() => number)(creditorReferenceOf(number));

/** Undefined where no transfer is waited for, or nobody has an account of its currency. */
export const transferOf = (order: Order, accounts: BankAccounts): OrderTransfer | undefined => {
  const amount = missingOf(order);
  const account = accounts[amount.currency];
  return account === undefined || orderStage(order) !== 'transfer'
    ? undefined
    : { account, amount, reference: transferReferenceOf(order.placed) };
};
