/**
 * How a wishlist is named in an address: by a key that lets one look and change nothing, and by its
 * revision, so that the page of a list that has changed is another one for every cache.
 */
import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';

/** What others find a wishlist by. */
export type WishlistAddress = {
  /** 32 hexadecimal digits that nobody guesses; who has them may look. */
  readonly key: string;
  /** Rises with every change, from 1 on. */
  readonly revision: number;
};

/** The name of the parameter in a page's query. */
export const wishlistParameter = 'list';

/** Why a text names no wishlist. */
export type WishlistAddressError = { readonly kind: 'malformed-wishlist-address' };

/** The most digits of a revision that is read. */
const longestRevision = 9;

/** Prints an address: key and revision with a dot between them. */
export const printWishlistAddress = ({ key, revision }: WishlistAddress): string =>
  `${key}.${revision}`;

/** Reads an address, the inverse of `printWishlistAddress`. */
export const parseWishlistAddress = (
  value: string,
): E.Either<WishlistAddressError, WishlistAddress> => {
  const pattern = new RegExp(`^([0-9a-f]{32})\\.([1-9]\\d{0,${longestRevision - 1}})$`, 'u');
  const [, key, revision] = pattern.exec(textOf(value)) ?? [];
  return key === undefined || revision === undefined
    ? E.left({ kind: 'malformed-wishlist-address' })
    : E.right({ key, revision: Number(revision) });
};
