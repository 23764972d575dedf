/** Whose a wishlist or a cart is: a visitor's by the key of their cookie, or a customer's by their number. */
export type Owner =
  | { readonly kind: 'visitor'; readonly key: string }
  | { readonly kind: 'customer'; readonly number: string };
