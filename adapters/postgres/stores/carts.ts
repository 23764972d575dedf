import { emptyCart, isEmptyCart, type Cart } from '../../../core/domain/cart/cart.ts';
import { joinCarts } from '../../../core/domain/cart/join-carts.ts';
import { parseCart, printCart } from '../../../core/domain/cart/parse-cart.ts';
import type { Carts } from '../../../core/ports/carts.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { Database } from '../database.ts';
import { carts } from '../schema/carts.ts';
import { keptLists, ownedLists } from './owned-lists.ts';

export const ownedCarts = ownedLists<Cart, Cart>({
  table: carts,
  empty: emptyCart,
  parse: parseCart,
  print: printCart,
  isEmpty: isEmptyCart,
  join: joinCarts,
  keptOf: (cart) => cart,
});

export const keptCarts = (database: () => Promise<Database>, clock: Clock): Carts =>
  keptLists('cart-unavailable', ownedCarts, database, clock);
