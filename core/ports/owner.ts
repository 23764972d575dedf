/**
 * Owner of a wishlist or a cart: a visitor, by the key of their cookie, or a customer, by their
 * number.
 */
export type Owner =
  | { readonly kind: 'visitor'; readonly key: string }
  | { readonly kind: 'customer'; readonly number: string };
