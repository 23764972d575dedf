import { E, pipe } from '../../fp.ts';
import { parseMoney, type MoneyArithmeticError } from '../money/money-arithmetic.ts';
import type { Money } from '../money/money.ts';

/** Redemption of a voucher for a total; all three amounts are of one currency. */
export type VoucherRedemption = {
  /** The redeemed amount: never more than the voucher holds, never more than the total. */
  readonly redeemed: Money;
  /** The amount left to pay, never below zero. */
  readonly due: Money;
  /** The amount left on the voucher, for another order. */
  readonly remaining: Money;
};

/**
 * Redeems a voucher for an order's total, or for the rest after other vouchers. A voucher pays in
 * its own currency only; invalid amounts, such as negative ones, are refused.
 */
export const redeemVoucher = (
  voucher: Money,
  total: Money,
): E.Either<MoneyArithmeticError, VoucherRedemption> => {
  const { currency } = total;
  if (voucher.currency !== currency)
    return E.left({ kind: 'mixed-currencies', currencies: [voucher.currency, currency] });
  return pipe(
    E.Do,
    E.bind('held', () => parseMoney(currency, voucher.minorUnits)),
    E.bind('wanted', () => parseMoney(currency, total.minorUnits)),
    E.map(({ held, wanted }) => {
      const redeemed = Math.min(held.minorUnits, wanted.minorUnits);
      return {
        redeemed: { minorUnits: redeemed, currency },
        due: { minorUnits: wanted.minorUnits - redeemed, currency },
        remaining: { minorUnits: held.minorUnits - redeemed, currency },
      };
    }),
  );
};
