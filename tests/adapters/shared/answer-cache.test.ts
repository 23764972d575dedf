/** Answers that are fresh, then stale, then gone, within their bounds: as a simple model has them. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { createAnswerCache } from '../../../adapters/shared/answer-cache.ts';
import { manualClock } from '../../fakes/clock.ts';

type Answer = { readonly text: string };

const keys = fc.constantFrom('a', 'b', 'c', 'd');

const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant('keep' as const),
    key: keys,
    text: fc.string({ minLength: 1, maxLength: 8 }),
    seconds: fc.constantFrom(undefined, 0, 5),
  }),
  fc.record({ kind: fc.constantFrom('find' as const, 'forget' as const), key: keys }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 4, 10, 20) }),
);

property.prop([fc.array(anyStep, { maxLength: 60 }), fc.integer({ min: 1, max: 24 })])(
  'what is kept is the last answer, in its time, and the bytes of all are within the bound',
  (steps, bytes) => {
    const clock = manualClock(0);
    const dropped: Answer[] = [];
    const cache = createAnswerCache<Answer>({
      clock,
      seconds: 10,
      staleSeconds: 20,
      bounds: { bytes, sizeOf: ({ text }) => text.length },
      dropped: (answer) => void dropped.push(answer),
    });
    /** By use: what was used longest ago comes first. */
    const model = new Map<string, { answer: Answer; freshUntil: number; staleUntil: number }>();
    const sizeOfModel = () =>
      [...model.values()].reduce((size, { answer }) => size + answer.text.length, 0);
    let kept = 0;
    for (const step of steps) {
      if (step.kind === 'wait') clock.set(clock.now() + step.seconds * 1000);
      else if (step.kind === 'forget') {
        cache.forget(step.key);
        model.delete(step.key);
      } else if (step.kind === 'keep') {
        const { key, text, seconds = 10 } = step;
        const answer = { text };
        cache.keep(key, answer, step.seconds === undefined ? {} : { seconds });
        model.delete(key);
        if (seconds === 0 || text.length > bytes) continue;
        kept += 1;
        const freshUntil = clock.now() + seconds * 1000;
        model.set(key, { answer, freshUntil, staleUntil: freshUntil + 20_000 });
        for (const oldest of model.keys()) if (sizeOfModel() > bytes) model.delete(oldest);
      } else {
        const known = model.get(step.key);
        const isThere = known !== undefined && clock.now() < known.staleUntil;
        const found = cache.find(step.key);
        expect(found?.answer).toBe(isThere ? known.answer : undefined);
        expect(found?.isFresh).toBe(isThere ? clock.now() < known.freshUntil : undefined);
        model.delete(step.key);
        if (isThere) model.set(step.key, known);
      }
      expect(cache.bytes()).toBe(sizeOfModel());
      // Each answer that was kept is there, or was told of once when it went.
      expect(new Set(dropped).size).toBe(dropped.length);
      expect(cache.entries().length + dropped.length).toBe(kept);
    }
  },
);

describe('an answer', () => {
  const start = () => {
    const clock = manualClock(10_000);
    const cache = createAnswerCache<Answer>({ clock, seconds: 10, bounds: { entries: 2 } });
    return { clock, cache };
  };

  test('is as old as it was made', () => {
    const { clock, cache } = start();
    cache.keep('a', { text: 'a' }, { at: 4_000 });
    clock.set(13_999);
    expect(cache.find('a')?.isFresh).toBe(true);
    clock.set(14_000);
    expect(cache.find('a')).toBeUndefined();
  });

  test('that replaces another stays as old as that', () => {
    const { clock, cache } = start();
    cache.keep('a', { text: 'a' });
    clock.set(19_999);
    cache.replace('a', { text: 'b' });
    cache.replace('none', { text: 'c' });
    expect(cache.entries()).toEqual([['a', { text: 'b' }]]);
    clock.set(20_000);
    expect(cache.find('a')).toBeUndefined();
  });

  test('that is looked at alone makes room like one that is not used', () => {
    const { cache } = start();
    for (const key of ['a', 'b']) cache.keep(key, { text: key });
    cache.look('a');
    cache.keep('c', { text: 'c' });
    expect(cache.look('a')).toBeUndefined();
    cache.find('b');
    cache.keep('d', { text: 'd' });
    expect(cache.look('b')?.answer).toEqual({ text: 'b' });
  });
});
