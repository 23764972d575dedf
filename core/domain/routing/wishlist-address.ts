/** How a wishlist is named in an address: as one's own, or by a key that lets others look at it. */
import { E } from '../../fp.ts';
import { readPairs } from '../query/query.ts';
import { textOf } from '../text/text.ts';

/** The name of the parameter in a page's query. */
export const wishlistParameter = 'list';

/**
 * What a page's query names: the list of whoever asks, which their cookies say, or a list that was
 * shared, by its key (`KeptWishlist.shareKey`). The address of one's own list holds no key: who finds
 * it in the history of a browser sees their own.
 */
export type NamedWishlist =
  | { readonly kind: 'own' }
  | { readonly kind: 'shared'; readonly key: string };

/** Why a text names no wishlist. */
export type WishlistAddressError = { readonly kind: 'malformed-wishlist-address' };

const own = 'own';

/** Prints what names a wishlist. */
export const printNamedWishlist = (named: NamedWishlist): string =>
  named.kind === 'own' ? own : named.key;

/** Reads what names a wishlist, the inverse of `printNamedWishlist`. */
export const parseNamedWishlist = (
  value: string,
): E.Either<WishlistAddressError, NamedWishlist> => {
  const text = textOf(value);
  if (text === own) return E.right({ kind: 'own' });
  return /^[0-9a-f]{32}$/u.test(text)
    ? E.right({ kind: 'shared', key: text })
    : E.left({ kind: 'malformed-wishlist-address' });
};

/** Whether a query names the list of whoever asks: such a page is nobody else's. */
export const namesOwnWishlist = (search: string): boolean =>
  readPairs(search).find(([name]) => name === wishlistParameter)?.[1] === own;
