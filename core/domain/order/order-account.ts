/** What was paid for an order, given back, and is owed; in minor units of its currency. */
import type { Order, OrderAccount, OrderEffect, OrderPayment, PlacedOrder } from './order.ts';

/** What vouchers paid, in minor units. */
const byVouchers = ({ vouchers }: PlacedOrder): number =>
  vouchers.reduce((sum, { amount }) => sum + amount.minorUnits, 0);

/** What gift vouchers cost that were bought, in minor units. */
export const giftsOf = ({ gifts }: PlacedOrder): number =>
  gifts.reduce((sum, { amount }) => sum + amount.minorUnits, 0);

/** Before anything was paid but with vouchers. */
export const newAccount = (placed: PlacedOrder): OrderAccount => ({
  owed: placed.totals.due.minorUnits + byVouchers(placed),
  payments: [],
  transferred: 0,
  transfersBack: 0,
  vouchersBack: 0,
});

const heldMoney = ({ payments, transferred, transfersBack }: OrderAccount): number =>
  payments.reduce((sum, { captured, back }) => sum + captured - back, transferred - transfersBack);

/** What the shop has of the buyer, vouchers included. */
export const heldOf = ({ placed, account }: Pick<Order, 'placed' | 'account'>): number =>
  heldMoney(account) + byVouchers(placed) - account.vouchersBack;

/** What went back to the buyer, to vouchers too, or is on its way there; in minor units. */
export const returnedOf = ({ account }: Pick<Order, 'account'>): number =>
  account.payments.reduce(
    (sum, { back }) => sum + back,
    account.transfersBack + account.vouchersBack,
  );

/** Whether all that is owed was paid. */
export const isPaid = (order: Pick<Order, 'placed' | 'account'>): boolean =>
  heldOf(order) >= order.account.owed;

/** What was said of a payment in the place of what was known of it. */
export const withPayment = (account: OrderAccount, payment: OrderPayment): OrderAccount => ({
  ...account,
  payments: account.payments.some(({ paymentId }) => paymentId === payment.paymentId)
    ? account.payments.map((known) => (known.paymentId === payment.paymentId ? payment : known))
    : [...account.payments, payment],
});

/** An effect before it has its key. */
export type WantedEffect = OrderEffect extends infer Effect
  ? Effect extends OrderEffect
    ? Omit<Effect, 'key'>
    : never
  : never;

type Returned = { readonly account: OrderAccount; readonly effects: readonly WantedEffect[] };

/**
 * Gives back what the shop has beyond what is owed: to payments first, the latest first, then what
 * was transferred, then to vouchers, the last first.
 */
export const returnSurplus = ({ placed, account }: Pick<Order, 'placed' | 'account'>): Returned => {
  const { currency } = placed.totals.due;
  let surplus = Math.max(0, heldOf({ placed, account }) - account.owed);
  const effects: WantedEffect[] = [];
  const take = (most: number): number => {
    const taken = Math.min(surplus, most);
    surplus -= taken;
    return taken;
  };

  const payments = account.payments
    .toReversed()
    .map((payment) => {
      const minorUnits = take(payment.captured - payment.back);
      const { paymentId } = payment;
      if (minorUnits > 0)
        effects.push({ kind: 'refund', paymentId, amount: { minorUnits, currency } });
      return { ...payment, back: payment.back + minorUnits };
    })
    .toReversed();

  const transfer = take(account.transferred - account.transfersBack);
  if (transfer > 0)
    effects.push(
      { kind: 'refund', paymentId: undefined, amount: { minorUnits: transfer, currency } },
      { kind: 'tell-desk', about: 'refund-by-hand' },
    );

  // Vouchers that were given back before are the last ones.
  let { vouchersBack } = account;
  let before = account.vouchersBack;
  for (const { id, amount } of placed.vouchers.toReversed()) {
    const earlier = Math.min(before, amount.minorUnits);
    before -= earlier;
    const minorUnits = take(amount.minorUnits - earlier);
    vouchersBack += minorUnits;
    if (minorUnits > 0)
      effects.push({
        kind: 'give-vouchers-back',
        voucherId: id,
        amount: { minorUnits, currency },
      });
  }
  return {
    account: {
      ...account,
      payments,
      transfersBack: account.transfersBack + transfer,
      vouchersBack,
    },
    effects,
  };
};
