import type { Platform } from '../locale/channel.ts';
import type { Customer } from './customer.ts';

/** Storefront §1, §6. */
export const customerKinds = ['visitor', 'consumer', 'business', 'white-label'] as const;

/** `visitor`: not logged in. */
export type CustomerKind = (typeof customerKinds)[number];

/** Storefront §3: the default. */
const consumerType = 0;

/** Any customer type but 0 (decisions, "Money and formats"). */
export const isBusinessCustomer = ({ type }: Customer): boolean => type !== consumerType;

/** Whether the cart's order is white-label. */
export const isWhitelabelOrder = ({ order }: Customer): boolean =>
  order?.isWhitelabelOrder ?? false;

/** White-label before business; either before the log-in. */
export const customerKind = (customer: Customer): CustomerKind => {
  if (customer.isWhitelabelCustomer) return 'white-label';
  if (isBusinessCustomer(customer)) return 'business';
  return customer.isLoggedIn ? 'consumer' : 'visitor';
};

/** White-label customers on the web (storefront §2). */
export const seesWhitelabelBar = (platform: Platform, customer: Customer): boolean =>
  platform === 'web' && customer.isWhitelabelCustomer;
