/** Of a wishlist or a cart: a visitor by the cookie's key, or a customer by number. */
export type Owner =
  | { readonly kind: 'visitor'; readonly key: string }
  | { readonly kind: 'customer'; readonly number: string };
