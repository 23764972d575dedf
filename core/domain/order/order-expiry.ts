/** Orders that nobody pays do not hold what they took, such as vouchers, for ever. */
import { timeUnitMilliseconds } from '../time/time-units.ts';
import type { Order, PaymentMethod } from './order.ts';

/** Until when money has to come by bank. */
export const transferDays = 14;

/** Days from placing on; an invoice waits for the desk. */
const daysToPay = {
  redirect: 1,
  'bank-transfer': transferDays,
  invoice: undefined,
} as const satisfies Readonly<Record<PaymentMethod, number | undefined>>;

/** The latest that could be expired was placed so many milliseconds before. */
export const shortestTimeToPay: number = daysToPay.redirect * timeUnitMilliseconds.day;

/**
 * When an order that is not paid is cancelled, in milliseconds since 1970; undefined where it waits for
 * nothing more, or money has come or may be on its way.
 */
export const expiresAt = ({ placed, state, account }: Order): number | undefined => {
  const days = daysToPay[placed.paymentMethod];
  const mayHaveMoney =
    account.transferred > 0 ||
    account.payments.some(({ status, captured }) => status === 'pending' || captured > 0);
  return days === undefined || state.kind !== 'placed' || mayHaveMoney
    ? undefined
    : placed.placedAt + days * timeUnitMilliseconds.day;
};
