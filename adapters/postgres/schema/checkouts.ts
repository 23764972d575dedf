import { ownedContent } from './owned-content.ts';

/** What is known of an order before it is placed, by `printCheckout`. */
export const checkouts = ownedContent('checkouts');
