/** How many articles a customer has in the cart: what this browser's cart holds counts, too. */
import { cartOfOwner } from '../../../adapters/postgres/stores/carts.ts';
import { cartCookie } from '../../../core/domain/cart/cart-forms.ts';
import { piecesOf } from '../../../core/domain/cart/cart.ts';
import { visitorKeyOf } from '../../../core/domain/cookie/visitor-key.ts';
import { cartArticlesAmount, type Customer } from '../../../core/domain/customer/customer.ts';
import { isWhitelabelOrder } from '../../../core/domain/customer/customer-kind.ts';
import type { PriceSources } from './prices.ts';

/** A customer or visitor with what the cart of their browser holds, where it has one. */
export const withCartOf = async (
  { database }: Pick<PriceSources, 'database'>,
  customer: Customer,
  cookie: (name: string) => string | undefined,
): Promise<Customer> => {
  const key = visitorKeyOf(cookie(cartCookie));
  const pieces =
    key === undefined ? 0 : piecesOf(await cartOfOwner(database, { kind: 'visitor', key }));
  if (pieces === 0) return customer;
  return {
    ...customer,
    order: {
      isWhitelabelOrder: isWhitelabelOrder(customer),
      cartArticlesAmount: cartArticlesAmount(customer) + pieces,
    },
  };
};
