/** Queries are written for the tables that the migrations make. */
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

const schema = import.meta.glob<object>('../../../adapters/postgres/schema/*.ts', { eager: true });
const snapshots = import.meta.glob<object>(
  '../../../adapters/postgres/migrations/meta/*_snapshot.json',
  { eager: true, import: 'default' },
);

test('all tables, with their keys, indexes and conditions, are those of the last migration', () => {
  const last = Object.keys(snapshots).toSorted().at(-1) ?? '';
  const ids = { id: expect.any(String), prevId: expect.any(String) };
  const written = generateDrizzleJson(Object.assign({}, ...Object.values(schema)));
  expect(snapshots[last]).toEqual({ ...written, ...ids });
});
