import type { WishlistEntry } from '../domain/wishlist/wishlist-entry.ts';
import {
  applyWishlistCommand,
  emptyWishlist,
  mergeWishlists,
  type Wishlist,
  type WishlistCommand,
} from '../domain/wishlist/wishlist.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasWishlists, WishlistOwner, WishlistStoreError } from '../ports/wishlists.ts';
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

const reported = <A>(
  { log }: HasLog,
  call: TE.TaskEither<WishlistStoreError, A>,
): TE.TaskEither<WishlistStoreError, A> =>
  tapLeft(call, ({ reason }) => reportSafely(log, 'request-failed', { part: 'wishlist', reason }));

/** The wishes of an owner. */
export const showWishlist =
  (
    owner: WishlistOwner,
  ): RTE.ReaderTaskEither<HasWishlists & HasLog, WishlistStoreError, Wishlist> =>
  (environment) =>
    reported(environment, environment.wishlists.read(owner));

/** Changes the wishes of an owner, and gives them; what changes nothing is not written. */
export const changeWishlist =
  (
    owner: WishlistOwner,
    wish: WishlistWish,
  ): RTE.ReaderTaskEither<HasWishlists & HasClock & HasLog, WishlistStoreError, Wishlist> =>
  (environment) => {
    const { wishlists, clock } = environment;
    return reported(
      environment,
      pipe(
        wishlists.read(owner),
        TE.flatMap((before) => {
          const after = applyWishlistCommand(before, commandAt(wish, clock.now()));
          // A command adds something, takes something away, or leaves the list alone.
          return after.length === before.length
            ? TE.right(after)
            : pipe(
                wishlists.write(owner, after),
                TE.map(() => after),
              );
        }),
      ),
    );
  };

/**
 * Brings a visitor's wishes to the customer who logs in (decisions, "Wishlist"). The visitor's own
 * list is emptied once the customer's is kept, so that nothing is lost on the way.
 */
export const mergeWishlistAtLogIn =
  (
    visitorKey: string,
    customerNumber: string,
  ): RTE.ReaderTaskEither<HasWishlists & HasLog, WishlistStoreError, Wishlist> =>
  (environment) => {
    const { wishlists } = environment;
    const visitor: WishlistOwner = { kind: 'visitor', key: visitorKey };
    const customer: WishlistOwner = { kind: 'customer', number: customerNumber };
    return reported(
      environment,
      pipe(
        TE.Do,
        TE.bind('own', () => wishlists.read(customer)),
        TE.bind('brought', () => wishlists.read(visitor)),
        TE.flatMap(({ own, brought }) => {
          if (brought.length === 0) return TE.right(own);
          const merged = mergeWishlists(own, brought);
          return pipe(
            wishlists.write(customer, merged),
            TE.flatMap(() => wishlists.write(visitor, emptyWishlist)),
            TE.map(() => merged),
          );
        }),
      ),
    );
  };
