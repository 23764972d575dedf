/** A wishlist in an address: one's own, or by the key that lets others look at it. */
import { E } from '../../fp.ts';
import { readPairs } from '../query/query.ts';
import { textOf } from '../text/text.ts';

/** Parameter of a page's query. */
export const wishlistParameter = 'list';

/**
 * One's own list, which the cookies say, or a shared one by `KeptWishlist.shareKey`. One's own
 * address holds no key, so that whoever finds it in a history sees their own list.
 */
export type NamedWishlist =
  | { readonly kind: 'own' }
  | { readonly kind: 'shared'; readonly key: string };

export type WishlistAddressError = { readonly kind: 'malformed-wishlist-address' };

const own = 'own';

/** Prints what names a wishlist. */
export const printNamedWishlist = (named: NamedWishlist): string =>
  named.kind === 'own' ? own : named.key;

/** The inverse of `printNamedWishlist`. */
export const parseNamedWishlist = (
  value: string,
): E.Either<WishlistAddressError, NamedWishlist> => {
  const text = textOf(value);
  if (text === own) return E.right({ kind: 'own' });
  return /^[0-9a-f]{32}$/u.test(text)
    ? E.right({ kind: 'shared', key: text })
    : E.left({ kind: 'malformed-wishlist-address' });
};

/** Such a page is its visitor's alone. */
export const namesOwnWishlist = (search: string): boolean =>
  readPairs(search).find(([name]) => name === wishlistParameter)?.[1] === own;
