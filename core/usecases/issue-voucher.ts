import { giftSendingTime, type GiftOrder } from '../domain/voucher/gift-order.ts';
import { issuedVoucherCode, voucherExpiry } from '../domain/voucher/voucher-code.ts';
import type { RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { HasVoucherLetters } from '../ports/voucher-letters.ts';
import type { HasVouchers, VouchersUnavailable } from '../ports/vouchers.ts';

export type PaidGift = {
  readonly channel: ShopScope['channel'];
  readonly order: GiftOrder;
  /** A UUID: under one that was issued before nothing is issued. */
  readonly id: string;
  /** `issuedCodeLength` of them, random: the code is made of them. */
  readonly bytes: Uint8Array;
  /** Its mail goes now, at night as well: not on the wished day. */
  readonly isSentNow?: boolean;
};

/** What a paid gift voucher leads to: its code, what it holds, and its mail on the wished day. */
export const issueVoucher =
  ({
    channel,
    order,
    id,
    bytes,
    isSentNow = false,
  }: PaidGift): RTE.ReaderTaskEither<
    HasVouchers & HasVoucherLetters & HasClock,
    VouchersUnavailable,
    'issued' | 'known'
  > =>
  ({ vouchers, voucherLetters, clock }) => {
    const now = clock.now();
    const { amount } = order;
    const voucher = { id, code: issuedVoucherCode(bytes), amount, expiresAt: voucherExpiry(now) };
    const mail = voucherLetters.write(channel, order, voucher);
    return vouchers.issue(voucher, { mail, at: isSentNow ? now : giftSendingTime(order, now) });
  };
