import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';

import { withinBudget } from '../../../server/pages/page-budget.ts';
import { heldSleep } from '../../fakes/fetch.ts';
import { patient } from '../../fakes/patient.ts';

const untilAborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(signal.reason));
  });

test('what a page asks ends with its time', async () => {
  const { sleep, wake } = heldSleep();
  const asked = withinBudget({ milliseconds: 1_500, sleep }, patient, untilAborted);
  wake();
  expect(await asked).toMatchObject({
    name: 'TimeoutError',
    message: 'the page’s 1500 ms are over',
  });
});

test('what a page asks ends when nobody waits for it', async () => {
  const left = new AbortController();
  const asked = withinBudget(
    { milliseconds: 1_500, sleep: heldSleep().sleep },
    left.signal,
    untilAborted,
  );
  left.abort(new Error('left'));
  expect(await asked).toMatchObject({ message: 'left' });
  const gone = AbortSignal.abort(new Error('gone'));
  const { sleep } = heldSleep();
  const reason = async ({ reason: why }: AbortSignal): Promise<unknown> => why;
  expect(await withinBudget({ milliseconds: 1_500, sleep }, gone, reason)).toMatchObject({
    message: 'gone',
  });
});

test.each([
  ['made', () => Promise.resolve('page'), 'fulfilled'],
  ['failed', () => Promise.reject(new Error('no page')), 'rejected'],
])('a page that is %s waits for nothing any longer', async (_, run, status) => {
  const waits: (AbortSignal | undefined)[] = [];
  const { sleep } = heldSleep();
  const left = new AbortController();
  const [outcome] = await Promise.allSettled([
    withinBudget(
      {
        milliseconds: 1_500,
        sleep: (milliseconds, signal) => {
          waits.push(signal);
          return sleep(milliseconds, signal);
        },
      },
      left.signal,
      run,
    ),
  ]);
  expect(outcome.status).toBe(status);
  expect(waits.map((signal) => signal?.aborted)).toEqual([true]);
  expect(getEventListeners(left.signal, 'abort')).toEqual([]);
});
