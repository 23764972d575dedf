/** Carts in the shop's database. */
import { pipe, TE } from '../../core/fp.ts';
import type { Carts, CartStoreError } from '../../core/ports/carts.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Database } from './database.ts';
import { cartOfOwner, changeCartOfOwner, joinCartsOfOwners } from './stores/carts.ts';

/** Reports the cause only: the query holds what identifies a visitor. */
const unavailable = (error: unknown): CartStoreError => {
  const cause = error instanceof Error ? error.cause : undefined;
  return {
    kind: 'cart-unavailable',
    reason: cause instanceof Error ? cause.message : 'the database did not answer',
  };
};

/** The port over a database; `database` is asked for with each call, and may fail. */
export const keptCarts = (database: () => Promise<Database>, clock: Clock): Carts => ({
  read: (owner) => TE.tryCatch(async () => cartOfOwner(await database(), owner), unavailable),
  change: (owner, change) =>
    pipe(
      TE.tryCatch(
        async () => changeCartOfOwner(await database(), owner, change, clock.now()),
        unavailable,
      ),
      TE.flatMapEither((answer) => answer),
    ),
  join: (from, into) =>
    TE.tryCatch(
      async () => joinCartsOfOwners(await database(), from, into, clock.now()),
      unavailable,
    ),
});
