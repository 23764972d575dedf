import type { ShopAnswer } from '../domain/errors/shop-answer.ts';
import type { ErrorCode } from '../domain/errors/error-codes.ts';

/**
 * Why the shop did not do what it was asked: `refused` where the shopper can mend it, which is
 * shown; `failed` for all else, which is shown and logged under its code (decisions, "Calls").
 */
export type ShopRefusal<C extends ErrorCode> = Exclude<
  ShopAnswer<never, C>,
  { readonly kind: 'accepted' }
>;
