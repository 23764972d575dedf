import { and, eq, lt } from 'drizzle-orm';

import { parseWishlist, printWishlist } from '../../../core/domain/wishlist/parse-wishlist.ts';
import {
  emptyWishlist,
  joinWishlists,
  mergeWishlists,
  stillShared,
  type Wishlist,
} from '../../../core/domain/wishlist/wishlist.ts';
import { pipe, TE } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type {
  KeptWishlist,
  SharedWishlistError,
  Wishlists,
} from '../../../core/ports/wishlists.ts';
import type { Database } from '../database.ts';
import { wishlistLinks, wishlists } from '../schema/wishlists.ts';
import {
  askStore,
  forgottenBefore,
  isOf,
  keptLists,
  ownedLists,
  type Joining,
} from './owned-lists.ts';
import { ownerKeyOf } from './owner-key.ts';

/** Old links are forgotten. */
const keepLink = async ({ orm, brought, into, now }: Joining, shareKey: string): Promise<void> => {
  await orm.delete(wishlistLinks).where(lt(wishlistLinks.changedAt, forgottenBefore(now)));
  const [known] = await orm
    .select({ content: wishlistLinks.content })
    .from(wishlistLinks)
    .where(eq(wishlistLinks.shareKey, shareKey));
  const before = known === undefined ? emptyWishlist : parseWishlist(known.content);
  const link = {
    ownerKind: into.kind,
    ownerKey: ownerKeyOf(into),
    content: printWishlist(mergeWishlists(before, parseWishlist(brought.content))),
    changedAt: new Date(now),
  };
  await orm
    .insert(wishlistLinks)
    .values({ ...link, shareKey })
    .onConflictDoUpdate({ target: wishlistLinks.shareKey, set: link });
};

export const ownedWishlists = ownedLists<Wishlist, KeptWishlist>({
  table: wishlists,
  empty: emptyWishlist,
  parse: parseWishlist,
  print: printWishlist,
  isEmpty: (wishlist) => wishlist.length === 0,
  join: joinWishlists,
  keptOf: (wishlist, row) => ({ wishlist, shareKey: row?.shareKey }),
  // The customer takes over the key by which the list was shared, or it stays as a link beside
  // their own one.
  joined: async (joining) => {
    const { orm, brought, own, isNew, into } = joining;
    const { shareKey } = brought;
    if (shareKey === undefined) return own;
    if (!isNew) {
      await keepLink(joining, shareKey);
      return own;
    }
    await orm.update(wishlists).set({ shareKey }).where(isOf(wishlists, into));
    return { ...own, shareKey };
  },
});

/** Undefined where no shared list has the key. */
const wishlistOfKey = async ({ orm }: Database, key: string): Promise<KeptWishlist | undefined> => {
  const [row] = await orm.select().from(wishlists).where(eq(wishlists.shareKey, key));
  const [link] = await orm
    .select({ content: wishlists.content, shared: wishlistLinks.content })
    .from(wishlistLinks)
    .innerJoin(
      wishlists,
      and(
        eq(wishlists.ownerKind, wishlistLinks.ownerKind),
        eq(wishlists.ownerKey, wishlistLinks.ownerKey),
      ),
    )
    .where(eq(wishlistLinks.shareKey, key));
  // What found no room is still where it was.
  const rest = row === undefined ? emptyWishlist : parseWishlist(row.content);
  if (link === undefined) return row && { wishlist: rest, shareKey: key };
  const shared = stillShared(parseWishlist(link.content), parseWishlist(link.shared));
  return { wishlist: mergeWishlists(shared, rest), shareKey: key };
};

export const keptWishlists = (database: () => Promise<Database>, clock: Clock): Wishlists => ({
  ...keptLists('wishlist-unavailable', ownedWishlists, database, clock),
  shared: (key) =>
    pipe(
      askStore('wishlist-unavailable', async () => wishlistOfKey(await database(), key)),
      TE.flatMap((kept): TE.TaskEither<SharedWishlistError, KeptWishlist> =>
        kept === undefined ? TE.left({ kind: 'wishlist-not-found' }) : TE.right(kept),
      ),
    ),
});
