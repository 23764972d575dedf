import type { Checkout } from '../domain/checkout/checkout.ts';
import type { Outage } from './outage.ts';
import type { VisitorLists } from './visitor-lists.ts';

export type CheckoutStoreError = Outage<'checkout-unavailable'>;

/** They join as `joinCheckouts` says. */
export type Checkouts = VisitorLists<Checkout, Checkout, CheckoutStoreError>;

export type HasCheckouts = { readonly checkouts: Checkouts };
