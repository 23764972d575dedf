import type { Wishlist } from '../domain/wishlist/wishlist.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { Owner } from './owner.ts';

/** Why wishes cannot be read or kept. */
export type WishlistStoreError = Outage<'wishlist-unavailable'>;

/** Why a shared list cannot be shown: nobody has one of that key, or the store did not answer. */
export type SharedWishlistError = WishlistStoreError | { readonly kind: 'wishlist-not-found' };

/** A wishlist as it is kept. */
export type KeptWishlist = {
  readonly wishlist: Wishlist;
  /**
   * What others find it by: 32 hexadecimal digits that nobody guesses. Who has them may look and
   * change nothing. Undefined until something was wished for.
   */
  readonly shareKey: string | undefined;
};

/** Makes another list of one; it may be called more than once. */
export type WishlistChange = (before: Wishlist) => Wishlist;

/** Wishlists by their owner (decisions, "Wishlist"); an unknown owner has an empty one. */
export type Wishlists = {
  /** What an owner has put there. */
  readonly read: (owner: Owner) => TE.TaskEither<WishlistStoreError, KeptWishlist>;
  /**
   * Changes a list in one step: of two changes at once the second one gets what the first one made.
   */
  readonly change: (
    owner: Owner,
    change: WishlistChange,
  ) => TE.TaskEither<WishlistStoreError, KeptWishlist>;
  /**
   * Brings what one owner wishes for to the list of another one (`joinWishlists`), in one step that
   * is done as a whole or not at all; doing it again changes nothing. What the first one was shared by
   * leads on: to the other one's list where they had none, else to what is left of the first one
   * there (`stillShared`). Gives the other one's list.
   */
  readonly join: (from: Owner, into: Owner) => TE.TaskEither<WishlistStoreError, KeptWishlist>;
  /** The list that the key of an address names, for everybody who has it. */
  readonly shared: (key: string) => TE.TaskEither<SharedWishlistError, KeptWishlist>;
};

/** An environment that keeps wishlists. */
export type HasWishlists = { readonly wishlists: Wishlists };
