/** Something that happens once, and those who wait for it. */
import { expect, test, vi } from 'vitest';

import { createSignal } from '../../../../ui/web/islands/signal.ts';

test('calls each who waits once, in their order', () => {
  const signal = createSignal();
  const called: string[] = [];
  signal.wait(() => called.push('first'));
  signal.wait(() => called.push('second'));
  expect([signal.hasHappened(), called]).toEqual([false, []]);
  signal.happen();
  signal.happen();
  expect([signal.hasHappened(), called]).toEqual([true, ['first', 'second']]);
});

test('calls at once who comes later', () => {
  const signal = createSignal();
  signal.happen();
  const act = vi.fn<() => void>();
  signal.wait(act);
  expect(act).toHaveBeenCalledOnce();
});

test('forgets a wait that was aborted, before it began or since', () => {
  const signal = createSignal();
  const act = vi.fn<() => void>();
  const over = new AbortController();
  signal.wait(act, over.signal);
  over.abort();
  signal.wait(act, over.signal);
  signal.happen();
  signal.wait(act, over.signal);
  expect(act).not.toHaveBeenCalled();
});
