import { readShopAnswer, type ShopAnswer } from '../errors/shop-answer.ts';

/** Answer to a voucher that a shopper entered (storefront §8). */
export type VoucherAnswer = ShopAnswer<true, 'error-add-voucher'>;

/**
 * Reads the answer to a voucher put into the cart: a 400 (unknown, expired, used up) is shown,
 * everything else that fails is shown and logged (decisions, "Calls"). `status` is 0 where no
 * answer came.
 */
export const readVoucherAnswer = (status: number, body: unknown): VoucherAnswer =>
  readShopAnswer({ status, body, code: 'error-add-voucher', decode: () => true });
