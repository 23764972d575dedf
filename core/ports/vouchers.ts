import type { Money } from '../domain/money/money.ts';
import type { TE } from '../fp.ts';
import type { ShopScope } from './scope.ts';
import type { ShopRefusal } from './shop-refusal.ts';

/** `balance` is what it still holds. */
export type CartVoucher = { readonly code: string; readonly balance: Money };

/** Vouchers of the cart (storefront §7: `voucher`, `/gift-voucher`). */
export type Vouchers = {
  /** An unknown, expired or used up voucher is `refused`. */
  readonly add: (
    scope: ShopScope,
    code: string,
  ) => TE.TaskEither<ShopRefusal<'error-add-voucher'>, CartVoucher>;
  /** Puts a gift voucher into the cart, to be bought. */
  readonly buy: (
    scope: ShopScope,
    amount: Money,
  ) => TE.TaskEither<ShopRefusal<'error-add-voucher'>, void>;
};

export type HasVouchers = { readonly vouchers: Vouchers };
