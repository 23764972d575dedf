import type { Cart } from '../domain/cart/cart.ts';
import type { Outage } from './outage.ts';
import type { VisitorLists } from './visitor-lists.ts';

export type CartStoreError = Outage<'cart-unavailable'>;

/** They join as `joinCarts` says. */
export type Carts = VisitorLists<Cart, Cart, CartStoreError>;

export type HasCarts = { readonly carts: Carts };
