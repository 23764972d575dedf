import { readShopAnswer, type ShopAnswer } from '../../errors/shop-answer.ts';

/** What a shopper is told after asking for an accessory in the cart (storefront §8). */
export type AccessoryAnswer = ShopAnswer<true, 'error-add-accessory'>;

/**
 * Reads the answer to an accessory put into the cart: a 400 is shown, everything else that fails
 * is shown and logged (decisions, "Calls"). `status` is 0 where no answer came.
 */
export const readAccessoryAnswer = (status: number, body: unknown): AccessoryAnswer =>
  readShopAnswer({ status, body, code: 'error-add-accessory', decode: () => true });
