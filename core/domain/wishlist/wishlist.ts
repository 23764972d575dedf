import { articleKey, type Article } from '../products/article-key.ts';

/** `addedAt` in milliseconds since 1970. */
export type WishlistItem = {
  readonly article: Article;
  readonly addedAt: number;
};

/** The newest first, those of one instant by key; each key once; at most `longestWishlist`. */
export type Wishlist = readonly WishlistItem[];

/** Items. */
export const longestWishlist = 100;

export const emptyWishlist: Wishlist = [];

/** True for an instant at which something can have been added. */
export const isWishlistInstant = (instant: number): boolean =>
  Number.isSafeInteger(instant) && instant >= 0;

const isNewer = (first: WishlistItem, second: WishlistItem): number => {
  if (first.addedAt !== second.addedAt) return second.addedAt - first.addedAt;
  return articleKey(first.article) < articleKey(second.article) ? -1 : 1;
};

/** A wishlist of any items: of one key the newest counts, and of too many the oldest go. */
export const wishlistOf = (items: readonly WishlistItem[]): Wishlist => {
  const newest = new Map<string, WishlistItem>();
  for (const item of items) {
    const key = articleKey(item.article);
    const known = newest.get(key);
    if (known === undefined || known.addedAt < item.addedAt) newest.set(key, item);
  }
  return [...newest.values()].toSorted(isNewer).slice(0, longestWishlist);
};

/**
 * For a visitor who logs in (decisions, "Wishlist"); nothing is lost while there is room, in any
 * order and as often as they merge.
 */
export const mergeWishlists = (first: Wishlist, second: Wishlist): Wishlist =>
  wishlistOf([...first, ...second]);

/** Whether an article is among the wishes. */
export const isWished = (wishlist: Wishlist, article: Article): boolean =>
  wishlist.some((item) => articleKey(item.article) === articleKey(article));

/** `left` found no room. */
export type JoinedWishlists = { readonly joined: Wishlist; readonly left: Wishlist };

/**
 * For a visitor who logs in: what the customer has stays, the newest that was brought fills the
 * room, and the rest is left where it was.
 */
export const joinWishlists = (own: Wishlist, brought: Wishlist): JoinedWishlists => {
  const known = brought.filter(({ article }) => isWished(own, article));
  const others = brought.filter(({ article }) => !isWished(own, article));
  const room = longestWishlist - own.length;
  return {
    joined: mergeWishlists(own, [...known, ...others.slice(0, room)]),
    left: others.slice(room),
  };
};

/**
 * What a link that shared one list shows of the list that it was joined to: the shared wishes that
 * are still there. So it shows nothing that it never shared or that was taken back.
 */
export const stillShared = (list: Wishlist, shared: Wishlist): Wishlist =>
  list.filter(({ article }) => isWished(shared, article));

/** No room for another item. */
export const isWishlistFull = (wishlist: Wishlist): boolean => wishlist.length >= longestWishlist;

/** `at` in milliseconds since 1970; `key` names a wish (`articleKey`). */
export type WishlistCommand =
  | { readonly kind: 'add'; readonly article: Article; readonly at: number }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'clear' };

/**
 * Changes nothing: adding a wish that is there, to a full list, or at an invalid instant; removing
 * one that is not there.
 */
export const applyWishlistCommand = (state: Wishlist, command: WishlistCommand): Wishlist => {
  switch (command.kind) {
    case 'add':
      return added(state, command);
    case 'remove':
      return without(state, command.key);
    case 'clear':
      return emptyWishlist;
    default:
      command satisfies never;
      return state;
  }
};

const without = (state: Wishlist, key: string): Wishlist =>
  state.filter(({ article }) => articleKey(article) !== key);

const added = (
  state: Wishlist,
  { article, at }: { readonly article: Article; readonly at: number },
): Wishlist =>
  isWishlistInstant(at) && !isWishlistFull(state) && !isWished(state, article)
    ? wishlistOf([...state, { article, addedAt: at }])
    : state;
