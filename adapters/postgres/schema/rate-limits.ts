import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Calls of clients in the running minute, shared by processes. Columns and their order are those of
 * `RateLimiterPostgres`.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The class of requests and the keyed hash of a client's address: `posts:…`. */
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** End of the minute, in milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
