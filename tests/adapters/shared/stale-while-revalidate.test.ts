/** Questions with a stand-in: asked once, waited for a moment, and never given up. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  staleWhileRevalidate,
  standInMilliseconds,
} from '../../../adapters/shared/stale-while-revalidate.ts';
import { sleepUntilWoken } from '../../fakes/fetch.ts';
import { patient } from '../../fakes/patient.ts';

/** Lets everything run that waits for a promise that is settled. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

type Work = PromiseWithResolvers<string> & { readonly signal: AbortSignal };

const start = () => {
  const { sleep, wake } = sleepUntilWoken();
  const works: Work[] = [];
  const asked = staleWhileRevalidate<string>(sleep);
  const ask = (standIn: string | undefined, signal: AbortSignal = patient, last?: string) => {
    const asker = { outcome: 'waits', signal };
    asked({
      key: 'key',
      signal,
      stale: standIn,
      isFailure: (answer) => answer === 'away',
      last: () => last,
      failed: String,
      ask: (ended) => {
        works.push({ ...Promise.withResolvers<string>(), signal: ended });
        return works.at(-1)?.promise ?? Promise.reject(new Error('no work'));
      },
    }).then(
      (answer) => (asker.outcome = answer),
      () => (asker.outcome = 'it rejects'),
    );
    return asker;
  };
  return { works, ask, takeAMoment: () => wake(standInMilliseconds) };
};

const anyStep = fc.constantFrom('ask', 'ask and leave', 'moment', 'answer', 'fail');

property.prop([fc.array(anyStep, { maxLength: 40 })])(
  'with a stand-in one is asked at a time, by nobody who leaves, and late for all or for none',
  async (steps) => {
    const { works, ask, takeAMoment } = start();
    let isRunning = false;
    let isLate = false;
    let waiting: ReturnType<typeof ask>[] = [];
    for (const step of steps) {
      if (step === 'ask' || step === 'ask and leave') {
        const left = new AbortController();
        const before = works.length;
        const asker = ask('old', left.signal);
        await settle();
        expect(works.length).toBe(isRunning ? before : before + 1);
        isRunning = true;
        if (step === 'ask and leave') left.abort();
        if (isLate) expect(asker.outcome).toBe('old');
        else waiting.push(asker);
        expect(works.at(-1)?.signal.aborted).toBe(false);
      } else if (step === 'moment') {
        takeAMoment();
        await settle();
        expect(waiting.map(({ outcome }) => outcome)).toEqual(waiting.map(() => 'old'));
        isLate = isRunning;
        waiting = [];
      } else if (isRunning) {
        if (step === 'answer') works.at(-1)?.resolve('new');
        else works.at(-1)?.reject('failed');
        await settle();
        const outcome = step === 'answer' ? 'new' : 'failed';
        expect(waiting.map((asker) => asker.outcome)).toEqual(waiting.map(() => outcome));
        isRunning = false;
        isLate = false;
        waiting = [];
      }
    }
  },
);

describe('without a stand-in', () => {
  test('an answer is waited for, and the question ends with the last who waits', async () => {
    const { works, ask, takeAMoment } = start();
    const left = new AbortController();
    const asker = ask(undefined, left.signal);
    takeAMoment();
    await settle();
    expect(asker.outcome).toBe('waits');
    left.abort('left');
    await settle();
    expect(asker.outcome).toBe('left');
    expect(works[0]?.signal.aborted).toBe(true);
  });

  test('one that is asked for others is shared, and stays when its asker leaves', async () => {
    const { works, ask } = start();
    ask('old');
    const left = new AbortController();
    const asker = ask(undefined, left.signal);
    left.abort('left');
    await settle();
    expect(asker.outcome).toBe('left');
    expect(works.map(({ signal }) => signal.aborted)).toEqual([false]);
  });
});

test('who has left already asks nothing, and has what stands in', async () => {
  const { works, ask } = start();
  const asker = ask('old', AbortSignal.abort());
  await settle();
  expect(asker.outcome).toBe('old');
  expect(works).toEqual([]);
});

describe('where no answer comes', () => {
  test.each([
    ['it says so', (work: Work) => work.resolve('away')],
    ['it breaks', (work: Work) => work.reject(new Error('broken'))],
  ])('and %s, the last good one is answered', async (_, end) => {
    const { works, ask } = start();
    const [asker, other] = [ask(undefined, patient, 'last good'), ask(undefined)];
    works.forEach(end);
    await settle();
    expect(asker.outcome).toBe('last good');
    expect(['away', 'Error: broken']).toContain(other.outcome);
  });
});
