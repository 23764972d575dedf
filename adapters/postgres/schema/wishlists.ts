import { randomBytes } from 'node:crypto';

import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/** One row for each visitor or customer (decisions, "Wishlist"). */
export const wishlists = pgTable(
  'wishlists',
  {
    ownerKind: text('owner_kind', { enum: ['visitor', 'customer'] }).notNull(),
    /** A customer's number, or the hash of a visitor's cookie. */
    ownerKey: text('owner_key').notNull(),
    /** Opens the list for reading. */
    shareKey: text('share_key')
      .notNull()
      .unique()
      .$defaultFn(() => randomBytes(16).toString('hex')),
    /** By `printWishlist`: JSON as text, which holds every character. */
    content: text('entries').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerKind, table.ownerKey] }),
    index('wishlists_changed_at').on(table.changedAt),
  ],
);

/** Links of shared lists that were brought to others. */
export const wishlistLinks = pgTable(
  'wishlist_links',
  {
    shareKey: text('share_key').primaryKey(),
    /** Of the list into which it was merged. */
    ownerKind: text('owner_kind', { enum: ['visitor', 'customer'] }).notNull(),
    ownerKey: text('owner_key').notNull(),
    /** By `printWishlist`. */
    content: text('entries').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.ownerKind, table.ownerKey],
      foreignColumns: [wishlists.ownerKind, wishlists.ownerKey],
    }).onDelete('cascade'),
    index('wishlist_links_changed_at').on(table.changedAt),
  ],
);
