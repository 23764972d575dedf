import { parseWishlist, printWishlist } from '../../core/domain/wishlist/parse-wishlist.ts';
import {
  emptyWishlist,
  joinWishlists,
  mergeWishlists,
  stillShared,
  type Wishlist,
} from '../../core/domain/wishlist/wishlist.ts';
import { E, TE } from '../../core/fp.ts';
import type { KeptWishlist, Wishlists } from '../../core/ports/wishlists.ts';
import { textOfOwner } from './owner.ts';

/** What a store keeps of a list: a text, and the key that shares it. */
type Row = { readonly key: string; readonly text: string };

const keptOf = (row: Row | undefined): KeptWishlist => ({
  wishlist: row === undefined ? emptyWishlist : parseWishlist(row.text),
  shareKey: row?.key,
});

/** Wishlists in memory, as the texts that a store would keep; `writes` counts them. */
export const memoryWishlists = (): Wishlists & { readonly writes: () => number } => {
  const rows = new Map<string, Row>();
  /** Where keys of lists lead that were brought elsewhere. */
  const links = new Map<string, { readonly into: string; readonly shared: Wishlist }>();
  let [writes, begun] = [0, 0];
  const write = (owner: string, row: Row): KeptWishlist => {
    writes += 1;
    rows.set(owner, row);
    return keptOf(row);
  };
  const newKey = (): string => {
    begun += 1;
    return begun.toString(16).padStart(32, '0');
  };
  return {
    writes: () => writes,
    read: (owner) => async () => E.right(keptOf(rows.get(textOfOwner(owner)))),
    change: (owner, change) => async () => {
      const row = rows.get(textOfOwner(owner));
      const { wishlist } = keptOf(row);
      const after = change(wishlist);
      if (E.isLeft(after)) return after;
      const text = printWishlist(after.right);
      if (text === printWishlist(wishlist)) return E.right(keptOf(row));
      return E.right(write(textOfOwner(owner), { key: row?.key ?? newKey(), text }));
    },
    join: (from, into) => async () => {
      const [fromKey, intoKey] = [textOfOwner(from), textOfOwner(into)];
      const [brought, own] = [rows.get(fromKey), rows.get(intoKey)];
      const { joined, left } = joinWishlists(keptOf(own).wishlist, keptOf(brought).wishlist);
      if (brought === undefined || keptOf(brought).wishlist.length === 0)
        return E.right(keptOf(own));
      rows.delete(fromKey);
      if (own !== undefined) {
        const before = links.get(brought.key)?.shared ?? emptyWishlist;
        const shared = mergeWishlists(before, keptOf(brought).wishlist);
        links.set(brought.key, { into: intoKey, shared });
      }
      if (left.length > 0) write(fromKey, { key: brought.key, text: printWishlist(left) });
      return E.right(write(intoKey, { key: own?.key ?? brought.key, text: printWishlist(joined) }));
    },
    shared: (key) => async () => {
      const row = [...rows.values()].find((one) => one.key === key);
      const link = links.get(key);
      if (link === undefined)
        return row === undefined ? E.left({ kind: 'wishlist-not-found' }) : E.right(keptOf(row));
      const shared = stillShared(keptOf(rows.get(link.into)).wishlist, link.shared);
      return E.right({ wishlist: mergeWishlists(shared, keptOf(row).wishlist), shareKey: key });
    },
  };
};

/** Wishlists that can be read but not written, or neither. */
export const failingWishlists = (isReadable: boolean): Wishlists => {
  const error = TE.left({ kind: 'wishlist-unavailable', reason: 'full' } as const);
  return {
    read: () => (isReadable ? TE.right({ wishlist: emptyWishlist, shareKey: undefined }) : error),
    change: () => error,
    join: () => error,
    shared: () => error,
  };
};
