import type { GiftOrder } from '../domain/voucher/gift-order.ts';
import type { ShopScope } from './scope.ts';
import type { NewVoucher } from './vouchers.ts';
import type { Mail } from './mailer.ts';

/** Writes the mail that brings a gift voucher, with its sheet as a PDF. */
export type VoucherLetters = {
  /** In the order's language; `channel` says whose site the mail names. */
  readonly write: (
    channel: ShopScope['channel'],
    order: GiftOrder,
    voucher: Pick<NewVoucher, 'id' | 'code' | 'expiresAt'>,
  ) => Mail;
};

export type HasVoucherLetters = { readonly voucherLetters: VoucherLetters };
