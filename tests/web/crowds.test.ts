/** One client that takes more than its share: it is told so, and others are served meanwhile. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { clientAt } from '../../scripts/endure/crowds/ask.ts';
import { crowdNames, crowds, type CrowdName } from '../../scripts/endure/crowds/senders.ts';
import { watchOthers } from '../../scripts/endure/crowds/watch.ts';
import { openShop, unlimited, type Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop(inject('template'), {
    ...unlimited,
    RATE_LIMITS: `${unlimited.RATE_LIMITS},passwords=1000000`,
    // So few that a small crowd is one too many.
    RENDER_LIMIT: '1',
    RENDER_QUEUE: '16',
    // The machine may be busy; only the places count.
    WAIT_MILLISECONDS: '60000',
  });
});

afterAll(async () => {
  await shop.close();
});

const small = {
  misses: 40,
  selections: 40,
  fields: 2_000,
  pictures: 6,
  files: 8,
  'log-ins': 20,
} as const satisfies Record<CrowdName, number>;

/** What a crowd may get; `none` is of who did not wait. */
const wanted = {
  misses: ['404', '503'],
  selections: ['200', '503'],
  fields: ['303'],
  pictures: ['200', '503', 'none'],
  files: ['200', '503'],
  'log-ins': ['400', '503'],
} as const satisfies Record<CrowdName, readonly string[]>;

/** As many are too many at least, however fast the machine is. */
const shed: Readonly<Record<CrowdName, number>> = {
  misses: 1,
  selections: 0,
  fields: 0,
  pictures: 0,
  files: 1,
  'log-ins': 1,
};

test.each(crowdNames)(
  '%s: what is too much is refused at once, and others are served',
  async (name) => {
    const sent = crowds[name](shop.port, small[name]);
    const others = await watchOthers(shop.port, sent);
    const { statuses, lacking } = await sent;
    for (const status of Object.keys(statuses)) expect(wanted[name]).toContain(status);
    expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3);
    expect(statuses['503'] ?? 0).toBeGreaterThanOrEqual(shed[name]);
    expect(lacking).toBe(0);
    // Each of their answers was the one that they came for.
    for (const { count, worst } of Object.values(others)) {
      expect(count).toBeGreaterThan(0);
      expect(worst).toBeLessThan(Infinity);
    }
  },
);

test('a form of very many fields is left where it is too much, and the connection ends', async () => {
  const client = clientAt(shop.port, '127.0.0.7');
  const fields = Array.from({ length: 2_000 }, (_, at) => `f${at}=x`).join('&');
  const answer = await client.ask('/vertrag-widerrufen', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: fields,
  });
  expect(answer?.status).toBe(413);
  client.close();
});
