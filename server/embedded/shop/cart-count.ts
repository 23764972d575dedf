import { cartCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { ownedCarts } from '../../../adapters/postgres/stores/carts.ts';
import { piecesOf } from '../../../core/domain/cart/cart.ts';
import { visitorKeyOf } from '../../../core/domain/cookie/visitor-key.ts';
import type { Customer } from '../../../core/domain/customer/customer.ts';
import { isWhitelabelOrder } from '../../../core/domain/customer/customer-kind.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { PriceSources } from './prices.ts';

/** The customer or visitor with their number of articles. */
export const withCartOf = async (
  { database }: Pick<PriceSources, 'database'>,
  customer: Customer,
  cookie: (name: string) => string | undefined,
): Promise<Customer> => {
  const { isLoggedIn, number } = customer;
  const key = visitorKeyOf(cookie(cartCookie));
  const owners: readonly Owner[] = [
    ...(isLoggedIn ? [{ kind: 'customer', number } as const] : []),
    // What was put there before the log-in comes along when the cart is opened next.
    ...(key === undefined ? [] : [{ kind: 'visitor', key } as const]),
  ];
  const carts = await Promise.all(owners.map((owner) => ownedCarts.read(database, owner)));
  const pieces = carts.reduce((sum, cart) => sum + piecesOf(cart), 0);
  if (pieces === 0) return customer;
  return {
    ...customer,
    order: {
      isWhitelabelOrder: isWhitelabelOrder(customer),
      cartArticlesAmount: pieces,
    },
  };
};
