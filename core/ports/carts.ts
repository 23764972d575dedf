import type { Cart } from '../domain/cart/cart.ts';
import type { E, TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { Owner } from './owner.ts';

export type CartStoreError = Outage<'cart-unavailable'>;

/** Makes another cart of one, or says why not; it may be called more than once. */
export type CartChange<Refusal> = (before: Cart) => E.Either<Refusal, Cart>;

/** Carts by their owner; an unknown owner has an empty one. */
export type Carts = {
  /** What an owner has put there. */
  readonly read: (owner: Owner) => TE.TaskEither<CartStoreError, Cart>;
  /**
   * Changes a cart in one step: of two changes at once the second one gets what the first one made.
   * A change that is refused leaves the cart as it was.
   */
  readonly change: <Refusal>(
    owner: Owner,
    change: CartChange<Refusal>,
  ) => TE.TaskEither<CartStoreError | Refusal, Cart>;
  /**
   * Brings one owner's cart to another one's (`joinCarts`) in one step, as a whole or not at all;
   * again changes nothing. Gives the other one's cart.
   */
  readonly join: (from: Owner, into: Owner) => TE.TaskEither<CartStoreError, Cart>;
};

export type HasCarts = { readonly carts: Carts };
