import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/** What visitors and customers wish for, a row for each of them (decisions, "Wishlist"). */
export const wishlists = pgTable(
  'wishlists',
  {
    ownerKind: text('owner_kind', { enum: ['visitor', 'customer'] }).notNull(),
    /** A customer's number, or the hash of what a visitor's cookie holds. */
    ownerKey: text('owner_key').notNull(),
    /** What the list is shared by: who has it may look. */
    shareKey: text('share_key').notNull().unique(),
    /** The list as `printWishlist` prints it: JSON as text, which holds every character. */
    entries: text('entries').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerKind, table.ownerKey] }),
    index('wishlists_changed_at').on(table.changedAt),
  ],
);

/** Links that had shared lists which were brought to others. */
export const wishlistLinks = pgTable(
  'wishlist_links',
  {
    /** What the list was shared by. */
    shareKey: text('share_key').primaryKey(),
    /** Whose list it was brought to. */
    ownerKind: text('owner_kind', { enum: ['visitor', 'customer'] }).notNull(),
    ownerKey: text('owner_key').notNull(),
    /** What it held, as `printWishlist` prints it. */
    entries: text('entries').notNull(),
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
