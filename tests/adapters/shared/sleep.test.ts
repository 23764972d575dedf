import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sleep, waitIsOver } from '../../../adapters/shared/sleep.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a wait ends with its time', async () => {
  const order: string[] = [];
  const waited = sleep(100).then(() => order.push('over'));
  await vi.advanceTimersByTimeAsync(99);
  expect(order).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await waited;
  expect(order).toEqual(['over']);
});

test('a wait that is no longer needed rejects with the reason, and leaves no timer', async () => {
  const done = new AbortController();
  const waited = sleep(100, done.signal);
  done.abort(waitIsOver);
  await expect(waited).rejects.toBe(waitIsOver);
  expect(vi.getTimerCount()).toBe(0);
  await expect(sleep(100, done.signal)).rejects.toBe(waitIsOver);
  expect(vi.getTimerCount()).toBe(0);
});

test('a wait that is over hears of nothing any longer', async () => {
  const done = new AbortController();
  const listening = vi.spyOn(done.signal, 'removeEventListener');
  const waited = sleep(100, done.signal);
  await vi.advanceTimersByTimeAsync(100);
  expect(await waited).toBeUndefined();
  expect(listening).toHaveBeenCalledTimes(1);
  done.abort();
});
