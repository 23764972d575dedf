/** Wall formats are tenths of the market's unit, unless a column says "in millimetres". */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { channels } from '../../../core/domain/locale/channel.ts';

/** A material with or without a frame; limits in millimetres. */
export const articles = pgTable(
  'articles',
  {
    id: text('id').primaryKey(),
    channel: text('channel', { enum: channels }).notNull(),
    materialType: text('material_type', { enum: materialTypes }).notNull(),
    frameType: text('frame_type', { enum: frameTypes }),
    shorterMinimum: integer('shorter_minimum').notNull(),
    shorterMaximum: integer('shorter_maximum').notNull(),
    longerMinimum: integer('longer_minimum').notNull(),
    longerMaximum: integer('longer_maximum').notNull(),
  },
  (table) => [
    unique('articles_type')
      .on(table.channel, table.materialType, table.frameType)
      .nullsNotDistinct(),
    check(
      'articles_limits',
      sql`0 < ${table.shorterMinimum} AND ${table.shorterMinimum} <= ${table.shorterMaximum}
        AND ${table.shorterMinimum} <= ${table.longerMinimum}
        AND ${table.longerMinimum} <= ${table.longerMaximum}`,
    ),
  ],
);

/** A market has one of them. */
const lengthUnits = ['cm', 'in'] as const;

/** Standard formats that an article is shown in, either way up. */
export const formatOffers = pgTable(
  'format_offers',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    unit: text('unit', { enum: lengthUnits }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** From 0; null stands in "more formats" only. */
    featuredRank: integer('featured_rank'),
    isInitial: boolean('is_initial').notNull(),
    isAvailable: boolean('is_available').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.unit, table.width, table.height] }),
    check('format_offers_sides', sql`0 < ${table.width} AND 0 < ${table.height}`),
  ],
);

/**
 * Beside an article's defaults, by catalogue name: option, colour of the frame, mat, glass. The
 * name of a frame type is the frame without a picture.
 */
export const articleParts = pgTable(
  'article_parts',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    /** Many colours of a frame cost the same. */
    priceClass: text('price_class').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.part] }),
    index('article_parts_part').on(table.part),
  ],
);
