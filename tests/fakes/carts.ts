import { emptyCart } from '../../core/domain/cart/cart.ts';
import { parseCart, printCart } from '../../core/domain/cart/parse-cart.ts';
import { E, TE } from '../../core/fp.ts';
import type { Carts } from '../../core/ports/carts.ts';

/** Carts in memory, as the texts that a store would keep. */
export const memoryCarts = (): Carts => {
  const texts = new Map<string, string>();
  const cartOf = (key: string) => {
    const text = texts.get(key);
    return text === undefined ? emptyCart : parseCart(text);
  };
  return {
    read:
      ({ key }) =>
      async () =>
        E.right(cartOf(key)),
    change:
      ({ key }, change) =>
      async () => {
        const after = change(cartOf(key));
        if (E.isRight(after)) texts.set(key, printCart(after.right));
        return after;
      },
  };
};

/** Carts that cannot be reached. */
export const failingCarts = (): Carts => {
  const error = TE.left({ kind: 'cart-unavailable', reason: 'full' } as const);
  return { read: () => error, change: () => error };
};
