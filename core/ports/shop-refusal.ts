import type { ShopAnswer } from '../domain/errors/shop-answer.ts';
import type { ErrorCode } from '../domain/errors/error-codes.ts';

/**
 * `refused`: the shopper can mend it; `failed`: shown and logged under its code (decisions,
 * "Calls").
 */
export type ShopRefusal<C extends ErrorCode> = Exclude<
  ShopAnswer<never, C>,
  { readonly kind: 'accepted' }
>;
