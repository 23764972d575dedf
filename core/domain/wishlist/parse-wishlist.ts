import { E } from '../../fp.ts';
import { isRecord } from '../text/record.ts';
import { parseWishlistEntry, wishlistKey, type WishlistEntryError } from './wishlist-entry.ts';
import {
  emptyWishlist,
  isWishlistInstant,
  wishlistOf,
  type Wishlist,
  type WishlistItem,
} from './wishlist.ts';

/** No other version is read. */
const wishlistVersion = 1;

/**
 * The whole text is refused, one item is (`index` counts from 0), or the `dropped` oldest ones were
 * `over-limit`.
 */
export type WishlistError =
  | { readonly kind: 'not-json' | 'not-a-wishlist' | 'unknown-version' }
  | { readonly kind: 'over-limit'; readonly dropped: number }
  | {
      readonly kind: 'item';
      readonly index: number;
      readonly reason: WishlistEntryError['kind'] | 'malformed-time';
    };

export type ParsedWishlist = {
  readonly wishlist: Wishlist;
  readonly refused: readonly WishlistError[];
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const nothingBut = (kind: 'not-json' | 'not-a-wishlist' | 'unknown-version') => ({
  wishlist: emptyWishlist,
  refused: [{ kind }],
});

const parseItem = (value: unknown, index: number): E.Either<WishlistError, WishlistItem> => {
  const fields = isRecord(value) ? value : {};
  const entry = parseWishlistEntry(fields['entry']);
  if (E.isLeft(entry)) return E.left({ kind: 'item', index, reason: entry.left.kind });
  const { addedAt } = fields;
  return typeof addedAt === 'number' && isWishlistInstant(addedAt)
    ? E.right({ entry: entry.right, addedAt })
    : E.left({ kind: 'item', index, reason: 'malformed-time' });
};

const parseItems = (values: readonly unknown[]): ParsedWishlist => {
  const parsed = values.map(parseItem);
  const items = parsed.flatMap((item) => (E.isRight(item) ? [item.right] : []));
  const refused = parsed.flatMap((item) => (E.isLeft(item) ? [item.left] : []));
  const wishlist = wishlistOf(items);
  const dropped = new Set(items.map(({ entry }) => wishlistKey(entry))).size - wishlist.length;
  return {
    wishlist,
    refused: dropped > 0 ? [...refused, { kind: 'over-limit', dropped }] : refused,
  };
};

const readJson = (text: string): E.Either<'not-json', unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return E.right(value);
  } catch {
    return E.left('not-json');
  }
};

/** The inverse of `printWishlist`. Bad items are refused one by one; unknown fields are dropped. */
export const parseWishlist = (text: string): ParsedWishlist => {
  const json = readJson(text);
  if (E.isLeft(json)) return nothingBut(json.left);
  const { version, items } = isRecord(json.right) ? json.right : {};
  if (!isList(items)) return nothingBut('not-a-wishlist');
  return version === wishlistVersion ? parseItems(items) : nothingBut('unknown-version');
};

/** JSON with its version, to be stored. */
export const printWishlist = (wishlist: Wishlist): string =>
  JSON.stringify({ version: wishlistVersion, items: wishlist });
