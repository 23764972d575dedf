import { pipe, TE } from '../../core/fp.ts';
import type { Carts } from '../../core/ports/carts.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Database } from './database.ts';
import { askStore } from './stores/owned-lists.ts';
import { cartOfOwner, changeCartOfOwner, joinCartsOfOwners } from './stores/carts.ts';

const kind = 'cart-unavailable';

/** Carts in the shop's database, which is asked for with each call, and may fail. */
export const keptCarts = (database: () => Promise<Database>, clock: Clock): Carts => ({
  read: (owner) => askStore(kind, async () => cartOfOwner(await database(), owner)),
  change: (owner, change) =>
    pipe(
      askStore(kind, async () => changeCartOfOwner(await database(), owner, change, clock.now())),
      TE.flatMapEither((answer) => answer),
    ),
  join: (from, into) =>
    askStore(kind, async () => joinCartsOfOwners(await database(), from, into, clock.now())),
});
