import { readShopAnswer, type ShopAnswer } from '../../errors/shop-answer.ts';

/** What a shopper is told of an accessory (storefront §8). */
export type AccessoryAnswer = ShopAnswer<true, 'error-add-accessory'>;

/**
 * A 400 is shown, any other failure shown and logged (decisions, "Calls"). `status` is 0 where no
 * answer came.
 */
export const readAccessoryAnswer = (status: number, body: unknown): AccessoryAnswer =>
  readShopAnswer({ status, body, code: 'error-add-accessory', decode: () => true });
