import {
  applyCartCommand,
  letVoucherPay,
  type Cart,
  type CartRefusal,
  type VoucherPlaceRefusal,
} from '../domain/cart/cart.ts';
import { currencyOf } from '../domain/locale/locale-units.ts';
import { checkGiftForm, type GiftFieldError, type GiftForm } from '../domain/voucher/gift-order.ts';
import { normaliseVoucherCode, voucherCodeLimits } from '../domain/voucher/voucher-code.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { CartStoreError, HasCarts } from '../ports/carts.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog } from '../ports/log.ts';
import type { Owner } from '../ports/owner.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { HasVouchers, HeldVoucher, VouchersUnavailable } from '../ports/vouchers.ts';
import { outagesReported } from './report.ts';

/**
 * `voucher-missing`: nothing was typed. `voucher-unknown`: no such code, or it is spent: nobody
 * learns which. A voucher pays in every market of its currency, and in no other.
 */
export type VoucherRefusal = {
  readonly kind: 'voucher-missing' | 'voucher-unknown' | 'voucher-expired' | 'voucher-currency';
};

export type AddVoucherError =
  | VoucherRefusal
  | VouchersUnavailable
  | VoucherPlaceRefusal
  | CartStoreError;

const refused = (kind: VoucherRefusal['kind']): E.Either<VoucherRefusal, never> => E.left({ kind });

const usable =
  ({ locale }: ShopScope, now: number) =>
  (voucher: HeldVoucher | undefined): E.Either<VoucherRefusal, HeldVoucher> => {
    if (voucher === undefined || voucher.balance.minorUnits === 0)
      return refused('voucher-unknown');
    if (now >= voucher.expiresAt) return refused('voucher-expired');
    return voucher.balance.currency === currencyOf(locale)
      ? E.right(voucher)
      : refused('voucher-currency');
  };

/**
 * Lets a voucher pay for what is in the owner's cart, by its typed code. A malformed code is looked
 * for as any other, so that it takes as long. Outages are logged as `error-add-voucher` (storefront
 * §8).
 */
export const addVoucher =
  (
    scope: ShopScope,
    owner: Owner,
    typed: string,
  ): RTE.ReaderTaskEither<
    HasVouchers & HasCarts & HasClock & HasLog,
    AddVoucherError,
    HeldVoucher
  > =>
  (environment) => {
    const { vouchers, carts, clock } = environment;
    const code = normaliseVoucherCode(typed).slice(0, voucherCodeLimits.maximum + 1);
    return code === ''
      ? TE.fromEither(refused('voucher-missing'))
      : outagesReported(
          environment,
          'voucher',
          pipe(
            vouchers.find(code),
            TE.flatMapEither((found): E.Either<AddVoucherError, HeldVoucher> =>
              usable(scope, clock.now())(found),
            ),
            TE.tap((voucher): TE.TaskEither<AddVoucherError, Cart> =>
              carts.change(owner, (cart) => letVoucherPay(cart, voucher.id)),
            ),
          ),
          'error-add-voucher',
        );
  };

export type BuyVoucherError =
  | { readonly kind: 'gift-refused'; readonly errors: readonly GiftFieldError[] }
  | CartRefusal
  | CartStoreError;

/** Puts a gift voucher into the owner's cart, to be bought; once for each UUID. */
export const buyGiftVoucher =
  (
    scope: ShopScope,
    owner: Owner,
    { id, form }: { readonly id: string; readonly form: GiftForm },
  ): RTE.ReaderTaskEither<HasCarts & HasClock & HasLog, BuyVoucherError, Cart> =>
  (environment) =>
    pipe(
      TE.fromEither(checkGiftForm(scope.locale, form, environment.clock.now())),
      TE.mapLeft((errors): BuyVoucherError => ({ kind: 'gift-refused', errors })),
      TE.flatMap((order) =>
        outagesReported(
          environment,
          'voucher',
          environment.carts.change(owner, (cart): E.Either<BuyVoucherError, Cart> =>
            applyCartCommand(cart, { kind: 'put-gift', gift: { ...order, id } }),
          ),
          'error-add-voucher',
        ),
      ),
    );
