import { expect, test } from 'vitest';

import { createRounds, type Rounds } from '../../../adapters/shared/rounds.ts';
import { sleep } from '../../../adapters/shared/sleep.ts';

/** Waits until as many rounds have run. */
const startedRounds = (round: (count: number, rounds: Rounds) => Promise<number>) => {
  let count = 0;
  let seen = Promise.withResolvers<number>();
  const rounds = createRounds(sleep);
  rounds.start(async () => {
    count += 1;
    seen.resolve(count);
    seen = Promise.withResolvers();
    return round(count, rounds);
  });
  return { ...rounds, next: () => seen.promise, count: () => count };
};

test('a round follows another after its pause, and at once for who wakes', async () => {
  const rounds = startedRounds(async (count) => (count === 1 ? 1 : 1_000_000));
  expect(rounds.count()).toBe(1);
  expect(await rounds.next()).toBe(2);
  const third = rounds.next();
  // Between rounds, and while one runs.
  rounds.wake();
  expect(await third).toBe(3);
  await rounds.close();
  rounds.wake();
  expect(rounds.count()).toBe(3);
});

test('who wakes while a round runs is not forgotten, and a failed round ends nothing', async () => {
  const rounds = startedRounds(async (count, { wake }) => {
    wake();
    if (count < 3) throw new Error('the database is away');
    return 1_000_000;
  });
  while (rounds.count() < 4) await rounds.next();
  await rounds.close();
});
