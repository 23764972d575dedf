import type { Platform } from '../locale/channel.ts';
import type { Customer } from './customer.ts';

/** Whom the shop serves (storefront §1, §6). */
export const customerKinds = ['visitor', 'consumer', 'business', 'white-label'] as const;

/** A kind of customer; `visitor` is a person who has not logged in. */
export type CustomerKind = (typeof customerKinds)[number];

/** The customer type of consumers (storefront §3: the default). */
const consumerType = 0;

/** Whether a customer is a business: any type but 0 (decisions, "Money and formats"). */
export const isBusinessCustomer = ({ type }: Customer): boolean => type !== consumerType;

/** Whether the order in the cart is a white-label one. */
export const isWhitelabelOrder = ({ order }: Customer): boolean =>
  order?.isWhitelabelOrder ?? false;

/** What a customer is; a white-label business is white-label, and the marks outrank the log-in. */
export const customerKind = (customer: Customer): CustomerKind => {
  if (customer.isWhitelabelCustomer) return 'white-label';
  if (isBusinessCustomer(customer)) return 'business';
  return customer.isLoggedIn ? 'consumer' : 'visitor';
};

/** Whether a customer sees the white-label bar: white-label ones, on the web (storefront §2). */
export const seesWhitelabelBar = (platform: Platform, customer: Customer): boolean =>
  platform === 'web' && customer.isWhitelabelCustomer;
