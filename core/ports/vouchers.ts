import type { Money } from '../domain/money/money.ts';
import type { TE } from '../fp.ts';
import type { ShopScope } from './scope.ts';
import type { ShopRefusal } from './shop-refusal.ts';

/** A voucher in the cart: its code, and what it still holds. */
export type CartVoucher = { readonly code: string; readonly balance: Money };

/** Vouchers of the cart, at the shop API (storefront §7: `voucher`, `/gift-voucher`). */
export type Vouchers = {
  /** Puts a voucher into the cart; an unknown, expired or used up one is `refused`. */
  readonly add: (
    scope: ShopScope,
    code: string,
  ) => TE.TaskEither<ShopRefusal<'error-add-voucher'>, CartVoucher>;
  /** Puts a gift voucher of an amount into the cart, to be bought. */
  readonly buy: (
    scope: ShopScope,
    amount: Money,
  ) => TE.TaskEither<ShopRefusal<'error-add-voucher'>, void>;
};

/** An environment that has vouchers. */
export type HasVouchers = { readonly vouchers: Vouchers };
