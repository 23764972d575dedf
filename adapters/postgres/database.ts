import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Its schema is in place; PGlite or Postgres, the same to all queries. */
export type Database = {
  readonly engine: 'pglite' | 'postgres';
  readonly orm: Orm;
  /** Queries are kept together or not at all. */
  readonly transaction: <A>(run: (orm: Orm) => Promise<A>) => Promise<A>;
  /** Queries fail from then on. */
  readonly close: () => Promise<void>;
};
