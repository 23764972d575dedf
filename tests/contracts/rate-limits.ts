/** What a guard of rate limits promises, wherever it counts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { RateGuard } from '../../server/http/rate-limits.ts';
import type { RateLimits } from '../../server/limits.ts';

/** The limits that contracts try: few enough to be used up. */
export const fewCalls: RateLimits = { posts: 3, reports: 2, misses: 1, passwords: 1, messages: 1 };

let clients = 0;

/** A client that no other test has counted. */
export const newClient = (): string => {
  clients += 1;
  return `198.51.100.${clients}`;
};

/** The contract; `open` is called once. */
export const rateGuardContract = (
  name: string,
  open: (limits: RateLimits) => Promise<RateGuard>,
): void => {
  describe(`limits that are counted ${name}`, () => {
    let guard: RateGuard;

    beforeAll(async () => {
      guard = await open(fewCalls);
    });
    afterAll(() => guard.close());

    test('let a client have as many as they say, and then tell it how long to wait', async () => {
      const client = newClient();
      for (let count = 0; count < fewCalls.posts; count += 1)
        expect(await guard.take('posts', client)).toBeUndefined();
      for (let count = 0; count < 3; count += 1) {
        const wait = await guard.take('posts', client);
        expect(Number.isInteger(wait)).toBe(true);
        expect(wait).toBeGreaterThanOrEqual(1);
        expect(wait).toBeLessThanOrEqual(60);
      }
    });

    test('are apart for each client and each class', async () => {
      const [one, other] = [newClient(), newClient()];
      for (let count = 0; count <= fewCalls.reports; count += 1) await guard.take('reports', one);
      expect(await guard.take('reports', one)).toBeGreaterThan(0);
      expect(await guard.take('posts', one)).toBeUndefined();
      expect(await guard.take('reports', other)).toBeUndefined();
    });

    test('count exactly what comes at once', async () => {
      const client = newClient();
      const waits = await Promise.all(
        Array.from({ length: 12 }, () => guard.take('posts', client)),
      );
      expect(waits.filter((wait) => wait === undefined)).toHaveLength(fewCalls.posts);
    });

    test('may be looked at without being counted', async () => {
      const client = newClient();
      for (let count = 0; count < 5; count += 1)
        expect(guard.look('misses', client)).toBeUndefined();
      expect(await guard.take('misses', client)).toBeUndefined();
      expect(guard.look('misses', client)).toBeUndefined();
      expect(await guard.take('misses', client)).toBeGreaterThan(0);
      expect(guard.look('misses', client)).toBeGreaterThan(0);
      expect(guard.look('posts', client)).toBeUndefined();
    });
  });
};
