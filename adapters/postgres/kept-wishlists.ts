/** Wishlists in the shop's database. */
import { pipe, TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type {
  KeptWishlist,
  SharedWishlistError,
  Wishlists,
  WishlistStoreError,
} from '../../core/ports/wishlists.ts';
import type { Database } from './database.ts';
import {
  joinWishlistsOfOwners,
  changeWishlistOfOwner,
  wishlistOfKey,
  wishlistOfOwner,
} from './stores/wishlists.ts';

/** Reports the cause only: the query holds what identifies a visitor. */
const unavailable = (error: unknown): WishlistStoreError => {
  const cause = error instanceof Error ? error.cause : undefined;
  return {
    kind: 'wishlist-unavailable',
    reason: cause instanceof Error ? cause.message : 'the database did not answer',
  };
};

/** The port over a database; `database` is asked for with each call, and may fail. */
export const keptWishlists = (database: () => Promise<Database>, clock: Clock): Wishlists => ({
  read: (owner) => TE.tryCatch(async () => wishlistOfOwner(await database(), owner), unavailable),
  change: (owner, change) =>
    TE.tryCatch(
      async () => changeWishlistOfOwner(await database(), owner, change, clock.now()),
      unavailable,
    ),
  join: (from, into) =>
    TE.tryCatch(
      async () => joinWishlistsOfOwners(await database(), from, into, clock.now()),
      unavailable,
    ),
  shared: (key) =>
    pipe(
      TE.tryCatch(async () => wishlistOfKey(await database(), key), unavailable),
      TE.flatMap((kept): TE.TaskEither<SharedWishlistError, KeptWishlist> =>
        kept === undefined ? TE.left({ kind: 'wishlist-not-found' }) : TE.right(kept),
      ),
    ),
});
