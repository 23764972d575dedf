import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';

import { parseWishlist, printWishlist } from '../../../core/domain/wishlist/parse-wishlist.ts';
import { wishlistDays } from '../../../core/domain/wishlist/wishlist-forms.ts';
import { emptyWishlist } from '../../../core/domain/wishlist/wishlist.ts';
import type { KeptWishlist, WishlistChange, WishlistOwner } from '../../../core/ports/wishlists.ts';
import type { Database, Orm } from '../database.ts';
import { wishlists } from '../schema/wishlists.ts';

/** How long a visitor's list is kept after its last change, in milliseconds. */
const visitorWishlistTime = wishlistDays * 86_400_000;

type Row = Readonly<Pick<typeof wishlists.$inferSelect, 'entries' | 'revision' | 'shareKey'>>;

const columns = {
  entries: wishlists.entries,
  revision: wishlists.revision,
  shareKey: wishlists.shareKey,
};

const nothing: KeptWishlist = { wishlist: emptyWishlist, address: undefined };

const keptOf = ({ entries, revision, shareKey }: Row): KeptWishlist => ({
  wishlist: parseWishlist(entries).wishlist,
  address: { key: shareKey, revision },
});

/** A visitor's key is a secret of their cookie, and kept as a hash alone. */
const ownerKeyOf = (owner: WishlistOwner): string =>
  owner.kind === 'visitor' ? createHash('sha256').update(owner.key).digest('hex') : owner.number;

const isOf = (owner: WishlistOwner) =>
  and(eq(wishlists.ownerKind, owner.kind), eq(wishlists.ownerKey, ownerKeyOf(owner)));

/** The list of an owner. */
export const wishlistOfOwner = async (
  { orm }: Database,
  owner: WishlistOwner,
): Promise<KeptWishlist> => {
  const [row] = await orm.select(columns).from(wishlists).where(isOf(owner));
  return row === undefined ? nothing : keptOf(row);
};

/** The list of a key that was shared; undefined where nobody has it. */
export const wishlistOfKey = async (
  { orm }: Database,
  key: string,
): Promise<KeptWishlist | undefined> => {
  const [row] = await orm.select(columns).from(wishlists).where(eq(wishlists.shareKey, key));
  return row && keptOf(row);
};

const lockedRow = async (orm: Orm, owner: WishlistOwner): Promise<Row | undefined> => {
  const [row] = await orm.select(columns).from(wishlists).where(isOf(owner)).for('update');
  return row;
};

/** A first list; undefined where another one of the owner came first. */
const begun = async (
  orm: Orm,
  owner: WishlistOwner,
  entries: string,
  changedAt: Date,
): Promise<Row | undefined> => {
  const [row] = await orm
    .insert(wishlists)
    .values({
      ownerKind: owner.kind,
      ownerKey: ownerKeyOf(owner),
      shareKey: randomBytes(16).toString('hex'),
      revision: 1,
      entries,
      changedAt,
    })
    .onConflictDoNothing({ target: [wishlists.ownerKind, wishlists.ownerKey] })
    .returning(columns);
  return row;
};

/**
 * Changes the list of an owner while nobody else can; `now` is in milliseconds since 1970. Lists of
 * visitors that were not changed for `visitorWishlistTime` are forgotten on the way.
 */
export const changeWishlistOfOwner = (
  database: Database,
  owner: WishlistOwner,
  change: WishlistChange,
  now: number,
): Promise<KeptWishlist> =>
  database.transaction(async (transaction) => {
    const changedAt = new Date(now);
    let row = await lockedRow(transaction, owner);
    if (row === undefined) {
      const first = printWishlist(change(emptyWishlist));
      if (first === printWishlist(emptyWishlist)) return nothing;
      const inserted = await begun(transaction, owner, first, changedAt);
      if (inserted !== undefined) {
        const tooOld = new Date(now - visitorWishlistTime);
        await transaction
          .delete(wishlists)
          .where(and(eq(wishlists.ownerKind, 'visitor'), lt(wishlists.changedAt, tooOld)));
        return keptOf(inserted);
      }
      row = await lockedRow(transaction, owner);
      if (row === undefined) throw new Error('A wishlist was there and is not.');
    }
    const before = keptOf(row);
    const entries = printWishlist(change(before.wishlist));
    if (entries === row.entries) return before;
    const revision = row.revision + 1;
    await transaction.update(wishlists).set({ entries, revision, changedAt }).where(isOf(owner));
    return keptOf({ ...row, entries, revision });
  });
