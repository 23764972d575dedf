/** Work that several wait for: once, ended by the last who leaves. */
import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';

import { singleFlight } from '../../../adapters/shared/single-flight.ts';

/** Somebody asks, one of those who wait leaves, or the work comes to its end. */
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('ask' as const) }),
  fc.record({ kind: fc.constant('leave' as const), who: fc.nat({ max: 20 }) }),
  fc.record({ kind: fc.constantFrom('answer' as const, 'fail' as const) }),
);

type Work = PromiseWithResolvers<number> & { readonly signal: AbortSignal };
type Asker = { readonly left: AbortController; outcome: string };

/** Lets everything run that waits for a promise that is settled. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

property.prop([fc.array(anyStep, { maxLength: 40 })])(
  'one work at a time; who stays gets its outcome, and it ends when nobody stays',
  async (steps) => {
    const works: Work[] = [];
    const { join } = singleFlight<number>();
    let running: Work | undefined;
    let waiting: Asker[] = [];

    for (const step of steps) {
      if (step.kind === 'ask') {
        const asker: Asker = { left: new AbortController(), outcome: 'waits' };
        const before = works.length;
        join('key', asker.left.signal, (signal) => {
          works.push({ ...Promise.withResolvers<number>(), signal });
          return works.at(-1)?.promise ?? Promise.reject(new Error('no work'));
        }).then(
          (answer) => (asker.outcome = `answer ${answer}`),
          (error: unknown) => (asker.outcome = String(error)),
        );
        expect(works.length).toBe(running === undefined ? before + 1 : before);
        running = works.at(-1);
        waiting.push(asker);
      } else if (step.kind === 'leave') {
        const asker = waiting[step.who % Math.max(1, waiting.length)];
        if (asker === undefined) continue;
        asker.left.abort('left');
        await settle();
        expect(asker.outcome).toBe('left');
        waiting = waiting.filter((other) => other !== asker);
        expect(running?.signal.aborted).toBe(waiting.length === 0);
        if (waiting.length === 0) running = undefined;
      } else if (running !== undefined) {
        if (step.kind === 'answer') running.resolve(works.length);
        else running.reject('failed');
        await settle();
        const outcome = step.kind === 'answer' ? `answer ${works.length}` : 'failed';
        expect(waiting.map((asker) => asker.outcome)).toEqual(waiting.map(() => outcome));
        // Too late to end anything.
        for (const { left } of waiting) left.abort('left');
        expect(running.signal.aborted).toBe(false);
        waiting = [];
        running = undefined;
      }
    }
  },
);
