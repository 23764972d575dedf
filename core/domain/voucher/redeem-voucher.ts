import { E } from '../../fp.ts';
import type { MixedCurrencies } from '../money/money-arithmetic.ts';
import type { Money } from '../money/money.ts';

/** What a voucher pays of a total; all three are of one currency. */
export type VoucherRedemption = {
  /** What the voucher pays: never more than it holds, never more than the total. */
  readonly redeemed: Money;
  /** What is left to pay: never below zero. */
  readonly due: Money;
  /** What is left on the voucher, for another order. */
  readonly remaining: Money;
};

/**
 * Redeems a voucher over the total of an order, or of what other vouchers left
 * of it; a voucher pays in its own currency only.
 */
export const redeemVoucher = (
  voucher: Money,
  total: Money,
): E.Either<MixedCurrencies, VoucherRedemption> => {
  const { currency } = total;
  if (voucher.currency !== currency)
    return E.left({ kind: 'mixed-currencies', currencies: [voucher.currency, currency] });
  const redeemed = Math.min(voucher.minorUnits, total.minorUnits);
  return E.right({
    redeemed: { minorUnits: redeemed, currency },
    due: { minorUnits: total.minorUnits - redeemed, currency },
    remaining: { minorUnits: voucher.minorUnits - redeemed, currency },
  });
};
