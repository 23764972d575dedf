import type { Market } from '../locale/locales.ts';
import type { PaymentMethod } from '../order/order.ts';

/** Nobody in the United States prepays a shop by a transfer to a bank abroad. */
const withoutTransfer: readonly Market[] = ['com'];

/** How an order can be paid, the usual first. An invoice is for businesses: they pay after delivery. */
export const paymentMethodsOf = (
  market: Market,
  { isBusiness }: { readonly isBusiness: boolean },
): readonly PaymentMethod[] => [
  'redirect',
  ...(withoutTransfer.includes(market) ? [] : (['bank-transfer'] as const)),
  ...(isBusiness ? (['invoice'] as const) : []),
];
