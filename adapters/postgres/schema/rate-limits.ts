import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * In the running minute, shared by processes. Columns and order are those of `RateLimiterPostgres`.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Class of requests and keyed hash of the address: `posts:…`. */
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
