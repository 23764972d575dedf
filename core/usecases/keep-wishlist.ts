import type { WishlistEntry } from '../domain/wishlist/wishlist-entry.ts';
import {
  applyWishlistCommand,
  isWished,
  longestWishlist,
  wishlistOf,
  type Wishlist,
  type WishlistCommand,
} from '../domain/wishlist/wishlist.ts';
import type { RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog } from '../ports/log.ts';
import type { Owner } from '../ports/owner.ts';
import type {
  HasWishlists,
  KeptWishlist,
  SharedWishlistError,
  WishlistStoreError,
} from '../ports/wishlists.ts';
import { findOwner } from './find-owner.ts';
import { outagesReported } from './report.ts';

/** The time is the clock's. */
export type WishlistWish =
  | { readonly kind: 'add'; readonly entry: WishlistEntry }
  | { readonly kind: 'toggle'; readonly entry: WishlistEntry }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'clear' };

const commandAt = (wish: WishlistWish, at: number): WishlistCommand => {
  const timed = { ...wish, at };
  return timed;
};

/** The wishes of an owner, and their share key. */
export const showWishlist =
  (owner: Owner): RTE.ReaderTaskEither<HasWishlists & HasLog, WishlistStoreError, KeptWishlist> =>
  (environment) =>
    outagesReported(environment, 'wishlist', environment.wishlists.read(owner));

/** The wishes of a share key; an unknown one is not logged. */
export const showSharedWishlist =
  (key: string): RTE.ReaderTaskEither<HasWishlists & HasLog, SharedWishlistError, KeptWishlist> =>
  (environment) =>
    outagesReported(environment, 'wishlist', environment.wishlists.shared(key));

/** Changes the wishes of an owner, and gives them. */
export const changeWishlist =
  (
    owner: Owner,
    wish: WishlistWish,
  ): RTE.ReaderTaskEither<HasWishlists & HasClock & HasLog, WishlistStoreError, KeptWishlist> =>
  (environment) => {
    const { wishlists, clock } = environment;
    const command = commandAt(wish, clock.now());
    return outagesReported(
      environment,
      'wishlist',
      wishlists.change(owner, (before) => applyWishlistCommand(before, command)),
    );
  };

/** Adds the wishes of another list, as far as there is room. */
export const takeWishlistOver =
  (
    owner: Owner,
    wishlist: Wishlist,
  ): RTE.ReaderTaskEither<HasWishlists & HasLog, WishlistStoreError, KeptWishlist> =>
  (environment) =>
    outagesReported(
      environment,
      'wishlist',
      environment.wishlists.change(owner, (own) => withNewWishes(own, wishlist)),
    );

/** What was there stays; the others fill the room that is left. */
const withNewWishes = (own: Wishlist, others: Wishlist): Wishlist =>
  wishlistOf([
    ...own,
    ...others.filter(({ entry }) => !isWished(own, entry)).slice(0, longestWishlist - own.length),
  ]);

/** Brings a visitor's wishes to the customer who logs in (decisions, "Wishlist"). */
export const bringWishlist =
  (
    visitorKey: string,
    customerNumber: string,
  ): RTE.ReaderTaskEither<HasWishlists & HasLog, WishlistStoreError, KeptWishlist> =>
  (environment) =>
    outagesReported(
      environment,
      'wishlist',
      environment.wishlists.join(
        { kind: 'visitor', key: visitorKey },
        { kind: 'customer', number: customerNumber },
      ),
    );

/**
 * The request's owner; what was wished for before the log-in comes along (decisions, "Wishlist").
 */
export const findWishlistOwner = findOwner(bringWishlist);
