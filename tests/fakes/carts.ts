import { emptyCart } from '../../core/domain/cart/cart.ts';
import { joinCarts } from '../../core/domain/cart/join-carts.ts';
import { parseCart, printCart } from '../../core/domain/cart/parse-cart.ts';
import { E, TE } from '../../core/fp.ts';
import type { Carts } from '../../core/ports/carts.ts';
import { textOfOwner } from './owner.ts';

/** Carts in memory, as the texts that a store would keep. */
export const memoryCarts = (): Carts => {
  const texts = new Map<string, string>();
  const cartOf = (key: string) => {
    const text = texts.get(key);
    return text === undefined ? emptyCart : parseCart(text);
  };
  return {
    read: (owner) => async () => E.right(cartOf(textOfOwner(owner))),
    change: (owner, change) => async () => {
      const key = textOfOwner(owner);
      const after = change(cartOf(key));
      if (E.isRight(after)) texts.set(key, printCart(after.right));
      return after;
    },
    join: (from, into) => async () => {
      const [fromKey, intoKey] = [textOfOwner(from), textOfOwner(into)];
      const own = cartOf(intoKey);
      const { joined, left } = joinCarts(own, cartOf(fromKey));
      if (joined !== own) {
        texts.set(intoKey, printCart(joined));
        texts.set(fromKey, printCart(left));
      }
      return E.right(joined);
    },
  };
};

/** Carts that cannot be reached. */
export const failingCarts = (): Carts => {
  const error = TE.left({ kind: 'cart-unavailable', reason: 'full' } as const);
  return { read: () => error, change: () => error, join: () => error };
};
