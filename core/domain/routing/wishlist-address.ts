/** Whose wishlist a page's query names. */
import { E } from '../../fp.ts';
import { readPairs } from '../query/query.ts';
import { textOf } from '../text/text.ts';

const parameter = 'list';

/**
 * One's own list, which the cookies say and no address names, or a shared one by
 * `KeptWishlist.shareKey`.
 */
export type NamedWishlist =
  | { readonly kind: 'own' }
  | { readonly kind: 'shared'; readonly key: string };

export type WishlistAddressError = { readonly kind: 'malformed-wishlist-address' };

/** The query that names a wishlist. */
export const printNamedWishlist = (named: NamedWishlist): string =>
  named.kind === 'own' ? '' : `?${parameter}=${named.key}`;

/** The inverse of `printNamedWishlist`; `list=own` is a former name of one's own. */
export const parseNamedWishlist = (
  search: string,
): E.Either<WishlistAddressError, NamedWishlist> => {
  const name = readPairs(search).find(([key]) => key === parameter)?.[1];
  if (name === undefined || name === 'own') return E.right({ kind: 'own' });
  const key = textOf(name);
  return /^[0-9a-f]{32}$/u.test(key)
    ? E.right({ kind: 'shared', key })
    : E.left({ kind: 'malformed-wishlist-address' });
};

/** Such a wishlist's page is its visitor's alone. */
export const namesOwnWishlist = (search: string): boolean => {
  const named = parseNamedWishlist(search);
  return E.isRight(named) && named.right.kind === 'own';
};
