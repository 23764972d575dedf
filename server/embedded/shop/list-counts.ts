import { cartCookie, wishlistCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { ownedCarts } from '../../../adapters/postgres/stores/carts.ts';
import { ownedWishlists } from '../../../adapters/postgres/stores/wishlists.ts';
import { piecesOf } from '../../../core/domain/cart/cart.ts';
import { visitorKeyOf } from '../../../core/domain/cookie/visitor-key.ts';
import type { Customer } from '../../../core/domain/customer/customer.ts';
import { isWhitelabelOrder } from '../../../core/domain/customer/customer-kind.ts';
import { mergeWishlists } from '../../../core/domain/wishlist/wishlist.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { PriceSources } from './prices.ts';

/** The customer or visitor with what is in their cart and on their wishlist, counted. */
export const withListsOf = async (
  { database }: Pick<PriceSources, 'database'>,
  customer: Customer,
  cookie: (name: string) => string | undefined,
): Promise<Customer> => {
  const { isLoggedIn, number } = customer;
  const ownersBy = (name: string): readonly Owner[] => {
    const key = visitorKeyOf(cookie(name));
    return [
      ...(isLoggedIn ? [{ kind: 'customer', number } as const] : []),
      // What was put there before the log-in comes along when the list is opened next.
      ...(key === undefined ? [] : [{ kind: 'visitor', key } as const]),
    ];
  };
  const [carts, wishlists] = await Promise.all([
    Promise.all(ownersBy(cartCookie).map((owner) => ownedCarts.read(database, owner))),
    Promise.all(ownersBy(wishlistCookie).map((owner) => ownedWishlists.read(database, owner))),
  ]);
  const pieces = carts.reduce((sum, cart) => sum + piecesOf(cart), 0);
  const wishes = wishlists.map(({ wishlist }) => wishlist).reduce(mergeWishlists, []).length;
  return {
    ...customer,
    ...(pieces > 0 && {
      order: { isWhitelabelOrder: isWhitelabelOrder(customer), cartArticlesAmount: pieces },
    }),
    ...(wishes > 0 && { wishlistArticlesAmount: wishes }),
  };
};
