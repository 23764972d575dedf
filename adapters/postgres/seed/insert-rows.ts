import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Orm } from '../database.ts';

/**
 * Inserts any number of full rows in one statement with one parameter: thousands of rows as
 * thousands of parameters would take seconds. Rows name every column; defaults do not apply.
 */
export const insertRows = async <Table extends PgTable>(
  orm: Orm,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  const columns = Object.entries(getTableColumns(table));
  const records = rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = row;
    return Object.fromEntries(columns.map(([key, column]) => [column.name, values[key] ?? null]));
  });
  await orm.execute(
    sql`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(records)}::json)`,
  );
};
