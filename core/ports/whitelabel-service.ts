import type { Customer } from '../domain/customer/customer.ts';
import type { TE } from '../fp.ts';
import type { ShopScope } from './scope.ts';
import type { ShopRefusal } from './shop-refusal.ts';

/** Storefront §7: `/whitelabel/switch`. */
export type WhitelabelService = {
  /** Makes the order in the cart a white-label one, or a usual one; gives the customer after it. */
  readonly switchTo: (
    scope: ShopScope,
    isWhitelabelOrder: boolean,
  ) => TE.TaskEither<ShopRefusal<'request-failed'>, Customer>;
};

export type HasWhitelabelService = { readonly whitelabelService: WhitelabelService };
