import { beforeEach, expect, test } from 'vitest';

import { stays } from '../../../adapters/shared/single-flight.ts';
import { staleAtOnce } from '../../../adapters/shared/stale-at-once.ts';

let now = 0;
const start = () =>
  staleAtOnce<{ readonly text: string }, string>({
    clock: { now: () => now },
    seconds: 10,
    staleSeconds: 10,
    bounds: { entries: 10 },
  });

beforeEach(() => {
  now = 0;
});

test('what is fresh is answered and not renewed; what is gone is neither', () => {
  const kept = start();
  const renew = () => Promise.reject(new Error('renewed'));
  kept.keep('a', { text: 'one' });
  now = 9_999;
  expect(kept.ready('a', renew)).toEqual({ text: 'one' });
  now = 20_000;
  expect(kept.ready('a', renew)).toBeUndefined();
});

test('what is stale is answered only while the next one is made', async () => {
  const kept = start();
  kept.keep('a', { text: 'one' });
  now = 10_000;
  expect(kept.ready('a')).toBeUndefined();
  const slow = Promise.withResolvers<string>();
  const made = kept.make('a', stays, () => slow.promise);
  expect(kept.ready('a')).toEqual({ text: 'one' });
  slow.resolve('two');
  await made;
  expect(kept.ready('a')).toBeUndefined();
});

test('who renews it is answered at once, and again where the renewal fails', async () => {
  const kept = start();
  kept.keep('a', { text: 'one' });
  now = 10_000;
  const stale: string[] = [];
  const renew = ({ text }: { readonly text: string }) => {
    stale.push(text);
    return kept.make('a', stays, () => Promise.reject(new Error('away')));
  };
  for (const _time of ['once', 'again']) {
    expect(kept.ready('a', renew)).toEqual({ text: 'one' });
    await expect(kept.make('a', stays, () => Promise.resolve(''))).rejects.toThrow('away');
  }
  expect(stale).toEqual(['one', 'one']);
});
