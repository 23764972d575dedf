import { describe, expect, test } from 'vitest';

import { killWhileMailing } from '../../../scripts/endure/mail-kills.ts';
import { randomOf } from '../../../scripts/endure/random.ts';
import { newDatabaseFolder } from '../../adapters/postgres/new-database-folder.ts';
import { newPostgres } from '../../adapters/postgres/new-postgres.ts';

const onPglite = async () => ({
  place: { dataDir: await newDatabaseFolder() },
  stop: () => Promise.resolve(),
});

const onPostgres = async () => {
  const { databaseUrl, stop } = await newPostgres();
  return { place: { dataDir: '', databaseUrl }, stop };
};

describe('a process that is killed while it sends mails', () => {
  test.each([
    ['PGlite', onPglite],
    ['Postgres', onPostgres],
  ])('loses none, and sends none twice that it knew to be sent, on %s', async (_, open) => {
    const { place, stop } = await open();
    const { sentTwice } = await killWhileMailing(place, 2, randomOf(1));
    // The first kill came before the mail server's answer: nobody knows that this one was taken.
    expect(sentTwice).toBeGreaterThan(0);
    await stop();
  });
});
