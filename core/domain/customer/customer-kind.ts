import type { Platform } from '../locale/channel.ts';
import type { Customer } from './customer.ts';

/** Whom the shop serves (storefront §1, §6). */
export const customerKinds = ['visitor', 'consumer', 'business', 'white-label'] as const;

/** A kind of customer; `visitor` is a person who has not logged in. */
export type CustomerKind = (typeof customerKinds)[number];

/** The customer type of consumers (storefront §3: the default). */
const consumerType = 0;

/** True for a business: any customer type but 0 (decisions, "Money and formats"). */
export const isBusinessCustomer = ({ type }: Customer): boolean => type !== consumerType;

/** True where the order in the cart is a white-label one. */
export const isWhitelabelOrder = ({ order }: Customer): boolean =>
  order?.isWhitelabelOrder ?? false;

/**
 * Kind of a customer. A white-label business counts as white-label, and either outranks the log-in.
 */
export const customerKind = (customer: Customer): CustomerKind => {
  if (customer.isWhitelabelCustomer) return 'white-label';
  if (isBusinessCustomer(customer)) return 'business';
  return customer.isLoggedIn ? 'consumer' : 'visitor';
};

/** True for white-label customers on the web (storefront §2). */
export const seesWhitelabelBar = (platform: Platform, customer: Customer): boolean =>
  platform === 'web' && customer.isWhitelabelCustomer;
