import { wishlistKey, type WishlistEntry } from '../domain/wishlist/wishlist-entry.ts';
import {
  applyWishlistCommand,
  isWished,
  longestWishlist,
  mergeWishlists,
  wishlistOf,
  type Wishlist,
  type WishlistCommand,
} from '../domain/wishlist/wishlist.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog } from '../ports/log.ts';
import type {
  HasWishlists,
  KeptWishlist,
  SharedWishlistError,
  WishlistOwner,
  WishlistStoreError,
} from '../ports/wishlists.ts';
import { reportSafely, tapLeft } from './report.ts';

/** What a shopper wants of their wishlist; the time is the clock's. */
export type WishlistWish =
  | { readonly kind: 'add'; readonly entry: WishlistEntry }
  | { readonly kind: 'toggle'; readonly entry: WishlistEntry }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'clear' };

const commandAt = (wish: WishlistWish, at: number): WishlistCommand => {
  const timed = { ...wish, at };
  return timed;
};

const reported = <Problem extends SharedWishlistError, A>(
  { log }: HasLog,
  call: TE.TaskEither<Problem, A>,
): TE.TaskEither<Problem, A> =>
  tapLeft(call, (error) => {
    if (error.kind === 'wishlist-unavailable')
      reportSafely(log, 'request-failed', { part: 'wishlist', reason: error.reason });
  });

/** The wishes of an owner, and what they are shared by. */
export const showWishlist =
  (
    owner: WishlistOwner,
  ): RTE.ReaderTaskEither<HasWishlists & HasLog, WishlistStoreError, KeptWishlist> =>
  (environment) =>
    reported(environment, environment.wishlists.read(owner));

/** The wishes that the key of an address names; a list that is not there is not logged. */
export const showSharedWishlist =
  (key: string): RTE.ReaderTaskEither<HasWishlists & HasLog, SharedWishlistError, KeptWishlist> =>
  (environment) =>
    reported(environment, environment.wishlists.shared(key));

/** Changes the wishes of an owner, and gives them. */
export const changeWishlist =
  (
    owner: WishlistOwner,
    wish: WishlistWish,
  ): RTE.ReaderTaskEither<HasWishlists & HasClock & HasLog, WishlistStoreError, KeptWishlist> =>
  (environment) => {
    const { wishlists, clock } = environment;
    const command = commandAt(wish, clock.now());
    return reported(
      environment,
      wishlists.change(owner, (before) => applyWishlistCommand(before, command)),
    );
  };

/** Adds the wishes of another list, such as a shared one, as far as there is room. */
export const takeWishlistOver =
  (
    owner: WishlistOwner,
    wishlist: Wishlist,
  ): RTE.ReaderTaskEither<HasWishlists & HasLog, WishlistStoreError, KeptWishlist> =>
  (environment) =>
    reported(
      environment,
      environment.wishlists.change(owner, (own) => withNewWishes(own, wishlist)),
    );

/** What was there stays, whatever comes: the others fill the room that is left. */
const withNewWishes = (own: Wishlist, others: Wishlist): Wishlist =>
  wishlistOf([
    ...own,
    ...others.filter(({ entry }) => !isWished(own, entry)).slice(0, longestWishlist - own.length),
  ]);

/** A list without the wishes that another one has. */
const withoutWishes = (wishlist: Wishlist, taken: Wishlist): Wishlist => {
  const keys = new Set(taken.map(({ entry }) => wishlistKey(entry)));
  return wishlist.filter(({ entry }) => !keys.has(wishlistKey(entry)));
};

/**
 * Brings a visitor's wishes to the customer who logs in (decisions, "Wishlist"). They are taken from
 * the visitor's own list once the customer's has them, so that nothing is lost on the way.
 */
export const mergeWishlistAtLogIn =
  (
    visitorKey: string,
    customerNumber: string,
  ): RTE.ReaderTaskEither<HasWishlists & HasLog, WishlistStoreError, KeptWishlist> =>
  (environment) => {
    const { wishlists } = environment;
    const visitor: WishlistOwner = { kind: 'visitor', key: visitorKey };
    const customer: WishlistOwner = { kind: 'customer', number: customerNumber };
    return reported(
      environment,
      pipe(
        wishlists.read(visitor),
        TE.flatMap(({ wishlist: brought }) =>
          brought.length === 0
            ? wishlists.read(customer)
            : pipe(
                wishlists.change(customer, (own) => mergeWishlists(own, brought)),
                TE.tap(() => wishlists.change(visitor, (now) => withoutWishes(now, brought))),
              ),
        ),
      ),
    );
  };
