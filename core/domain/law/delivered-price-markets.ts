import type { Market } from '../locale/locales.ts';

/** Where each price that invites to buy is named with delivery, too (duty `delivery-in-price`). */
export const deliveredPriceMarkets: readonly Market[] = ['gb'];
