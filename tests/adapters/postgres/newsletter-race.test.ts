/** Who confirms the newsletter while it is asked for once more. */
import { expect, test } from 'vitest';

import { observeQueries } from '../../../adapters/postgres/observe-queries.ts';
import { openDatabase } from '../../../adapters/postgres/open-database.ts';
import {
  confirmSubscription,
  keepSubscription,
} from '../../../adapters/postgres/stores/newsletter.ts';
import { newDatabase } from './new-database-folder.ts';

const scope = { channel: 'poster', locale: 'de-DE' } as const;

test('a confirmation right before the second request is kept needs no further mail', async () => {
  const database = await openDatabase(await newDatabase());
  const ask = (token: string, now: number) =>
    keepSubscription(database, scope, 'ada@example.com', token, now);
  expect(await ask('first', 1_000)).toBe('pending');
  const confirmed: string[] = [];
  observeQueries(database, async (text, run) => {
    if (text.startsWith('insert into "newsletter_subscriptions"'))
      confirmed.push((await confirmSubscription(database, scope, 'first', 'end', 2_000)).kind);
    return run();
  });
  expect(await ask('second', 2_000)).toBe('subscribed');
  expect(confirmed).toEqual(['confirmed']);
  const followed = await confirmSubscription(database, scope, 'second', 'other', 3_000);
  expect(followed.kind).toBe('unknown');
  await database.close();
});
