import { E, pipe } from '../../fp.ts';
import { parseMoney, type MoneyArithmeticError } from '../money/money-arithmetic.ts';
import type { Money } from '../money/money.ts';

/** Amounts of one currency. */
export type VoucherRedemption = {
  /** Never more than the voucher holds or the total. */
  readonly redeemed: Money;
  /** Left to pay, never below zero. */
  readonly due: Money;
  /** Left on the voucher, for another order. */
  readonly remaining: Money;
};

/** Pays a total, or the rest after other vouchers, in the voucher's own currency only. */
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
