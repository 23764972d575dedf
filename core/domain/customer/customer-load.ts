import { visitor, type Customer } from './customer.ts';

/** State of the customer data of a page (storefront §4, "Customer load"). */
export type CustomerLoad = {
  /** True from the start until the customer's data is there, or cannot be had; then false. */
  readonly isInitializing: boolean;
  readonly customer: Customer;
};

/** Events of a page's customer (storefront §4). */
export type CustomerEvent =
  /** The data that was asked for at the start has come. */
  | { readonly kind: 'fetched'; readonly customer: Customer }
  /** It cannot be had: the customer stays a visitor, silently (decisions, "Calls"). */
  | { readonly kind: 'fetch-failed' }
  | { readonly kind: 'logged-in'; readonly customer: Customer }
  | { readonly kind: 'signed-up'; readonly customer: Customer }
  | { readonly kind: 'logged-out' };

/** The customer before any data: a visitor, still initializing. */
export const initialCustomerLoad: CustomerLoad = { isInitializing: true, customer: visitor };

const settled = (customer: Customer): CustomerLoad => ({ isInitializing: false, customer });

/**
 * Applies an event. The data is loaded once: an answer that comes after a log-in, a sign-up, a
 * log-out or another answer is older than what is known, and changes nothing. After a log-in or a
 * sign-up the customer is logged in, whatever the answer says of it (storefront §4).
 */
export const applyCustomerEvent = (state: CustomerLoad, event: CustomerEvent): CustomerLoad => {
  switch (event.kind) {
    case 'fetched':
      return state.isInitializing ? settled(event.customer) : state;
    case 'fetch-failed':
      return state.isInitializing ? settled(visitor) : state;
    case 'logged-in':
    case 'signed-up':
      return settled({ ...event.customer, isLoggedIn: true });
    case 'logged-out':
      return settled(visitor);
    default:
      event satisfies never;
      return state;
  }
};
