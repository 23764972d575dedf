import { pipe, TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { KeptWishlist, SharedWishlistError, Wishlists } from '../../core/ports/wishlists.ts';
import type { Database } from './database.ts';
import { askStore } from './stores/owned-lists.ts';
import {
  joinWishlistsOfOwners,
  changeWishlistOfOwner,
  wishlistOfKey,
  wishlistOfOwner,
} from './stores/wishlists.ts';

const kind = 'wishlist-unavailable';

/** Wishlists in the shop's database, which is asked for with each call, and may fail. */
export const keptWishlists = (database: () => Promise<Database>, clock: Clock): Wishlists => ({
  read: (owner) => askStore(kind, async () => wishlistOfOwner(await database(), owner)),
  change: (owner, change) =>
    askStore(kind, async () => changeWishlistOfOwner(await database(), owner, change, clock.now())),
  join: (from, into) =>
    askStore(kind, async () => joinWishlistsOfOwners(await database(), from, into, clock.now())),
  shared: (key) =>
    pipe(
      askStore(kind, async () => wishlistOfKey(await database(), key)),
      TE.flatMap((kept): TE.TaskEither<SharedWishlistError, KeptWishlist> =>
        kept === undefined ? TE.left({ kind: 'wishlist-not-found' }) : TE.right(kept),
      ),
    ),
});
