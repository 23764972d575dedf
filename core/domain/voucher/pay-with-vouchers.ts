import { E } from '../../fp.ts';
import type { Money } from '../money/money.ts';
import { redeemVoucher } from './redeem-voucher.ts';

/** `redeemed`: what a voucher pays, `remaining`: what is left on it. */
export type VoucherPart = { readonly redeemed: Money; readonly remaining: Money };

/** What each voucher pays, in the order of the vouchers; undefined for one that cannot pay. */
export type VoucherPayment = {
  readonly parts: readonly (VoucherPart | undefined)[];
  /** Left to pay. */
  readonly due: Money;
};

/** Pays with one voucher after the other; those of another currency, and undefined ones, pay nothing. */
export const payWithVouchers = (
  balances: readonly (Money | undefined)[],
  total: Money,
): VoucherPayment =>
  balances.reduce<VoucherPayment>(
    ({ parts, due }, balance) => {
      const paid = balance && redeemVoucher(balance, due);
      if (paid === undefined || E.isLeft(paid)) return { parts: [...parts, undefined], due };
      const { redeemed, remaining } = paid.right;
      return { parts: [...parts, { redeemed, remaining }], due: paid.right.due };
    },
    { parts: [], due: total },
  );
