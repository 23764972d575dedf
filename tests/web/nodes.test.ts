/** Two nodes on one Postgres: both start on an empty database, one is killed, one is asked to stop. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { runTwoNodes } from '../../scripts/endure/nodes.ts';
import { startRealPostgres, type RealPostgres } from '../adapters/postgres/real-postgres.ts';

let postgres: RealPostgres;

beforeAll(async () => {
  postgres = await startRealPostgres();
});

afterAll(() => postgres.stop());

test('no request fails after one retry, and no message is lost or there twice', async () => {
  const seed = Math.floor(Math.random() * 2 ** 30);
  const found = await runTwoNodes(postgres.databaseUrl, 2, seed);
  expect(found).toMatchObject({ killed: 1, stopped: 1 });
  expect(found.requests).toBeGreaterThan(600);
  expect(found.acknowledged).toBeGreaterThan(0);
});
