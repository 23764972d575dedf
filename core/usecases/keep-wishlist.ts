import type { Article } from '../domain/products/article-key.ts';
import { readArticle, type ArticleError } from '../domain/products/article.ts';
import { keptArticleOf } from '../domain/products/kept-article.ts';
import {
  applyWishlistCommand,
  emptyWishlist,
  isWished,
  longestWishlist,
  wishlistOf,
  type Wishlist,
  type WishlistCommand,
} from '../domain/wishlist/wishlist.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog } from '../ports/log.ts';
import type { Owner } from '../ports/owner.ts';
import type { ShopScope } from '../ports/scope.ts';
import type {
  HasWishlists,
  KeptWishlist,
  SharedWishlistError,
  WishlistStoreError,
} from '../ports/wishlists.ts';
import { outagesReported } from './report.ts';
import { visitorListOf, type VisitorList } from './visitor-list.ts';

/** No room for another wish. */
export type WishlistFull = { readonly kind: 'wishlist-full' };

/** The time is the clock's. */
export type WishlistWish =
  | { readonly kind: 'add'; readonly article: Article }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'clear' };

const commandAt = (wish: WishlistWish, at: number): WishlistCommand => {
  const timed = { ...wish, at };
  return timed;
};

const nothingKept: KeptWishlist = { wishlist: emptyWishlist, shareKey: undefined };

/** The wishes of visitors and customers (decisions, "Wishlist"). */
export const visitorWishlist: VisitorList<
  HasWishlists,
  Wishlist,
  KeptWishlist,
  WishlistStoreError
> = visitorListOf('wishlist', ({ wishlists }: HasWishlists) => wishlists, nothingKept);

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
    const command = commandAt(wish, environment.clock.now());
    return visitorWishlist.change(owner, (before) =>
      E.right(applyWishlistCommand(before, command)),
    )(environment);
  };

/** Adds what its designer would take, whether the shop has a price for it or not. */
export const wishFor =
  (
    { channel }: ShopScope,
    owner: Owner,
    wanted: { readonly designer: string; readonly query: string },
  ): RTE.ReaderTaskEither<
    HasWishlists & HasClock & HasLog,
    ArticleError | WishlistFull | WishlistStoreError,
    KeptWishlist
  > =>
  (environment) =>
    pipe(
      TE.fromIOEither(() => readArticle(wanted, { channel, now: environment.clock.now() })),
      TE.map(keptArticleOf),
      TE.flatMap((article) =>
        pipe(
          changeWishlist(owner, { kind: 'add', article })(environment),
          TE.filterOrElseW(
            ({ wishlist }) => isWished(wishlist, article),
            (): WishlistFull => ({ kind: 'wishlist-full' }),
          ),
        ),
      ),
    );

/** Adds the wishes of another list, as far as there is room. */
export const takeWishlistOver = (
  owner: Owner,
  wishlist: Wishlist,
): RTE.ReaderTaskEither<HasWishlists & HasLog, WishlistStoreError, KeptWishlist> =>
  visitorWishlist.change(owner, (own) => E.right(withNewWishes(own, wishlist)));

/** What was there stays; the others fill the room that is left. */
const withNewWishes = (own: Wishlist, others: Wishlist): Wishlist =>
  wishlistOf([
    ...own,
    ...others
      .filter(({ article }) => !isWished(own, article))
      .slice(0, longestWishlist - own.length),
  ]);
