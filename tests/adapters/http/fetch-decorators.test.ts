import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { finalError } from '../../../adapters/shared/fetch.ts';
import { resilientFetch } from '../../../adapters/http/resilient-fetch.ts';
import {
  longestRetryAfter,
  retryAfterOf,
  retryStatuses,
  retryWait,
  withRetry,
} from '../../../adapters/http/with-retry.ts';
import { withLimits } from '../../../adapters/http/with-limits.ts';
import { manualClock } from '../../fakes/clock.ts';
import { heldSleep, recordedSleep, scriptedFetch, type Outcome } from '../../fakes/fetch.ts';

const address = 'http://shop.test/price-api/prices/formats';
const now = Date.parse('2026-11-21T09:30:00Z');

const anyStatus = fc.integer({ min: 200, max: 599 });
const anyRetryStatus = fc.constantFrom(...retryStatuses);
const anyOtherStatus = anyStatus.filter((status) => !retryStatuses.includes(status));
const anyRandom = fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1000);
const anyChange = fc.constantFrom('PATCH', 'patch', 'Patch', 'POST', 'PUT', 'DELETE');

const retrying = (random: number, ...outcomes: readonly [Outcome, ...Outcome[]]) => {
  const { sleep, waits } = recordedSleep();
  const { fetch, calls } = scriptedFetch(...outcomes);
  const settings = { sleep, random: () => random, clock: manualClock(now) };
  return { waits, calls, fetch: withRetry(settings)(fetch) };
};

describe('retry', () => {
  property.prop([
    anyRandom,
    fc.oneof(anyRetryStatus, fc.constant('no-answer' as const)),
    anyStatus,
  ])('asks once more after about 300 ms, and takes what comes', async (random, first, second) => {
    const failure = first === 'no-answer' ? first : { status: first };
    const { fetch, calls, waits } = retrying(random, failure, { status: second });
    expect((await fetch(new Request(address))).status).toBe(second);
    expect(calls).toHaveLength(2);
    expect(waits).toHaveLength(1);
    expect(Math.abs((waits[0] ?? 0) - retryWait)).toBeLessThanOrEqual(retryWait / 2);
  });

  property.prop([anyOtherStatus])('leaves other answers alone', async (status) => {
    const { fetch, calls } = retrying(0, { status });
    expect((await fetch(new Request(address))).status).toBe(status);
    expect(calls).toHaveLength(1);
  });

  property.prop([anyChange, anyRetryStatus])(
    'never repeats what changes something',
    async (method, status) => {
      const { fetch, calls } = retrying(0, { status });
      const init = { method, body: '{}' };
      expect((await fetch(new Request(address, init))).status).toBe(status);
      expect(calls).toHaveLength(1);
      const silent = retrying(0, 'no-answer');
      await expect(silent.fetch(new Request(address, { method }))).rejects.toThrow('no network');
      expect(silent.calls).toHaveLength(1);
    },
  );

  property.prop([anyRetryStatus, fc.nat({ max: 10 }), fc.boolean()])(
    'waits for Retry-After up to two seconds and gives up on more',
    async (status, seconds, asDate) => {
      const header = asDate ? new Date(now + seconds * 1000).toUTCString() : String(seconds);
      const outcome = { status, headers: { 'Retry-After': header } };
      const { fetch, calls, waits } = retrying(0.5, outcome, { status: 200 });
      const isWorthIt = seconds * 1000 <= longestRetryAfter;
      expect((await fetch(new Request(address))).status).toBe(isWorthIt ? 200 : status);
      expect(calls).toHaveLength(isWorthIt ? 2 : 1);
      expect(waits).toEqual(isWorthIt ? [Math.max(retryWait, seconds * 1000)] : []);
    },
  );

  test('two failures are a failure', async () => {
    const { fetch, calls } = retrying(0, 'no-answer');
    await expect(fetch(new Request(address))).rejects.toThrow('no network');
    expect(calls).toHaveLength(2);
  });

  test('a caller who has left is not asked for again', async () => {
    const { fetch, calls } = retrying(0, 'no-answer');
    const request = new Request(address, { signal: AbortSignal.abort() });
    await expect(fetch(request)).rejects.toThrow('no network');
    expect(calls).toHaveLength(1);
  });

  test('what cannot do better is not asked for again', async () => {
    const calls: Request[] = [];
    const { sleep, waits } = recordedSleep();
    const fetch = withRetry({ sleep, random: () => 0, clock: manualClock(now) })((request) => {
      calls.push(request);
      return Promise.reject(finalError('too large'));
    });
    await expect(fetch(new Request(address))).rejects.toThrow('too large');
    expect([calls.length, waits]).toEqual([1, []]);
  });

  test('a Retry-After may have spaces around it', () => {
    expect(retryAfterOf(' 2 ', now)).toBe(2_000);
    expect(retryAfterOf(null, now)).toBeUndefined();
    expect(retryAfterOf(`a ${new Date(now).toUTCString()}`, now)).toBeUndefined();
  });

  test('an answer without a body is asked for again, too', async () => {
    const bodies = [new Response(null, { status: 503 }), new Response('too late')];
    const { sleep } = recordedSleep();
    const fetch = withRetry({ sleep, random: () => 0, clock: manualClock(now) })(
      async () => bodies.shift() ?? Response.error(),
    );
    expect(await (await fetch(new Request(address))).text()).toBe('too late');
  });

  property.prop([fc.string()])('an unreadable Retry-After asks for nothing', (text) => {
    fc.pre(!/^\s*(?:\d+|[A-Z][a-z]{2}, .*)\s*$/u.test(text));
    expect(retryAfterOf(text, now)).toBeUndefined();
  });
});

describe('timeout', () => {
  test('rejects and aborts when nothing comes in time', async () => {
    const { sleep, wake } = heldSleep();
    const asked: Request[] = [];
    const fetch = withLimits({ usual: { bytes: 100, milliseconds: 5000 }, sleep })((request) => {
      asked.push(request);
      return new Promise(() => undefined);
    });
    const answer = fetch(new Request(address));
    wake();
    await expect(answer).rejects.toThrow(
      expect.objectContaining({
        message: 'no answer within 5000 ms',
        cause: { kind: 'timeout' },
      }),
    );
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  test('a body that stops is late, too', async () => {
    const { sleep, wake } = heldSleep();
    const fetch = withLimits({ usual: { bytes: 100, milliseconds: 5000 }, sleep })(() =>
      Promise.resolve(
        new Response(
          new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([1])) }),
        ),
      ),
    );
    const answer = fetch(new Request(address));
    wake();
    await expect(answer).rejects.toThrow('no answer within 5000 ms');
  });

  property.prop([anyStatus.filter((status) => ![204, 205, 304].includes(status))])(
    'passes on what comes in time, and stops waiting',
    async (status) => {
      let stopped = false;
      const fetch = withLimits({
        usual: { bytes: 100, milliseconds: 5000 },
        sleep: (_, signal) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => {
              stopped = true;
              reject(new Error('woken up'));
            });
          }),
      })(scriptedFetch({ status, headers: { 'X-Kept': 'yes' } }).fetch);
      const answer = await fetch(new Request(address));
      expect(answer.status).toBe(status);
      expect(answer.headers.get('X-Kept')).toBe('yes');
      expect(await answer.text()).toBe('call 1');
      expect(stopped).toBe(true);
    },
  );

  test('answers without a body stay without one', async () => {
    const { sleep } = heldSleep();
    const fetch = withLimits({ usual: { bytes: 100, milliseconds: 1 }, sleep })(() =>
      Promise.resolve(new Response(null, { status: 304 })),
    );
    expect((await fetch(new Request(address))).body).toBeNull();
  });
});

test('together: a try within its limits, one retry, and none for what cannot do better', async () => {
  const { sleep, waits } = recordedSleep();
  const never: typeof sleep = (milliseconds, signal) =>
    milliseconds === 5000
      ? new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('woken up')));
        })
      : sleep(milliseconds, signal);
  const { fetch, calls } = scriptedFetch({ status: 503 }, { status: 200 });
  const settings = { sleep: never, random: () => 0.5, clock: manualClock(now) };
  const resilient = resilientFetch(fetch, (inner) => inner, settings);
  expect((await resilient(new Request(address))).status).toBe(200);
  expect(calls.map(({ redirect }) => redirect)).toEqual(['manual', 'manual']);
  expect(waits).toEqual([retryWait]);
  const bounded = resilient(new Request(address), { bytes: 3, milliseconds: 5000 });
  await expect(bounded).rejects.toThrow('more than 3 bytes');
  expect(calls).toHaveLength(3);
});
