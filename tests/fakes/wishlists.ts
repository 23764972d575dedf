import { parseWishlist, printWishlist } from '../../core/domain/wishlist/parse-wishlist.ts';
import { emptyWishlist } from '../../core/domain/wishlist/wishlist.ts';
import { E, TE } from '../../core/fp.ts';
import type { KeptWishlist, WishlistOwner, Wishlists } from '../../core/ports/wishlists.ts';

const ownerKey = (owner: WishlistOwner): string =>
  owner.kind === 'visitor' ? `visitor:${owner.key}` : `customer:${owner.number}`;

/** What a store keeps of a list: a text, and how often it changed. */
type Row = { readonly key: string; readonly revision: number; readonly text: string };

const keptOf = (row: Row | undefined): KeptWishlist =>
  row === undefined
    ? { wishlist: emptyWishlist, address: undefined }
    : {
        wishlist: parseWishlist(row.text).wishlist,
        address: { key: row.key, revision: row.revision },
      };

/** Wishlists in memory, as the texts that a store would keep; `writes` counts them. */
export const memoryWishlists = (): Wishlists & { readonly writes: () => number } => {
  const rows = new Map<string, Row>();
  let writes = 0;
  return {
    writes: () => writes,
    read: (owner) => async () => E.right(keptOf(rows.get(ownerKey(owner)))),
    change: (owner, change) => async () => {
      const row = rows.get(ownerKey(owner));
      const { wishlist } = keptOf(row);
      const after = printWishlist(change(wishlist));
      if (after === printWishlist(wishlist)) return E.right(keptOf(row));
      writes += 1;
      const key = row?.key ?? rows.size.toString(16).padStart(32, '0');
      const next = { key, revision: (row?.revision ?? 0) + 1, text: after };
      rows.set(ownerKey(owner), next);
      return E.right(keptOf(next));
    },
    shared: (key) => async () => {
      const row = [...rows.values()].find((one) => one.key === key);
      return row === undefined ? E.left({ kind: 'wishlist-not-found' }) : E.right(keptOf(row));
    },
  };
};

/** Wishlists that can be read but not written, or neither. */
export const failingWishlists = (isReadable: boolean): Wishlists => {
  const error = TE.left({ kind: 'wishlist-unavailable', reason: 'full' } as const);
  return {
    read: () => (isReadable ? TE.right({ wishlist: emptyWishlist, address: undefined }) : error),
    change: () => error,
    shared: () => error,
  };
};
