import { readShopAnswer, type ShopAnswer } from '../errors/shop-answer.ts';

/** What a shopper is told of a voucher (storefront §8). */
export type VoucherAnswer = ShopAnswer<true, 'error-add-voucher'>;

/**
 * A 400 is shown, any other failure shown and logged (decisions, "Calls"). `status` is 0 where no
 * answer came.
 */
export const readVoucherAnswer = (status: number, body: unknown): VoucherAnswer =>
  readShopAnswer({ status, body, code: 'error-add-voucher', decode: () => true });
