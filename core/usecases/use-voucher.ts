import { currencyOf } from '../domain/locale/locale-units.ts';
import {
  parseGiftVoucherAmount,
  type GiftVoucherAmountError,
} from '../domain/voucher/gift-voucher-amount.ts';
import { parseVoucherCode, type VoucherCodeError } from '../domain/voucher/voucher-code.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { ShopRefusal } from '../ports/shop-refusal.ts';
import type { CartVoucher, HasVouchers } from '../ports/vouchers.ts';
import { reportFailed, tapLeft } from './report.ts';

/** No voucher code or valid amount was typed; the shop was not asked. */
export type VoucherRefusal =
  | { readonly kind: 'no-voucher-code'; readonly error: VoucherCodeError }
  | { readonly kind: 'no-voucher-amount'; readonly error: GiftVoucherAmountError };

/** By its typed code. What cannot be mended is logged as `error-add-voucher` (storefront §8). */
export const addVoucher =
  (
    scope: ShopScope,
    typed: string,
  ): RTE.ReaderTaskEither<
    HasVouchers & HasLog,
    VoucherRefusal | ShopRefusal<'error-add-voucher'>,
    CartVoucher
  > =>
  ({ vouchers, log }) =>
    pipe(
      TE.fromEither(parseVoucherCode(typed)),
      TE.mapLeft((error): VoucherRefusal => ({ kind: 'no-voucher-code', error })),
      TE.flatMap((code) =>
        tapLeft(vouchers.add(scope, code), (refusal) => reportFailed(log, refusal)),
      ),
    );

/** Puts a gift voucher into the cart, in minor units of the scope's currency. */
export const buyGiftVoucher =
  (
    scope: ShopScope,
    minorUnits: number,
  ): RTE.ReaderTaskEither<
    HasVouchers & HasLog,
    VoucherRefusal | ShopRefusal<'error-add-voucher'>,
    void
  > =>
  ({ vouchers, log }) =>
    pipe(
      TE.fromEither(parseGiftVoucherAmount(currencyOf(scope.locale), minorUnits)),
      TE.mapLeft((error): VoucherRefusal => ({ kind: 'no-voucher-amount', error })),
      TE.flatMap((amount) =>
        tapLeft(vouchers.buy(scope, amount), (refusal) => reportFailed(log, refusal)),
      ),
    );
