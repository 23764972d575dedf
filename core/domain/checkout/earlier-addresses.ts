/**
 * Addresses that a customer has ordered to before. They are those of their orders: nothing else is kept
 * for it, and whoever has no account any more is offered none.
 */
import { orderAddressFields, type OrderAddressForm } from '../customer/postal-address.ts';
import type { ServedCountry } from '../locale/countries.ts';
import type { OrderAddress, PlacedOrder } from '../order/order.ts';

/** More would be a list to search in. */
export const mostEarlierAddresses = 5;

export type EarlierAddress = {
  /** What a form says of it: equal for equal addresses alone. */
  readonly key: string;
  readonly address: OrderAddress;
};

const keyOf = (address: OrderAddressForm): string =>
  JSON.stringify(orderAddressFields.map((field) => address[field]));

type Placed = Pick<PlacedOrder, 'billing' | 'delivery'>;

/**
 * The last used first, each once. `country`: where the market sends to; undefined where nothing is sent
 * and the invoice alone needs an address, which may be anywhere.
 */
export const earlierAddresses = (
  placed: readonly Placed[],
  country: ServedCountry | undefined,
): readonly EarlierAddress[] => {
  const used = placed
    .map(({ billing, delivery }) => (country === undefined ? billing : (delivery ?? billing)))
    .filter((address) => country === undefined || address.country === country)
    .map((address): readonly [string, OrderAddress] => [keyOf(address), address]);
  // Of equal keys a map keeps the first place.
  return [...new Map(used)]
    .slice(0, mostEarlierAddresses)
    .map(([key, address]) => ({ key, address }));
};

/** The one that a form has typed out, or chosen by its key. */
export const earlierAddressOf = (
  earlier: readonly EarlierAddress[],
  chosen: OrderAddressForm | string,
): EarlierAddress | undefined => {
  const key = typeof chosen === 'string' ? chosen : keyOf(chosen);
  return earlier.find((one) => one.key === key);
};
