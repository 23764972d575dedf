/** Strangers: 4,000 generated requests, others in each run, and the shop stands afterwards as before. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { fuzzEndpoints } from '../../scripts/endure/hostile.ts';
import type { Laws } from '../../scripts/endure/laws.ts';
import { describeBreaches, sendStorm } from '../../scripts/endure/storm.ts';
import { openShop, unlimited, type Shop } from './shop.ts';

/** `HOSTILE_SEED` repeats a run. */
const seed = Number(process.env['HOSTILE_SEED'] ?? Math.floor(Math.random() * 2 ** 30));

let shop: Shop;

beforeAll(async () => {
  shop = await openShop(inject('template'), unlimited);
});

afterAll(async () => {
  await shop.close();
});

const startPage = async () => {
  const response = await fetch(`http://127.0.0.1:${shop.port}/`, {
    headers: { host: `localhost:${shop.port}` },
  });
  return { status: response.status, text: await response.text() };
};

const lawsOf = (): Laws => ({
  port: shop.port,
  folders: [join(import.meta.dirname, '../..'), shop.dataDir],
});

test(`no request of a stranger gets more than an answer (seed ${seed})`, async () => {
  const laws = lawsOf();
  const { found, statuses } = await sendStorm({ seed, count: 4_000, laws });
  expect(await describeBreaches(found, laws)).toBe('');
  // The storm reached the shop: pages, refusals, redirects and Node's own limits.
  for (const status of ['200', '301', '400', '404', '405', '415', '431'])
    expect(statuses.get(status) ?? 0).toBeGreaterThan(0);
  // On a machine that does much else it takes minutes; it waits for nothing.
}, 600_000);

test(`each endpoint answers by its codec, or refuses by the shop's own (seed ${seed})`, async () => {
  const { reports, statuses } = await fuzzEndpoints(12, seed, lawsOf());
  expect(reports.join('\n\n')).toBe('');
  for (const status of ['200', '400', '404']) expect(statuses[status] ?? 0).toBeGreaterThan(0);
}, 600_000);

test('the start page is served as ever', async () => {
  const { status, text } = await startPage();
  expect(status).toBe(200);
  expect(text).toContain('<html lang="de-DE"');
  expect(text.trimEnd().endsWith('</html>')).toBe(true);
});

test('what was logged are lines of the catalogue, and no stack', () => {
  for (const line of shop.log().split('\n').filter(Boolean)) {
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), code: expect.any(String) });
    expect(line).not.toContain('[object Object]');
  }
});
