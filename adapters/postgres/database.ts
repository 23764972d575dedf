import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The queries of either engine. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database with its schema in place: PGlite or Postgres, the same to all queries. */
export type Database = {
  readonly engine: 'pglite' | 'postgres';
  readonly orm: Orm;
  /** Runs queries that are kept together or not at all. */
  readonly transaction: <A>(run: (orm: Orm) => Promise<A>) => Promise<A>;
  /** Ends connections, or gives the folder free; queries fail from then on. */
  readonly close: () => Promise<void>;
};
