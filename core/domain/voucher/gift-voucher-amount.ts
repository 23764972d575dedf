import { E } from '../../fp.ts';
import type { Currency } from '../locale/locales.ts';
import type { Money } from '../money/money.ts';
import { giftVoucherAmounts } from './gift-vouchers.ts';

/** `too-low` and `too-high` name the bound in minor units, `not-whole` the step. */
export type GiftVoucherAmountError = {
  readonly kind: 'too-low' | 'too-high' | 'not-whole';
  readonly minorUnits: number;
  readonly bound: number;
};

/** Checks an amount to buy, in minor units. */
export const parseGiftVoucherAmount = <C extends Currency>(
  currency: C,
  minorUnits: number,
): E.Either<GiftVoucherAmountError, Money<C>> => {
  const { minimum, maximum, step } = giftVoucherAmounts[currency];
  const refused = (kind: GiftVoucherAmountError['kind'], bound: number) =>
    E.left({ kind, minorUnits, bound });
  if (minorUnits < minimum) return refused('too-low', minimum);
  if (minorUnits > maximum) return refused('too-high', maximum);
  return minorUnits % step === 0 ? E.right({ minorUnits, currency }) : refused('not-whole', step);
};
