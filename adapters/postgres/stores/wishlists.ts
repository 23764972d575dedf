import { randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';

import { parseWishlist, printWishlist } from '../../../core/domain/wishlist/parse-wishlist.ts';
import {
  emptyWishlist,
  joinWishlists,
  mergeWishlists,
  stillShared,
  type Wishlist,
} from '../../../core/domain/wishlist/wishlist.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { KeptWishlist, WishlistChange } from '../../../core/ports/wishlists.ts';
import type { Database, Orm } from '../database.ts';
import { wishlistLinks, wishlists } from '../schema/wishlists.ts';
import { changeOwned, forgottenBefore, isForgotten, isOf } from './owned-lists.ts';
import { ownerKeyOf } from './owner-key.ts';

type Row = Readonly<Pick<typeof wishlists.$inferSelect, 'entries' | 'shareKey'>>;

const columns = {
  entries: wishlists.entries,
  shareKey: wishlists.shareKey,
};

const nothing: KeptWishlist = { wishlist: emptyWishlist, shareKey: undefined };

const wishesOf = ({ entries }: Row): Wishlist => parseWishlist(entries).wishlist;

const keptOf = (row: Row): KeptWishlist => ({ wishlist: wishesOf(row), shareKey: row.shareKey });

export const wishlistOfOwner = async ({ orm }: Database, owner: Owner): Promise<KeptWishlist> => {
  const [row] = await orm.select(columns).from(wishlists).where(isOf(wishlists, owner));
  return row === undefined ? nothing : keptOf(row);
};

/** Undefined where no shared list has the key. */
export const wishlistOfKey = async (
  { orm }: Database,
  key: string,
): Promise<KeptWishlist | undefined> => {
  const [row] = await orm.select(columns).from(wishlists).where(eq(wishlists.shareKey, key));
  const [link] = await orm
    .select({ entries: wishlists.entries, shared: wishlistLinks.entries })
    .from(wishlistLinks)
    .innerJoin(
      wishlists,
      and(
        eq(wishlists.ownerKind, wishlistLinks.ownerKind),
        eq(wishlists.ownerKey, wishlistLinks.ownerKey),
      ),
    )
    .where(eq(wishlistLinks.shareKey, key));
  if (link === undefined) return row && keptOf(row);
  const shared = stillShared(
    parseWishlist(link.entries).wishlist,
    parseWishlist(link.shared).wishlist,
  );
  // What found no room is still where it was.
  const rest = row === undefined ? emptyWishlist : wishesOf(row);
  return { wishlist: mergeWishlists(shared, rest), shareKey: key };
};

const lockedRow = async (orm: Orm, owner: Owner): Promise<Row | undefined> => {
  const [row] = await orm
    .select(columns)
    .from(wishlists)
    .where(isOf(wishlists, owner))
    .for('update');
  return row;
};

/** Undefined where another list of the owner came first. */
const begun = async (
  orm: Orm,
  owner: Owner,
  entries: string,
  changedAt: Date,
): Promise<Row | undefined> => {
  const [row] = await orm
    .insert(wishlists)
    .values({
      ownerKind: owner.kind,
      ownerKey: ownerKeyOf(owner),
      shareKey: randomBytes(16).toString('hex'),
      entries,
      changedAt,
    })
    .onConflictDoNothing({ target: [wishlists.ownerKind, wishlists.ownerKey] })
    .returning(columns);
  return row;
};

const rows = {
  locked: lockedRow,
  begun,
  write: (orm: Orm, owner: Owner, entries: string, changedAt: Date) =>
    orm.update(wishlists).set({ entries, changedAt }).where(isOf(wishlists, owner)),
  forget: (orm: Orm, now: number) => orm.delete(wishlists).where(isForgotten(wishlists, now)),
} as const;

/** Changes an owner's list (`changeOwned`); one that stays as it is is not written. */
export const changeWishlistOfOwner = (
  database: Database,
  owner: Owner,
  change: WishlistChange,
  now: number,
): Promise<KeptWishlist> =>
  changeOwned(
    database,
    rows,
    owner,
    (row) => {
      const entries = printWishlist(change(row === undefined ? emptyWishlist : wishesOf(row)));
      const isSame = entries === (row?.entries ?? printWishlist(emptyWishlist));
      return {
        text: isSame ? undefined : entries,
        answer: (kept) => (kept === undefined ? nothing : keptOf({ ...kept, entries })),
      };
    },
    now,
  );

/** Old links are forgotten. */
const keepLink = async (
  orm: Orm,
  { shareKey, entries }: Row,
  into: Owner,
  now: number,
): Promise<void> => {
  await orm.delete(wishlistLinks).where(lt(wishlistLinks.changedAt, forgottenBefore(now)));
  const link = { ownerKind: into.kind, ownerKey: ownerKeyOf(into), changedAt: new Date(now) };
  const [known] = await orm
    .select({ entries: wishlistLinks.entries })
    .from(wishlistLinks)
    .where(eq(wishlistLinks.shareKey, shareKey));
  const before = known === undefined ? emptyWishlist : parseWishlist(known.entries).wishlist;
  const shared = printWishlist(mergeWishlists(before, parseWishlist(entries).wishlist));
  await orm
    .insert(wishlistLinks)
    .values({ ...link, shareKey, entries: shared })
    .onConflictDoUpdate({
      target: wishlistLinks.shareKey,
      set: { ...link, entries: shared },
    });
};

/**
 * Brings one owner's list to another's, who takes over the key by which it was shared, or keeps it
 * as a link beside an own one. An emptied list is gone. `now`: milliseconds since 1970. Only from
 * visitors to customers, locked in that order: two at once never wait for each other.
 */
export const joinWishlistsOfOwners = (
  database: Database,
  from: Owner,
  into: Owner,
  now: number,
): Promise<KeptWishlist> =>
  database.transaction(async (transaction) => {
    const changedAt = new Date(now);
    const brought = await lockedRow(transaction, from);
    if (brought === undefined || wishesOf(brought).length === 0) {
      const own = await lockedRow(transaction, into);
      return own === undefined ? nothing : keptOf(own);
    }
    const begunNow = await begun(transaction, into, printWishlist(emptyWishlist), changedAt);
    const own = await lockedRow(transaction, into);
    if (own === undefined) throw new Error('A wishlist was there and is not.');
    const { joined, left } = joinWishlists(wishesOf(own), wishesOf(brought));
    await transaction.delete(wishlists).where(isOf(wishlists, from));
    if (left.length > 0)
      await transaction.insert(wishlists).values({
        ownerKind: from.kind,
        ownerKey: ownerKeyOf(from),
        shareKey: brought.shareKey,
        entries: printWishlist(left),
        changedAt,
      });
    const { shareKey } = begunNow === undefined ? own : brought;
    const entries = printWishlist(joined);
    await transaction
      .update(wishlists)
      .set({ entries, shareKey, changedAt })
      .where(isOf(wishlists, into));
    if (begunNow === undefined) await keepLink(transaction, brought, into, now);
    return keptOf({ entries, shareKey });
  });
