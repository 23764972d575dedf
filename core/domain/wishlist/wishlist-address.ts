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

/**
 * What a page's query names: one's own list with its revision, which one may change, or a list that
 * was shared, by its key alone.
 */
export type NamedWishlist =
  | { readonly kind: 'own'; readonly address: WishlistAddress }
  | { readonly kind: 'shared'; readonly key: string };

/** Why a text names no wishlist. */
export type WishlistAddressError = { readonly kind: 'malformed-wishlist-address' };

const pattern = /^(?<key>[0-9a-f]{32})(?:\.(?<revision>[1-9]\d{0,8}))?$/u;

/** Prints what names a wishlist: its key, and for one's own its revision after a dot. */
export const printNamedWishlist = (named: NamedWishlist): string =>
  named.kind === 'own' ? `${named.address.key}.${named.address.revision}` : named.key;

/** Reads what names a wishlist, the inverse of `printNamedWishlist`. */
export const parseNamedWishlist = (
  value: string,
): E.Either<WishlistAddressError, NamedWishlist> => {
  const { key, revision } = pattern.exec(textOf(value))?.groups ?? {};
  if (key === undefined) return E.left({ kind: 'malformed-wishlist-address' });
  return E.right(
    revision === undefined
      ? { kind: 'shared', key }
      : { kind: 'own', address: { key, revision: Number(revision) } },
  );
};
