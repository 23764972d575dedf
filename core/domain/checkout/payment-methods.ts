import type { PaymentMethod } from '../order/order.ts';

/**
 * How an order can be paid, the usual first: by a transfer where the shop has an account in its
 * currency. An invoice is for businesses: they pay after delivery.
 */
export const paymentMethodsOf = ({
  isBusiness,
  takesTransfers,
}: {
  readonly isBusiness: boolean;
  readonly takesTransfers: boolean;
}): readonly PaymentMethod[] => [
  'redirect',
  ...(takesTransfers ? (['bank-transfer'] as const) : []),
  ...(isBusiness ? (['invoice'] as const) : []),
];
