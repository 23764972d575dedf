import { visitor, type Customer } from './customer.ts';

/** Customer data of a page (storefront §4, "Customer load"). */
export type CustomerLoad = {
  /** Until the customer's data is there, or cannot be had. */
  readonly isInitializing: boolean;
  readonly customer: Customer;
};

export type CustomerEvent =
  /** The data asked for at the start. */
  | { readonly kind: 'fetched'; readonly customer: Customer }
  /** The customer stays a visitor, silently (decisions, "Calls"). */
  | { readonly kind: 'fetch-failed' }
  | { readonly kind: 'logged-in'; readonly customer: Customer }
  | { readonly kind: 'signed-up'; readonly customer: Customer }
  | { readonly kind: 'logged-out' };

/** A visitor, before any data. */
export const initialCustomerLoad: CustomerLoad = { isInitializing: true, customer: visitor };

const settled = (customer: Customer): CustomerLoad => ({ isInitializing: false, customer });

/**
 * The data is loaded once: an answer after a log-in, a sign-up, a log-out or another answer is
 * older than what is known, and changes nothing. After a log-in or a sign-up the customer is logged
 * in, whatever the answer says (storefront §4).
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
